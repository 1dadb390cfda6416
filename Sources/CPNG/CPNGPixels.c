// The conversion of unfiltered rows to premultiplied pixels, red first; see `CPNGRows.c`.
#include "CPNG.h"
#include "CPNGVectors.h"

INLINE void expand_rgb(uint8_t *pixels, const uint8_t *row, size_t width) {
  size_t x = 0;
  // Sixteen bytes are loaded, of which twelve are used.
  for (; width - x >= 6; x += 4) {
    bytes16 loaded = load16(row + 3 * x);
    words4 four = (words4)__builtin_shufflevector(loaded, loaded, 0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11);
    store16(pixels + 4 * x, (bytes16)(four | ALPHA));
  }
  for (; x < width; x++) {
    uint32_t pixel = load_pixel(row + 3 * x, 3) | ALPHA;
    memcpy(pixels + 4 * x, &pixel, 4);
  }
}

#if defined(__x86_64__)
__attribute__((target("ssse3"))) static void expand_rgb_ssse3(uint8_t *pixels, const uint8_t *row, size_t width) {
  expand_rgb(pixels, row, width);
}
#endif

void cpng_expand_rgb(uint8_t *pixels, const uint8_t *row, size_t width) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) return expand_rgb_ssse3(pixels, row, width);
#endif
  expand_rgb(pixels, row, width);
}

// Multiplies all channels but alpha: round(c · a / 255).
INLINE uint32_t premultiplied(uint32_t stored) {
  uint32_t pixel = IN_ORDER(stored), alpha = pixel >> 24;
  uint32_t even = (pixel & 0xFF00FF) * alpha + 0x800080;
  uint32_t odd = (pixel >> 8 & 0xFF) * alpha + 0x80;
  even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
  odd = (odd + (odd >> 8)) & 0xFF00;
  return IN_ORDER(even | odd | alpha << 24);
}

INLINE words4 load4(const uint8_t *pixels) { return (words4)load16(pixels); }

void cpng_premultiply(uint8_t *pixels, const uint8_t *row, size_t width) {
  const words4 alphas = (words4){0} | ALPHA;
  size_t x = 0;
  while (width - x >= 16) {
    words4 v0 = load4(row + 4 * x), v1 = load4(row + 4 * x + 16);
    words4 v2 = load4(row + 4 * x + 32), v3 = load4(row + 4 * x + 48);
    bool is_opaque = is_zero16((bytes16)(~(v0 & v1 & v2 & v3) & alphas));
    if (is_opaque || is_zero16((bytes16)((v0 | v1 | v2 | v3) & alphas))) {
      words4 kept = is_opaque ? ~(words4){0} : (words4){0};
      store16(pixels + 4 * x, (bytes16)(v0 & kept));
      store16(pixels + 4 * x + 16, (bytes16)(v1 & kept));
      store16(pixels + 4 * x + 32, (bytes16)(v2 & kept));
      store16(pixels + 4 * x + 48, (bytes16)(v3 & kept));
      x += 16;
      continue;
    }
    for (size_t end = x + 16; x < end; x++) {
      store_pixel(pixels + 4 * x, premultiplied(load_pixel(row + 4 * x, 4)), 4);
    }
  }
  for (; x < width; x++) store_pixel(pixels + 4 * x, premultiplied(load_pixel(row + 4 * x, 4)), 4);
}

void cpng_look_up(uint8_t *pixels, const uint8_t *row, size_t width, const uint32_t *table) {
  size_t x = 0;
  for (; width - x >= 16; x += 16) {
    bytes16 loaded = load16(row + x);
    if (is_zero16(loaded ^ row[x])) {
      words4 four = (words4){0} | table[row[x]];
      for (size_t part = 0; part < 4; part++) store16(pixels + 4 * x + 16 * part, (bytes16)four);
    } else {
      for (size_t part = 0; part < 16; part++) memcpy(pixels + 4 * (x + part), &table[row[x + part]], 4);
    }
  }
  for (; x < width; x++) memcpy(pixels + 4 * x, &table[row[x]], 4);
}

void cpng_unpack(uint8_t *places, const uint8_t *row, size_t width, int depth) {
  size_t in_byte = 8 / (size_t)depth;
  uint8_t mask = (uint8_t)((1 << depth) - 1);
  for (size_t x = 0; x < width; x++) {
    size_t shift = 8 - (size_t)depth * (x % in_byte + 1);
    places[x] = row[x / in_byte] >> shift & mask;
  }
}
