// The files of the page that `snapshot watch` serves, as bytes in the program.

#ifndef CWATCHPAGE_H
#define CWATCHPAGE_H

#include <stddef.h>

/// A text in UTF-8, which lives as long as the program.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
} cwatchpage_text;

/// The page.
cwatchpage_text cwatchpage_html(void);

/// The style sheet.
cwatchpage_text cwatchpage_style(void);

/// The statements of the script.
cwatchpage_text cwatchpage_script(void);

#endif
