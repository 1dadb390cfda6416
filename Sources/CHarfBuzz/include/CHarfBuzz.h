// Shaping and outlines of font files by HarfBuzz, which is loaded when it is first needed.

#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Loads HarfBuzz once, from any thread, and returns NULL, or why it cannot be loaded, in one line.
const char *_Nullable charfbuzz_load(void);

/// Returns whether the library was loaded, or was found to be missing.
bool charfbuzz_is_asked_for(void);

/// Returns the version of HarfBuzz, as "6.0.0"; NULL if it cannot be loaded.
const char *_Nullable charfbuzz_version(void);

/// A font of a file, which is never changed, so that all threads may use it.
typedef struct charfbuzz_face charfbuzz_face;

/// Returns the font with a number in a file, whose bytes are copied; NULL without HarfBuzz or memory.
///
/// Damaged tables count as absent.
charfbuzz_face *_Nullable charfbuzz_face_make(const uint8_t *_Nonnull bytes, size_t count, uint32_t index);

void charfbuzz_face_free(charfbuzz_face *_Nonnull face);

/// A font at a place of its axes, and in a scale; never changed, too.
typedef struct charfbuzz_font charfbuzz_font;

/// A place on an axis.
typedef struct {
  uint32_t tag;
  float value;
} charfbuzz_variation;

/// Returns a font in which an em is `scale` units long; NULL without memory.
charfbuzz_font *_Nullable charfbuzz_font_make(charfbuzz_face *_Nonnull face, int32_t scale,
                                              const charfbuzz_variation *_Nullable variations, size_t count);

void charfbuzz_font_free(charfbuzz_font *_Nonnull font);

/// Returns the number of the glyph of a code point; 0 if there is none.
uint32_t charfbuzz_font_glyph(charfbuzz_font *_Nonnull font, uint32_t scalar);

/// Returns the distance from the baseline up to the top of a glyph, in units; 0 if that is not known.
int32_t charfbuzz_font_glyph_top(charfbuzz_font *_Nonnull font, uint32_t glyph);

/// Returns the script of a code point as a tag, as 'Latn'; 'Zyyy', 'Zinh' and 'Zzzz' belong to any.
uint32_t charfbuzz_script(uint32_t scalar);

/// A feature of a font that is set for all of a text.
typedef struct {
  uint32_t tag;
  uint32_t value;
} charfbuzz_feature;

/// A glyph; lengths are in units, y up.
typedef struct {
  uint32_t glyph;
  /// The index of the first code point of the glyph.
  uint32_t cluster;
  int32_t advance, x, y;
} charfbuzz_glyph;

/// The text to shape: a part of one script and direction of a text that is its context.
typedef struct {
  const uint32_t *_Nonnull scalars;
  size_t count, start, length;
  uint32_t script;
  bool is_right_to_left;
  /// The language as a tag of BCP 47; NULL if it is not known.
  const char *_Nullable language;
} charfbuzz_text;

/// Shapes a text, and returns its glyphs, to be freed; NULL for none, for more than 64 a code point, or without memory.
///
/// Clusters are in the order of the text, and the glyphs of each from left to right. Text from right to left has mirrored
/// characters.
charfbuzz_glyph *_Nullable charfbuzz_shape(charfbuzz_font *_Nonnull font, const charfbuzz_text *_Nonnull text,
                                           const charfbuzz_feature *_Nullable features, size_t feature_count,
                                           size_t *_Nonnull count);

/// The kinds of elements of an outline, with the number of their points.
enum {
  charfbuzz_move = 0,
  charfbuzz_line = 1,
  charfbuzz_quad = 2,
  charfbuzz_cubic = 3,
  charfbuzz_close = 4,
};

/// An element of an outline, in units, y up; its end is its last point.
typedef struct {
  int32_t kind;
  float x[3], y[3];
} charfbuzz_element;

/// Returns the elements of a glyph's outline, to be freed; NULL for none, for too many, or without memory.
charfbuzz_element *_Nullable charfbuzz_outline(charfbuzz_font *_Nonnull font, uint32_t glyph, size_t *_Nonnull count);

/// A layer of a glyph in colours; a colour of 0xFFFF is that of the text.
typedef struct {
  uint32_t glyph;
  uint32_t color;
} charfbuzz_layer;

/// Returns the layers of a glyph, the lowest first, to be freed; NULL if it is of one colour.
charfbuzz_layer *_Nullable charfbuzz_layers(charfbuzz_face *_Nonnull face, uint32_t glyph, size_t *_Nonnull count);

/// Returns the colours of the first palette as BGRA, the blue in the highest byte, to be freed; NULL for none.
uint32_t *_Nullable charfbuzz_palette(charfbuzz_face *_Nonnull face, size_t *_Nonnull count);

/// Returns the largest picture of a glyph, the bytes of a PNG, to be freed; NULL if it has none.
uint8_t *_Nullable charfbuzz_png(charfbuzz_font *_Nonnull font, uint32_t glyph, size_t *_Nonnull count);

/// The box of a glyph in units: its upper left corner, y up, and its size, whose height is negative.
typedef struct {
  int32_t x, y, width, height;
} charfbuzz_box;

/// Finds the box of a glyph; returns false if there is none.
bool charfbuzz_glyph_box(charfbuzz_font *_Nonnull font, uint32_t glyph, charfbuzz_box *_Nonnull box);

/// Frees what a function returned to be freed.
void charfbuzz_free(void *_Nullable memory);

#endif
