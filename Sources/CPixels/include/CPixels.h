// Runs of pixels: filled, composited, faded, compared and coloured by gradients, many at a time. The arithmetic is that
// of integers, and for gradients of doubles with each operation rounded separately: so every implementation gives the
// same bytes.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A run of pixels of one row with the same coverage.
typedef struct {
  /// The columns from `start` up to, not including, `end`.
  ptrdiff_t start, end;
  /// The covered fraction of each pixel, in 255ths.
  uint8_t coverage;
} cpixels_span;

/// A colour in straight channels.
typedef struct {
  uint8_t red, green, blue, alpha;
} cpixels_color;

/// An implementation of the kernels.
///
/// Pixels are four bytes each, premultiplied, the alpha last. Products of two fractions of 255 are round(a·b / 255),
/// each rounded separately.
typedef struct {
  /// Sets all pixels to `pixel`.
  void (*fill)(uint8_t *pixels, uint32_t pixel, size_t count);
  /// Composites a colour over the spans of consecutive rows of `width` pixels, the first of which is in column `first`.
  ///
  /// The colour's alpha is multiplied by the coverage first, then its channels by that alpha.
  void (*spans)(uint8_t *pixels, ptrdiff_t first, size_t width, size_t rows, cpixels_color color,
                const cpixels_span *spans, size_t span_count);
  /// Composites a colour over the coverage of a mask of `count` columns, whose rows begin `covered` bytes apart.
  ///
  /// The rows of pixels begin `width` pixels apart; the colour is that of `spans`.
  void (*mask)(uint8_t *pixels, size_t width, const uint8_t *coverage, size_t covered, size_t count, size_t rows,
               cpixels_color color);
  /// Composites pixels over others, faded to `opacity` first and then to `coverage`.
  void (*composite)(uint8_t *pixels, const uint8_t *sources, uint8_t opacity, uint8_t coverage, size_t count);
  /// Sets consecutive rows to copies of a row of `width` pixels.
  void (*repeat)(uint8_t *pixels, const uint8_t *row, size_t width, size_t rows);
} cpixels_kernels;

/// The kernels in 128 bits, which all machines have.
extern const cpixels_kernels cpixels_narrow;

/// Returns the kernels in 256 bits; NULL if the machine does not have them.
const cpixels_kernels *cpixels_wide(void);

/// The difference of two runs of pixels; all zero if they are equal.
typedef struct {
  /// The number of pixels that differ.
  size_t count;
  /// The index of the first that differs, and the index after the last.
  size_t first, end;
  /// The largest difference of one channel in a pixel.
  uint8_t largest;
} cpixels_difference;

/// A function that compares the pixels of two runs.
typedef cpixels_difference (*cpixels_compare)(const uint8_t *one, const uint8_t *other, size_t count);

/// The comparison in 128 bits, and in 256, or NULL.
extern const cpixels_compare cpixels_compare_narrow;
cpixels_compare cpixels_compare_wide(void);

/// The line of a gradient, which determines the parameter t of a point (x, y).
typedef struct {
  /// The transform to the gradient's own space: (a·x + c·y + tx, b·x + d·y + ty).
  double a, b, c, d, tx, ty;
  /// The point at which t is 0, and the vector from there to that at which it is 1.
  double start_x, start_y, dx, dy;
} cpixels_line;

/// A range of parameters in which colours are interpolated linearly.
typedef struct {
  /// The bounds of the range, which may be infinite.
  double low, high;
  /// The location of the first colour, and the distance to the second. t is clamped to 0…1.
  double location, length;
  /// The channels of the first colour from 0 to 1, red first, and their differences to the second; premultiplied, or
  /// straight if `straight`.
  double channels[4], change[4];
  bool straight;
  /// The value of a channel of 1, 0 to 255.
  double opacity;
} cpixels_stretch;

/// A function that colours pixels by their centres, and returns the number of coloured pixels.
///
/// It begins at a column of a row, and ends before the first pixel whose parameter is NaN or outside of the stretch.
typedef size_t (*cpixels_gradient)(uint8_t *pixels, ptrdiff_t column, ptrdiff_t row, size_t count,
                                   const cpixels_line *line, const cpixels_stretch *stretch);

/// The gradient in 128 bits, and in 256, or NULL.
extern const cpixels_gradient cpixels_gradient_narrow;
cpixels_gradient cpixels_gradient_wide(void);

#endif
