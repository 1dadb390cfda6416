// The files of the page that `snapshot report` writes, as bytes in the program.

#ifndef CREPORTPAGE_H
#define CREPORTPAGE_H

#include <stddef.h>

/// A text in UTF-8, which lives as long as the program.
typedef struct {
  const char *_Nonnull bytes;
  size_t count;
} creportpage_text;

/// The page, with names in double braces where values go: `{{title}}`.
creportpage_text creportpage_html(void);

/// The style sheet.
creportpage_text creportpage_style(void);

/// The statements of the script.
creportpage_text creportpage_script(void);

#endif
