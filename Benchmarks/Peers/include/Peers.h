// What Plumb is measured beside: libraries that draw, write and read PNGs, where they are installed, and what the
// machine's memory can do.

#ifndef PEERS_H
#define PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One step of a scene, in pixels.
typedef struct {
  enum { PEER_RECTANGLE, PEER_ROUNDED, PEER_BORDER, PEER_GRADIENT, PEER_TURNED, PEER_GROUP } kind;
  double x, y, width, height;
  /// Of the corners; of a group's clip, too.
  double radius;
  /// Of a border, inside of the rectangle.
  double line;
  /// Of `PEER_TURNED` about its centre, in radians.
  double angle;
  double red, green, blue;
  /// Of `PEER_GRADIENT` at the bottom right, the others being at the top left.
  double last_red, last_green, last_blue;
  /// Of a group, what remains of it.
  double alpha;
  /// How many of the steps that follow belong to a group.
  int count;
} peer_step;

/// A file in memory; a caller frees its bytes.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} peer_file;

/// Makes a file longer; false where memory runs out.
bool peer_file_append(peer_file *file, const void *bytes, size_t count);

typedef struct cairo_peer cairo_peer;

/// An opaque surface of cairo's; NULL where cairo is not installed.
cairo_peer *cairo_peer_create(int width, int height);

/// Clears the surface and draws a scene on it.
void cairo_peer_draw(cairo_peer *peer, const peer_step *steps, size_t count);

/// Encodes what was drawn as a PNG, by libpng as cairo calls it.
bool cairo_peer_encode(cairo_peer *peer, peer_file *file);

/// What was drawn: blue, green, red and nothing, `width * height` times.
const uint8_t *cairo_peer_pixels(cairo_peer *peer);

void cairo_peer_destroy(cairo_peer *peer);

/// The fastest ways to fill, copy and compare memory.
void memory_fill(void *bytes, int value, size_t count);
void memory_copy(void *bytes, const void *others, size_t count);
bool memory_equal(const void *bytes, const void *others, size_t count);

// Libraries that write a picture of 8-bit RGBA pixels as a PNG. Each answers false where it is not installed or fails.

/// libpng at what it is set to by itself, with alpha or without.
bool libpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, bool alpha, peer_file *file);

/// libdeflate's level 6 on RGB: the filter Up in rows that are those above them again, none in others.
bool libdeflate_encode(const uint8_t *pixels, uint32_t width, uint32_t height, peer_file *file);

/// libspng at what it is set to by itself, with alpha.
bool spng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, peer_file *file);

// Libraries that read a PNG as 8-bit RGBA pixels, as many as the caller knows that there are.

/// libpng, row by row.
bool libpng_decode_rows(const uint8_t *file, size_t count, uint8_t *pixels);

/// libpng's simplified face.
bool libpng_decode_simplified(const uint8_t *file, size_t count, uint8_t *pixels);

bool spng_decode(const uint8_t *file, size_t count, uint8_t *pixels, size_t pixels_count);

#endif
