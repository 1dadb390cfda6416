// Runs of pixels: filled, composited, faded and compared many at a time. Whole numbers only, so that every way of doing
// it gives the same bytes.

#ifndef CPIXELS_H
#define CPIXELS_H

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
  /// Composites a colour over what spans cover of a row of `count` pixels, the first of which is in column `first`. Its
  /// alpha is faded to the coverage first, then its channels to that alpha.
  void (*spans)(uint8_t *pixels, ptrdiff_t first, size_t count, cpixels_color color, const cpixels_span *spans,
                size_t span_count);
  /// Composites pixels over others, faded to `opacity` first and then to `coverage`.
  void (*composite)(uint8_t *pixels, const uint8_t *sources, uint8_t opacity, uint8_t coverage, size_t count);
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

#endif
