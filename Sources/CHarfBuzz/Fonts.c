#include "Objects.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

charfbuzz_face *charfbuzz_face_make(const uint8_t *bytes, size_t count, uint32_t index) {
  const harfbuzz *hb = harfbuzz_get();
  if (!hb || count > INT_MAX) return NULL;
  charfbuzz_face *face = calloc(1, sizeof *face);
  if (!face) return NULL;
  hb_blob_t *blob = hb->hb_blob_create((const char *)bytes, (unsigned)count, hb_memory_duplicate, NULL, NULL);
  face->hb = hb;
  face->face = hb->hb_face_create(blob, index);
  hb->hb_face_make_immutable(face->face);
  hb->hb_blob_destroy(blob);
  return face;
}

void charfbuzz_face_free(charfbuzz_face *face) {
  face->hb->hb_face_destroy(face->face);
  free(face);
}

charfbuzz_font *charfbuzz_font_make(charfbuzz_face *face, int32_t scale, const charfbuzz_variation *variations,
                                    size_t count) {
  charfbuzz_font *font = calloc(1, sizeof *font);
  hb_variation_t *places = calloc(count ? count : 1, sizeof *places);
  if (!font || !places) {
    free(font);
    free(places);
    return NULL;
  }
  for (size_t index = 0; index < count; index++)
    places[index] = (hb_variation_t){variations[index].tag, variations[index].value};
  font->hb = face->hb;
  font->font = font->hb->hb_font_create(face->face);
  font->hb->hb_font_set_scale(font->font, scale, scale);
  if (count) font->hb->hb_font_set_variations(font->font, places, (unsigned)count);
  font->hb->hb_font_make_immutable(font->font);
  free(places);
  return font;
}

void charfbuzz_font_free(charfbuzz_font *font) {
  font->hb->hb_font_destroy(font->font);
  free(font);
}

uint32_t charfbuzz_font_glyph(charfbuzz_font *font, uint32_t scalar) {
  uint32_t glyph = 0;
  return font->hb->hb_font_get_nominal_glyph(font->font, scalar, &glyph) ? glyph : 0;
}

int32_t charfbuzz_font_glyph_top(charfbuzz_font *font, uint32_t glyph) {
  charfbuzz_box box;
  return charfbuzz_glyph_box(font, glyph, &box) ? box.y : 0;
}

bool charfbuzz_glyph_box(charfbuzz_font *font, uint32_t glyph, charfbuzz_box *box) {
  hb_glyph_extents_t extents = {0};
  if (!font->hb->hb_font_get_glyph_extents(font->font, glyph, &extents)) return false;
  *box = (charfbuzz_box){extents.x_bearing, extents.y_bearing, extents.width, extents.height};
  return true;
}

charfbuzz_layer *charfbuzz_layers(charfbuzz_face *face, uint32_t glyph, size_t *count) {
  enum { most = 4096 };
  *count = 0;
  unsigned total = face->hb->hb_ot_color_glyph_get_layers(face->face, glyph, 0, NULL, NULL);
  if (!total) return NULL;
  unsigned length = total < most ? total : most;
  hb_ot_color_layer_t *layers = calloc(length, sizeof *layers);
  charfbuzz_layer *result = calloc(length, sizeof *result);
  if (layers && result) {
    face->hb->hb_ot_color_glyph_get_layers(face->face, glyph, 0, &length, layers);
    for (unsigned index = 0; index < length; index++)
      result[index] = (charfbuzz_layer){layers[index].glyph, layers[index].color_index};
    *count = length;
  }
  free(layers);
  return result;
}

uint32_t *charfbuzz_palette(charfbuzz_face *face, size_t *count) {
  *count = 0;
  unsigned length = face->hb->hb_ot_color_palette_get_colors(face->face, 0, 0, NULL, NULL);
  if (!length) return NULL;
  uint32_t *colors = calloc(length, sizeof *colors);
  if (!colors) return NULL;
  face->hb->hb_ot_color_palette_get_colors(face->face, 0, 0, &length, colors);
  *count = length;
  return colors;
}

uint8_t *charfbuzz_png(charfbuzz_font *font, uint32_t glyph, size_t *count) {
  *count = 0;
  hb_blob_t *blob = font->hb->hb_ot_color_glyph_reference_png(font->font, glyph);
  unsigned length = 0;
  const char *data = font->hb->hb_blob_get_data(blob, &length);
  uint8_t *bytes = length ? malloc(length) : NULL;
  if (bytes) {
    memcpy(bytes, data, length);
    *count = length;
  }
  font->hb->hb_blob_destroy(blob);
  return bytes;
}
