// Runs of pixels: filled, composited and faded many at a time. Whole numbers only, so that every way of doing it gives
// the same bytes.

#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// One way of doing it. Pixels are four bytes each, premultiplied, the alpha last. Products of two shares of 255 are
/// round(a·b / 255), each rounded on its own.
typedef struct {
  /// Makes all pixels `pixel`.
  void (*fill)(uint8_t *pixels, uint32_t pixel, size_t count);
  /// Composites one pixel over all.
  void (*over)(uint8_t *pixels, uint32_t source, size_t count);
  /// Composites pixels over others, faded to `opacity` first and then to `coverage`.
  void (*composite)(uint8_t *pixels, const uint8_t *sources, uint8_t opacity, uint8_t coverage, size_t count);
} cpixels_kernels;

/// As many as 128 bits hold, which all machines have.
extern const cpixels_kernels cpixels_narrow;

/// As many as 256 bits hold; NULL where the machine has nothing for so many.
const cpixels_kernels *cpixels_wide(void);

#endif
