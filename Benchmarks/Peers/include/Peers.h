// The references for Plumb's benchmarks: the installed libraries that draw, write and read PNGs, and the speed of the
// machine's memory.

#ifndef PEERS_H
#define PEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One step of a scene, in pixels.
typedef struct {
  enum { PEER_RECTANGLE, PEER_ROUNDED, PEER_BORDER, PEER_GRADIENT, PEER_TURNED, PEER_GROUP } kind;
  double x, y, width, height;
  /// The radius of the corners, or of those of a group's clip.
  double radius;
  /// The width of a border, inside the rectangle.
  double line;
  /// The angle of `PEER_TURNED` about its centre, in radians.
  double angle;
  double red, green, blue;
  /// The colour of `PEER_GRADIENT` at the bottom right; the other colour is at the top left.
  double last_red, last_green, last_blue;
  /// The alpha component, or the opacity of a group.
  double alpha;
  /// The number of the following steps that belong to a group.
  int count;
} peer_step;

/// A file in memory, whose bytes the caller frees.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} peer_file;

/// Appends bytes to a file, and returns false if memory is exhausted.
bool peer_file_append(peer_file *file, const void *bytes, size_t count);

typedef struct cairo_peer cairo_peer;

/// Returns an opaque surface of cairo's, or NULL if cairo is not installed.
cairo_peer *cairo_peer_create(int width, int height);

/// Clears the surface and draws a scene on it.
void cairo_peer_draw(cairo_peer *peer, const peer_step *steps, size_t count);

/// Encodes the drawing as a PNG, with cairo's use of libpng.
bool cairo_peer_encode(cairo_peer *peer, peer_file *file);

/// Returns the pixels of the drawing: blue, green, red and an unused byte, `width * height` times.
const uint8_t *cairo_peer_pixels(cairo_peer *peer);

void cairo_peer_destroy(cairo_peer *peer);

/// The fastest ways to fill, copy and compare memory.
void memory_fill(void *bytes, int value, size_t count);
void memory_copy(void *bytes, const void *others, size_t count);
bool memory_equal(const void *bytes, const void *others, size_t count);

/// Returns the bytes that the program has taken from its heap.
size_t memory_in_use(void);

// Writers of 8-bit RGBA pixels as a PNG. Each returns false if its library is not installed, or if it fails.

/// Encodes with libpng in its default settings, with alpha or without.
bool libpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, bool alpha, peer_file *file);

/// Encodes RGB with libdeflate's level 6, with the filter Up in rows that equal the row above, and none in others.
bool libdeflate_encode(const uint8_t *pixels, uint32_t width, uint32_t height, peer_file *file);

/// Encodes with libspng in its default settings, with alpha.
bool spng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, peer_file *file);

// Readers of a PNG as 8-bit RGBA pixels, whose number the caller knows.

/// Decodes row by row with libpng.
bool libpng_decode_rows(const uint8_t *file, size_t count, uint8_t *pixels);

/// Decodes with libpng's simplified API.
bool libpng_decode_simplified(const uint8_t *file, size_t count, uint8_t *pixels);

bool spng_decode(const uint8_t *file, size_t count, uint8_t *pixels, size_t pixels_count);

#endif
