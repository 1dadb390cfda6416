// The files of the page, embedded by the compiler as they stand in `Page`; a change of one has this compiled again, in a
// tenth of a second. Arrays in Swift, as the package manager's `embedInCode` makes them, take ten seconds and more.

#include "CReportPage.h"

// Every compiler that builds the package knows #embed, in any version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char html[] = {
#embed "Page/report.html"
};

static const char style[] = {
// Colours, type and what all controls share. A colour has its light and its dark value in one place.
#embed "Page/base.css"
  ,
// The bar and the two panes; the filters, and the list of all cases by their causes.
#embed "Page/panes.css"
  ,
// The page before a snapshot is chosen, and that of a cause.
#embed "Page/overview.css"
  ,
// A snapshot's head, and why it differs.
#embed "Page/snapshot.css"
  ,
// The decisions about snapshots.
#embed "Page/decisions.css"
  ,
// The pictures, in each way of looking at them; layout trees side by side.
#embed "Page/stage.css"
};

// Texts of the report become text nodes and attributes, never markup.
static const char script[] = {
// The values of the report, and how elements are made of them.
#embed "Page/values.js"
  ,
// The state of the page, and its address.
#embed "Page/state.js"
  ,
// The decisions about snapshots, and their file.
#embed "Page/decisions.js"
  ,
// The filters, and all cases by their causes.
#embed "Page/list.js"
  ,
// The page before a snapshot is chosen, and that of a cause.
#embed "Page/overview.js"
  ,
// A snapshot: its head, and why it differs.
#embed "Page/snapshot.js"
  ,
// Pictures that move: frames, and the slider over them.
#embed "Page/frames.js"
  ,
// The pictures of a snapshot, and the choice of how to look at them.
#embed "Page/stage.js"
  ,
// The content of each mode.
#embed "Page/views.js"
  ,
// A few pixels of both pictures, enlarged, around a place that moves.
#embed "Page/loupe.js"
  ,
// Layout trees side by side: rows that are the same stand at the same height.
#embed "Page/trees.js"
  ,
// Keys, links, copying, and the start of it all.
#embed "Page/keys.js"
};

creportpage_text creportpage_html(void) {
  return (creportpage_text){html, sizeof html};
}

creportpage_text creportpage_style(void) {
  return (creportpage_text){style, sizeof style};
}

creportpage_text creportpage_script(void) {
  return (creportpage_text){script, sizeof script};
}
