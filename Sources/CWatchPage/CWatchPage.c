// The files of the page, embedded by the compiler as they stand in `Page`.

#include "CWatchPage.h"

// Every compiler that builds the package knows #embed, in any version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char html[] = {
#embed "Page/watch.html"
};

static const char style[] = {
// Colours, type and what all controls share.
#embed "../CReportPage/Page/base.css"
  ,
// The bar, the panes, the list, the choices and the pictures.
#embed "Page/watch.css"
  ,
// The views of a picture, errors and findings.
#embed "Page/details.css"
};

static const char script[] = {
// Elements, and requests to the server.
#embed "Page/values.js"
  ,
// The list of specs and previews, and the variants to choose.
#embed "Page/choices.js"
  ,
// The pictures side by side, in each way of looking at them.
#embed "Page/cells.js"
  ,
// The views of a picture: the one under the pointer, the pinned one, and where keys lead from it.
#embed "Page/views.js"
  ,
// Errors and findings.
#embed "Page/problems.js"
  ,
// Refreshing, keys, and the start of it all.
#embed "Page/start.js"
};

cwatchpage_text cwatchpage_html(void) {
  return (cwatchpage_text){html, sizeof html};
}

cwatchpage_text cwatchpage_style(void) {
  return (cwatchpage_text){style, sizeof style};
}

cwatchpage_text cwatchpage_script(void) {
  return (cwatchpage_text){script, sizeof script};
}
