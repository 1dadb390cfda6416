#include "Objects.h"

#include <stdlib.h>

enum { most_elements = 1 << 17 };

/// The elements of an outline so far.
typedef struct {
  charfbuzz_element *elements;
  size_t count, capacity;
  bool has_failed;
} outline;

static void append(outline *path, charfbuzz_element element) {
  if (path->has_failed) return;
  if (path->count == path->capacity) {
    size_t capacity = path->capacity ? 2 * path->capacity : 64;
    charfbuzz_element *moved =
        capacity > most_elements ? NULL : realloc(path->elements, capacity * sizeof *moved);
    if (!moved) {
      path->has_failed = true;
      return;
    }
    path->elements = moved;
    path->capacity = capacity;
  }
  path->elements[path->count++] = element;
}

static void move_to(hb_draw_funcs_t *funcs, void *path, hb_draw_state_t *state, float x, float y, void *data) {
  (void)funcs, (void)state, (void)data;
  append(path, (charfbuzz_element){charfbuzz_move, {x}, {y}});
}

static void line_to(hb_draw_funcs_t *funcs, void *path, hb_draw_state_t *state, float x, float y, void *data) {
  (void)funcs, (void)state, (void)data;
  append(path, (charfbuzz_element){charfbuzz_line, {x}, {y}});
}

static void quad_to(hb_draw_funcs_t *funcs, void *path, hb_draw_state_t *state, float x1, float y1, float x, float y,
                    void *data) {
  (void)funcs, (void)state, (void)data;
  append(path, (charfbuzz_element){charfbuzz_quad, {x1, x}, {y1, y}});
}

static void cubic_to(hb_draw_funcs_t *funcs, void *path, hb_draw_state_t *state, float x1, float y1, float x2, float y2,
                     float x, float y, void *data) {
  (void)funcs, (void)state, (void)data;
  append(path, (charfbuzz_element){charfbuzz_cubic, {x1, x2, x}, {y1, y2, y}});
}

static void close_path(hb_draw_funcs_t *funcs, void *path, hb_draw_state_t *state, void *data) {
  (void)funcs, (void)state, (void)data;
  append(path, (charfbuzz_element){charfbuzz_close, {0}, {0}});
}

hb_draw_funcs_t *harfbuzz_outline_funcs(const harfbuzz *hb) {
  hb_draw_funcs_t *funcs = hb->hb_draw_funcs_create();
  hb->hb_draw_funcs_set_move_to_func(funcs, move_to, NULL, NULL);
  hb->hb_draw_funcs_set_line_to_func(funcs, line_to, NULL, NULL);
  hb->hb_draw_funcs_set_quadratic_to_func(funcs, quad_to, NULL, NULL);
  hb->hb_draw_funcs_set_cubic_to_func(funcs, cubic_to, NULL, NULL);
  hb->hb_draw_funcs_set_close_path_func(funcs, close_path, NULL, NULL);
  hb->hb_draw_funcs_make_immutable(funcs);
  return funcs;
}

charfbuzz_element *charfbuzz_outline(charfbuzz_font *font, uint32_t glyph, size_t *count) {
  outline path = {0};
  font->hb->draw_glyph(font->font, glyph, font->hb->outline, &path);
  *count = path.has_failed ? 0 : path.count;
  if (*count) return path.elements;
  free(path.elements);
  return NULL;
}
