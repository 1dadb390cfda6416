#include <dlfcn.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "Peers.h"

// Declarations of the used part of cairo's API. The library is loaded at run time, so that its headers are not needed.
typedef struct cairo cairo_t;
typedef struct cairo_surface cairo_surface_t;
typedef struct cairo_pattern cairo_pattern_t;
typedef int (*cairo_write)(void *closure, const unsigned char *bytes, unsigned int count);

struct cairo_peer {
  cairo_surface_t *surface;
  cairo_t *context;
  int width, height;
};

static cairo_surface_t *(*image_surface_create)(int, int, int);
static unsigned char *(*image_surface_get_data)(cairo_surface_t *);
static int (*surface_write_to_png_stream)(cairo_surface_t *, cairo_write, void *);
static void (*surface_flush)(cairo_surface_t *), (*surface_destroy)(cairo_surface_t *);
static cairo_t *(*create)(cairo_surface_t *);
static void (*destroy)(cairo_t *), (*save)(cairo_t *), (*restore)(cairo_t *), (*clip)(cairo_t *), (*fill)(cairo_t *);
static void (*paint)(cairo_t *), (*new_path)(cairo_t *), (*close_path)(cairo_t *), (*push_group)(cairo_t *);
static void (*pop_group_to_source)(cairo_t *), (*stroke)(cairo_t *);
static void (*set_operator)(cairo_t *, int);
static void (*set_line_width)(cairo_t *, double), (*rotate)(cairo_t *, double);
static void (*translate)(cairo_t *, double, double), (*paint_with_alpha)(cairo_t *, double);
static void (*set_source_rgba)(cairo_t *, double, double, double, double);
static void (*rectangle)(cairo_t *, double, double, double, double);
static void (*arc)(cairo_t *, double, double, double, double, double);
static cairo_pattern_t *(*pattern_create_linear)(double, double, double, double);
static void (*pattern_add_color_stop_rgb)(cairo_pattern_t *, double, double, double, double);
static void (*pattern_destroy)(cairo_pattern_t *), (*set_source)(cairo_t *, cairo_pattern_t *);

static bool load(void) {
  void *library = dlopen("libcairo.so.2", RTLD_NOW);
  if (!library) return false;
  bool found = true;
#define FIND(name) found &= (*(void **)&name = dlsym(library, "cairo_" #name)) != NULL
  FIND(image_surface_create); FIND(image_surface_get_data); FIND(surface_write_to_png_stream);
  FIND(surface_flush); FIND(surface_destroy); FIND(create); FIND(destroy); FIND(save); FIND(restore);
  FIND(clip); FIND(fill); FIND(paint); FIND(new_path); FIND(close_path); FIND(push_group);
  FIND(pop_group_to_source); FIND(stroke); FIND(set_operator); FIND(set_line_width); FIND(rotate);
  FIND(translate); FIND(paint_with_alpha); FIND(set_source_rgba); FIND(rectangle); FIND(arc);
  FIND(pattern_create_linear); FIND(pattern_add_color_stop_rgb); FIND(pattern_destroy); FIND(set_source);
#undef FIND
  return found;
}

cairo_peer *cairo_peer_create(int width, int height) {
  if (!create && !load()) return NULL;
  cairo_peer *peer = malloc(sizeof *peer);
  if (!peer) return NULL;
  peer->surface = image_surface_create(1, width, height);  // RGB24: pictures are opaque.
  peer->context = create(peer->surface);
  peer->width = width;
  peer->height = height;
  return peer;
}

static void rounded(cairo_t *context, double x, double y, double width, double height, double radius) {
  if (radius <= 0) {
    rectangle(context, x, y, width, height);
    return;
  }
  new_path(context);
  arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  arc(context, x + radius, y + radius, radius, M_PI, M_PI * 3 / 2);
  close_path(context);
}

static void draw_gradient(cairo_t *context, const peer_step *step) {
  cairo_pattern_t *colours = pattern_create_linear(step->x, step->y, step->x + step->width, step->y + step->height);
  pattern_add_color_stop_rgb(colours, 0, step->red, step->green, step->blue);
  pattern_add_color_stop_rgb(colours, 1, step->last_red, step->last_green, step->last_blue);
  set_source(context, colours);
  rectangle(context, step->x, step->y, step->width, step->height);
  fill(context);
  pattern_destroy(colours);
}

static void draw_shape(cairo_t *context, const peer_step *step) {
  set_source_rgba(context, step->red, step->green, step->blue, step->alpha);
  double inset = step->line / 2;
  switch (step->kind) {
    case PEER_BORDER:
      rounded(context, step->x + inset, step->y + inset, step->width - step->line, step->height - step->line,
              step->radius - inset);
      set_line_width(context, step->line);
      stroke(context);
      return;
    case PEER_GRADIENT:
      draw_gradient(context, step);
      return;
    case PEER_TURNED:
      save(context);
      translate(context, step->x + step->width / 2, step->y + step->height / 2);
      rotate(context, step->angle);
      rectangle(context, -step->width / 2, -step->height / 2, step->width, step->height);
      fill(context);
      restore(context);
      return;
    default:
      rounded(context, step->x, step->y, step->width, step->height, step->radius);
      fill(context);
  }
}

void cairo_peer_draw(cairo_peer *peer, const peer_step *steps, size_t count) {
  cairo_t *context = peer->context;
  set_operator(context, 0);  // Clear.
  paint(context);
  set_operator(context, 2);  // Over.
  for (size_t index = 0; index < count; index++) {
    const peer_step *step = &steps[index];
    if (step->kind != PEER_GROUP) {
      draw_shape(context, step);
      continue;
    }
    save(context);
    rounded(context, step->x, step->y, step->width, step->height, step->radius);
    clip(context);
    push_group(context);
    for (int member = 1; member <= step->count; member++) draw_shape(context, &steps[index + member]);
    pop_group_to_source(context);
    paint_with_alpha(context, step->alpha);
    restore(context);
    index += step->count;
  }
  surface_flush(peer->surface);
}

static int append(void *file, const unsigned char *bytes, unsigned int count) {
  return peer_file_append(file, bytes, count) ? 0 : 1;
}

bool cairo_peer_encode(cairo_peer *peer, peer_file *file) {
  return surface_write_to_png_stream(peer->surface, append, file) == 0;
}

const uint8_t *cairo_peer_pixels(cairo_peer *peer) { return image_surface_get_data(peer->surface); }

void cairo_peer_destroy(cairo_peer *peer) {
  destroy(peer->context);
  surface_destroy(peer->surface);
  free(peer);
}
