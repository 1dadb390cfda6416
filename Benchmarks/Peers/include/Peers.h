// What Plumb's drawing is measured beside: cairo, where it is installed, and what the machine's memory can do.

#ifndef PEERS_H
#define PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One step of a scene, in pixels.
typedef struct {
  enum { PEER_RECTANGLE, PEER_ROUNDED, PEER_BORDER, PEER_TURNED, PEER_GROUP } kind;
  double x, y, width, height;
  /// Of the corners; of a group's clip, too.
  double radius;
  /// Of a border, inside of the rectangle.
  double line;
  /// Of `PEER_TURNED` about its centre, in radians.
  double angle;
  double red, green, blue;
  /// Of a group, what remains of it.
  double alpha;
  /// How many of the steps that follow belong to a group.
  int count;
} peer_step;

typedef struct cairo_peer cairo_peer;

/// A surface of cairo's; NULL where cairo is not installed.
cairo_peer *cairo_peer_create(int width, int height);

/// Clears the surface and draws a scene on it.
void cairo_peer_draw(cairo_peer *peer, const peer_step *steps, size_t count);

/// Encodes what was drawn as a PNG, by libpng as cairo calls it, and answers its size.
size_t cairo_peer_encode(cairo_peer *peer);

/// What was drawn: blue, green, red and alpha, `width * height` times.
const uint8_t *cairo_peer_pixels(cairo_peer *peer);

void cairo_peer_destroy(cairo_peer *peer);

/// The fastest ways to fill, copy and compare memory.
void memory_fill(void *bytes, int value, size_t count);
void memory_copy(void *bytes, const void *others, size_t count);
bool memory_equal(const void *bytes, const void *others, size_t count);

#endif
