// The part of HarfBuzz's interface that is called: types and functions as HarfBuzz 4 and later have them.

#ifndef HARFBUZZ_H
#define HARFBUZZ_H

#include <stddef.h>
#include <stdint.h>

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_unicode_funcs_t hb_unicode_funcs_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef struct hb_draw_state_t hb_draw_state_t;
typedef const struct hb_language_impl_t *hb_language_t;
typedef int hb_bool_t;

enum { hb_memory_duplicate = 0 };
enum { hb_left_to_right = 4, hb_right_to_left = 5 };
enum { hb_monotone_characters = 1 };

typedef struct {
  uint32_t codepoint, mask, cluster, private1, private2;
} hb_glyph_info_t;

typedef struct {
  int32_t x_advance, y_advance, x_offset, y_offset;
  uint32_t private1;
} hb_glyph_position_t;

typedef struct {
  uint32_t tag, value;
  unsigned start, end;
} hb_feature_t;

typedef struct {
  uint32_t tag;
  float value;
} hb_variation_t;

typedef struct {
  int32_t x_bearing, y_bearing, width, height;
} hb_glyph_extents_t;

typedef struct {
  uint32_t glyph;
  unsigned color_index;
} hb_ot_color_layer_t;

typedef void (*hb_draw_point_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, void *);
typedef void (*hb_draw_quadratic_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, float, float,
                                         void *);
typedef void (*hb_draw_cubic_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, float, float, float,
                                     float, void *);
typedef void (*hb_draw_close_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, void *);
typedef void (*hb_destroy_func_t)(void *);

/// Calls X with the result, the name and the parameters of each function.
#define HARFBUZZ_FUNCTIONS(X)                                                                                       \
  X(const char *, hb_version_string, (void))                                                                        \
  X(hb_blob_t *, hb_blob_create, (const char *, unsigned, int, void *, hb_destroy_func_t))                          \
  X(void, hb_blob_destroy, (hb_blob_t *))                                                                           \
  X(const char *, hb_blob_get_data, (hb_blob_t *, unsigned *))                                                      \
  X(hb_face_t *, hb_face_create, (hb_blob_t *, unsigned))                                                           \
  X(void, hb_face_make_immutable, (hb_face_t *))                                                                    \
  X(void, hb_face_destroy, (hb_face_t *))                                                                           \
  X(hb_font_t *, hb_font_create, (hb_face_t *))                                                                     \
  X(void, hb_font_set_scale, (hb_font_t *, int, int))                                                               \
  X(void, hb_font_set_variations, (hb_font_t *, const hb_variation_t *, unsigned))                                  \
  X(void, hb_font_make_immutable, (hb_font_t *))                                                                    \
  X(void, hb_font_destroy, (hb_font_t *))                                                                           \
  X(hb_bool_t, hb_font_get_nominal_glyph, (hb_font_t *, uint32_t, uint32_t *))                                      \
  X(hb_bool_t, hb_font_get_glyph_extents, (hb_font_t *, uint32_t, hb_glyph_extents_t *))                            \
  X(hb_buffer_t *, hb_buffer_create, (void))                                                                        \
  X(void, hb_buffer_destroy, (hb_buffer_t *))                                                                       \
  X(void, hb_buffer_set_cluster_level, (hb_buffer_t *, int))                                                        \
  X(void, hb_buffer_set_direction, (hb_buffer_t *, int))                                                            \
  X(void, hb_buffer_set_script, (hb_buffer_t *, uint32_t))                                                          \
  X(void, hb_buffer_set_language, (hb_buffer_t *, hb_language_t))                                                   \
  X(void, hb_buffer_add_utf32, (hb_buffer_t *, const uint32_t *, int, unsigned, int))                               \
  X(hb_bool_t, hb_buffer_allocation_successful, (hb_buffer_t *))                                                    \
  X(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *, unsigned *))                                      \
  X(hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *, unsigned *))                              \
  X(hb_bool_t, hb_shape_full, (hb_font_t *, hb_buffer_t *, const hb_feature_t *, unsigned, const char *const *))    \
  X(hb_language_t, hb_language_from_string, (const char *, int))                                                    \
  X(hb_unicode_funcs_t *, hb_unicode_funcs_get_default, (void))                                                     \
  X(uint32_t, hb_unicode_script, (hb_unicode_funcs_t *, uint32_t))                                                  \
  X(hb_draw_funcs_t *, hb_draw_funcs_create, (void))                                                                \
  X(void, hb_draw_funcs_set_move_to_func, (hb_draw_funcs_t *, hb_draw_point_func_t, void *, hb_destroy_func_t))     \
  X(void, hb_draw_funcs_set_line_to_func, (hb_draw_funcs_t *, hb_draw_point_func_t, void *, hb_destroy_func_t))     \
  X(void, hb_draw_funcs_set_quadratic_to_func,                                                                      \
    (hb_draw_funcs_t *, hb_draw_quadratic_func_t, void *, hb_destroy_func_t))                                       \
  X(void, hb_draw_funcs_set_cubic_to_func, (hb_draw_funcs_t *, hb_draw_cubic_func_t, void *, hb_destroy_func_t))    \
  X(void, hb_draw_funcs_set_close_path_func, (hb_draw_funcs_t *, hb_draw_close_func_t, void *, hb_destroy_func_t))  \
  X(void, hb_draw_funcs_make_immutable, (hb_draw_funcs_t *))                                                        \
  X(unsigned, hb_ot_color_glyph_get_layers, (hb_face_t *, uint32_t, unsigned, unsigned *, hb_ot_color_layer_t *))   \
  X(unsigned, hb_ot_color_palette_get_colors, (hb_face_t *, unsigned, unsigned, unsigned *, uint32_t *))            \
  X(hb_blob_t *, hb_ot_color_glyph_reference_png, (hb_font_t *, uint32_t))

/// The functions, by their names.
#define DECLARE(result, name, parameters) result(*name) parameters;
typedef struct {
  HARFBUZZ_FUNCTIONS(DECLARE)
  /// Draws a glyph: `hb_font_draw_glyph`, or under its name before HarfBuzz 7 `hb_font_get_glyph_shape`.
  void (*draw_glyph)(hb_font_t *, uint32_t, hb_draw_funcs_t *, void *);
  /// The properties of code points.
  hb_unicode_funcs_t *unicode;
  /// The functions that append to an outline.
  hb_draw_funcs_t *outline;
} harfbuzz;
#undef DECLARE

/// Returns the loaded functions; NULL if they cannot be loaded.
const harfbuzz *harfbuzz_get(void);

/// Returns functions that append elements to the `outline` that drawing passes on.
hb_draw_funcs_t *harfbuzz_outline_funcs(const harfbuzz *functions);

#endif
