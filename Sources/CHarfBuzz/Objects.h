// The objects behind the opaque types of the interface.

#ifndef OBJECTS_H
#define OBJECTS_H

#include "CHarfBuzz.h"
#include "HarfBuzz.h"

struct charfbuzz_face {
  const harfbuzz *hb;
  hb_face_t *face;
};

struct charfbuzz_font {
  const harfbuzz *hb;
  hb_font_t *font;
};

#endif
