#include "Objects.h"

#include <limits.h>
#include <stdlib.h>

uint32_t charfbuzz_script(uint32_t scalar) {
  const harfbuzz *hb = harfbuzz_get();
  return hb ? hb->hb_unicode_script(hb->unicode, scalar) : 0;
}

/// Returns a buffer with a text; NULL without memory.
static hb_buffer_t *make_buffer(const harfbuzz *hb, const charfbuzz_text *text) {
  hb_buffer_t *buffer = hb->hb_buffer_create();
  hb->hb_buffer_set_cluster_level(buffer, hb_monotone_characters);
  hb->hb_buffer_set_direction(buffer, text->is_right_to_left ? hb_right_to_left : hb_left_to_right);
  hb->hb_buffer_set_script(buffer, text->script);
  if (text->language) hb->hb_buffer_set_language(buffer, hb->hb_language_from_string(text->language, -1));
  hb->hb_buffer_add_utf32(buffer, text->scalars, (int)text->count, (unsigned)text->start, (int)text->length);
  if (hb->hb_buffer_allocation_successful(buffer)) return buffer;
  hb->hb_buffer_destroy(buffer);
  return NULL;
}

/// The largest number of glyphs for each code point. HarfBuzz makes up to 16384 of any text with a damaged font.
enum { most_glyphs = 64 };

/// Returns the glyphs of a buffer in the order of the text: its clusters are reversed, and none of them in itself.
static charfbuzz_glyph *glyphs(const harfbuzz *hb, hb_buffer_t *buffer, bool is_reversed, size_t most,
                               size_t *count) {
  unsigned length = 0;
  const hb_glyph_info_t *infos = hb->hb_buffer_get_glyph_infos(buffer, &length);
  const hb_glyph_position_t *positions = hb->hb_buffer_get_glyph_positions(buffer, &length);
  if (!infos || !positions || !length || length > most) return NULL;
  charfbuzz_glyph *result = calloc(length, sizeof *result);
  if (!result) return NULL;
  for (unsigned start = 0, end = 0; start < length; start = end) {
    while (end < length && infos[end].cluster == infos[start].cluster) end++;
    unsigned place = is_reversed ? length - end : start;
    for (unsigned index = start; index < end; index++, place++)
      result[place] = (charfbuzz_glyph){infos[index].codepoint, infos[index].cluster, positions[index].x_advance,
                                        positions[index].x_offset, positions[index].y_offset};
  }
  *count = length;
  return result;
}

charfbuzz_glyph *charfbuzz_shape(charfbuzz_font *font, const charfbuzz_text *text, const charfbuzz_feature *features,
                                 size_t feature_count, size_t *count) {
  // Other shapers, which some builds of HarfBuzz have, give other results.
  static const char *const shapers[] = {"ot", NULL};
  const harfbuzz *hb = font->hb;
  *count = 0;
  if (!text->length || text->count > INT_MAX) return NULL;
  hb_feature_t *set = calloc(feature_count ? feature_count : 1, sizeof *set);
  if (!set) return NULL;
  for (size_t index = 0; index < feature_count; index++)
    set[index] = (hb_feature_t){features[index].tag, features[index].value, 0, UINT_MAX};
  hb_buffer_t *buffer = make_buffer(hb, text);
  charfbuzz_glyph *result = NULL;
  if (buffer) {
    if (hb->hb_shape_full(font->font, buffer, set, (unsigned)feature_count, shapers))
      result = glyphs(hb, buffer, text->is_right_to_left, most_glyphs * text->length, count);
    hb->hb_buffer_destroy(buffer);
  }
  free(set);
  return result;
}
