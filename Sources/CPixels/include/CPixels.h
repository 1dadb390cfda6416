// Runs of pixels: filled, composited, faded, compared and given the colours of gradients, many at a time. Whole
// numbers only, and for gradients doubles, each operation rounded on its own: so every way of doing it gives the same
// bytes.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A run of pixels of one row, covered alike.
typedef struct {
  /// The columns from `start` up to, not including, `end`.
  ptrdiff_t start, end;
  /// The share of each pixel that is covered, in 255ths.
  uint8_t coverage;
} cpixels_span;

/// A colour whose channels are not multiplied by its alpha.
typedef struct {
  uint8_t red, green, blue, alpha;
} cpixels_color;

/// One way of doing it. Pixels are four bytes each, premultiplied, the alpha last. Products of two shares of 255 are
/// round(a·b / 255), each rounded on its own.
typedef struct {
  /// Makes all pixels `pixel`.
  void (*fill)(uint8_t *pixels, uint32_t pixel, size_t count);
  /// Composites a colour over what spans cover of rows of `width` pixels, one after the other in memory; the first
  /// pixel of each is in column `first`. Its alpha is faded to the coverage first, then its channels to that alpha.
  void (*spans)(uint8_t *pixels, ptrdiff_t first, size_t width, size_t rows, cpixels_color color,
                const cpixels_span *spans, size_t span_count);
  /// Composites pixels over others, faded to `opacity` first and then to `coverage`.
  void (*composite)(uint8_t *pixels, const uint8_t *sources, uint8_t opacity, uint8_t coverage, size_t count);
  /// Makes rows, one after the other in memory, copies of a row of `width` pixels.
  void (*repeat)(uint8_t *pixels, const uint8_t *row, size_t width, size_t rows);
} cpixels_kernels;

/// As many as 128 bits hold, which all machines have.
extern const cpixels_kernels cpixels_narrow;

/// As many as 256 bits hold; NULL where the machine has nothing for so many.
const cpixels_kernels *cpixels_wide(void);

/// How two runs of pixels differ; all zero where they do not.
typedef struct {
  /// The number of pixels that differ.
  size_t count;
  /// The place of the first that does, and the place after the last.
  size_t first, end;
  /// The largest difference of one channel in a pixel.
  uint8_t largest;
} cpixels_difference;

/// Compares the pixels of two runs.
typedef cpixels_difference (*cpixels_compare)(const uint8_t *one, const uint8_t *other, size_t count);

/// In 128 bits; in 256, or NULL.
extern const cpixels_compare cpixels_compare_narrow;
cpixels_compare cpixels_compare_wide(void);

/// What gives a point (x, y) its parameter t along the line of a gradient.
typedef struct {
  /// The map to the gradient's own space: (a·x + c·y + tx, b·x + d·y + ty).
  double a, b, c, d, tx, ty;
  /// Where t is 0, and the vector from there to where it is 1.
  double start_x, start_y, dx, dy;
} cpixels_line;

/// Parameters between which colours run evenly.
typedef struct {
  /// The least and the greatest; they may be infinite.
  double low, high;
  /// Where the first colour is, and how far from there the second. What t has beyond 0 and 1 does not count.
  double location, length;
  /// The channels of the first colour from 0 to 1, red first, and what the second has more; multiplied by alpha, or not
  /// if `straight`.
  double channels[4], change[4];
  bool straight;
  /// 0 to 255: what a channel of 1 becomes.
  double opacity;
} cpixels_stretch;

/// Gives pixels the colours of their centres, from a column of a row on, up to the first whose parameter is not in the
/// stretch or is no number; answers how many have theirs.
typedef size_t (*cpixels_gradient)(uint8_t *pixels, ptrdiff_t column, ptrdiff_t row, size_t count,
                                   const cpixels_line *line, const cpixels_stretch *stretch);

/// In 128 bits; in 256, or NULL.
extern const cpixels_gradient cpixels_gradient_narrow;
cpixels_gradient cpixels_gradient_wide(void);

#endif
