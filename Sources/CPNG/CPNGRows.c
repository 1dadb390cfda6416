// A phone's screen of 1179×2556 pixels takes libpng 25 to 30 ms to decode, most of it zlib's; once libdeflate inflates,
// these loops are most of what is left of 6 ms. Interfaces are mostly areas of one colour, so every loop that must go from pixel to
// pixel looks for them: for zeros where rows are filtered, for equal bytes where they are not.
#include "CPNG.h"

#include <string.h>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef int16_t shorts8 __attribute__((vector_size(16)));
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef uint64_t pair __attribute__((vector_size(16)));

INLINE bytes16 load16(const uint8_t *bytes) {
  bytes16 result;
  memcpy(&result, bytes, sizeof result);
  return result;
}

INLINE void store16(uint8_t *bytes, bytes16 value) { memcpy(bytes, &value, sizeof value); }

INLINE bool is_zero16(bytes16 value) { return (((pair)value)[0] | ((pair)value)[1]) == 0; }

// How many bytes at the beginning are zero, or some less.
INLINE size_t zeros(const uint8_t *bytes, size_t count) {
  size_t index = 0;
  while (count - index >= 64) {
    bytes16 all = load16(bytes + index) | load16(bytes + index + 16);
    all |= load16(bytes + index + 32) | load16(bytes + index + 48);
    if (!is_zero16(all)) break;
    index += 64;
  }
  while (count - index >= 16 && is_zero16(load16(bytes + index))) index += 16;
  return index;
}

bool cpng_is_zero(const uint8_t *bytes, size_t count) {
  size_t index = zeros(bytes, count);
  while (index < count && bytes[index] == 0) index++;
  return index == count;
}

// MARK: - Filters

// A pixel's bytes as a number; those that it does not have are 0.
INLINE uint32_t load_pixel(const uint8_t *bytes, size_t size) {
  uint32_t pixel = 0;
  memcpy(&pixel, bytes, size);
  return pixel;
}

INLINE void store_pixel(uint8_t *bytes, uint32_t pixel, size_t size) { memcpy(bytes, &pixel, size); }

// Sums of the bytes of two pixels, each modulo 256.
INLINE uint32_t sum(uint32_t a, uint32_t b) {
  return ((a & 0x7F7F7F7F) + (b & 0x7F7F7F7F)) ^ ((a ^ b) & 0x80808080);
}

INLINE void up(uint8_t *row, const uint8_t *above, size_t count) {
  size_t index = 0;
  for (; count - index >= 16; index += 16) store16(row + index, load16(row + index) + load16(above + index));
  for (; index < count; index++) row[index] += above[index];
}

// Shifts the bytes of a vector up by a constant, filling with zeros.
#define SHIFTED(v, n)                                                                                            \
  __builtin_shufflevector((bytes16){0}, v, 16 - n, 17 - n, 18 - n, 19 - n, 20 - n, 21 - n, 22 - n, 23 - n, 24 - n, \
                          25 - n, 26 - n, 27 - n, 28 - n, 29 - n, 30 - n, 31 - n)

// Four pixels at a time: sums of two, then of four, then the pixel before all.
INLINE void sub(uint8_t *row, size_t count, size_t size) {
  size_t index = 0;
  uint32_t left = 0;
  if (size == 4) {
    words4 last = {0};
    for (; count - index >= 16; index += 16) {
      bytes16 sums = load16(row + index);
      sums += SHIFTED(sums, 4);
      sums += SHIFTED(sums, 8);
      sums += (bytes16)last;
      store16(row + index, sums);
      last = (words4)sums;
      last = __builtin_shufflevector(last, last, 3, 3, 3, 3);
    }
  } else if (size == 3) {
    bytes16 last = {0};
    for (; count - index >= 16; index += 12) {
      bytes16 loaded = load16(row + index);
      bytes16 sums = loaded + SHIFTED(loaded, 3);
      sums += SHIFTED(sums, 6);
      sums += last;
      // The four bytes behind are not yet meant.
      uint32_t behind;
      memcpy(&behind, row + index + 12, 4);
      store16(row + index, sums);
      memcpy(row + index + 12, &behind, 4);
      last = __builtin_shufflevector(sums, sums, 9, 10, 11, 9, 10, 11, 9, 10, 11, 9, 10, 11, 9, 10, 11, 9);
    }
  }
  if (index > 0) left = load_pixel(row + index - size, size);
  for (; index < count; index += size) {
    left = sum(left, load_pixel(row + index, size));
    store_pixel(row + index, left, size);
  }
}

INLINE void average(uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  uint32_t left = 0;
  for (size_t index = 0; index < count; index += size) {
    uint32_t top = load_pixel(above + index, size);
    uint32_t mean = (left & top) + ((left ^ top) >> 1 & 0x7F7F7F7F);
    left = sum(mean, load_pixel(row + index, size));
    store_pixel(row + index, left, size);
  }
}

INLINE shorts8 absolute(shorts8 value) {
  shorts8 negative = value >> 15;
  return (value ^ negative) - negative;
}

// The channels of a pixel as numbers that differences of two fit in.
INLINE shorts8 channels(uint32_t pixel) {
  bytes16 bytes = (bytes16)(words4){pixel, 0, 0, 0};
  return (shorts8)__builtin_shufflevector(bytes, (bytes16){0}, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

INLINE uint32_t pixel_of(shorts8 channels) {
  bytes16 bytes = (bytes16)channels;
  bytes = __builtin_shufflevector(bytes, bytes, 0, 2, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  return ((words4)bytes)[0];
}

INLINE void paeth(uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  shorts8 a = {0}, c = {0};
  for (size_t index = 0; index < count; index += size) {
    if (load_pixel(row + index, size) == 0 && is_zero16((bytes16)(a ^ c))) {
      // Where the pixel on the left is the one above it, the prediction is the one above; as long as that is right,
      // this stays so, whatever the two are.
      size_t length = zeros(row + index, count - index) / size * size;
      if (length > 0) {
        memcpy(row + index, above + index, length);
        index += length - size;
        continue;
      }
    }
    shorts8 b = channels(load_pixel(above + index, size));
    shorts8 toB = a - c, toA = b - c;
    shorts8 distanceC = absolute(toA + toB), distanceA = absolute(toA), distanceB = absolute(toB);
    shorts8 takesA = (distanceA <= distanceB) & (distanceA <= distanceC);
    shorts8 takesB = ~takesA & (distanceB <= distanceC);
    shorts8 predicted = (a & takesA) | (b & takesB) | (c & ~(takesA | takesB));
    c = b;
    a = (predicted + channels(load_pixel(row + index, size))) & 0xFF;
    store_pixel(row + index, pixel_of(a), size);
  }
}

INLINE bool unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  switch (filter) {
    case 0: return true;
    case 1: sub(row, count, size); return true;
    case 2: up(row, above, count); return true;
    case 3: average(row, above, count, size); return true;
    case 4: paeth(row, above, count, size); return true;
    default: return false;
  }
}

bool cpng_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes) {
  switch (pixel_bytes) {
    case 1: return unfilter(filter, row, above, count, 1);
    case 3: return unfilter(filter, row, above, count, 3);
    case 4: return unfilter(filter, row, above, count, 4);
    default: return false;
  }
}

// MARK: - Pixels

INLINE void expand_rgb(uint8_t *pixels, const uint8_t *row, size_t width) {
  size_t x = 0;
  // Sixteen bytes are loaded for the twelve that are meant.
  for (; width - x >= 6; x += 4) {
    bytes16 loaded = load16(row + 3 * x);
    words4 four = (words4)__builtin_shufflevector(loaded, loaded, 0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11);
    store16(pixels + 4 * x, (bytes16)(four | 0xFF000000));
  }
  for (; x < width; x++) {
    uint32_t pixel = load_pixel(row + 3 * x, 3) | 0xFF000000;
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

// round(c · a / 255) for all channels but alpha.
INLINE uint32_t premultiplied(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  uint32_t even = (pixel & 0xFF00FF) * alpha + 0x800080;
  uint32_t odd = (pixel >> 8 & 0xFF) * alpha + 0x80;
  even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
  odd = (odd + (odd >> 8)) & 0xFF00;
  return even | odd | alpha << 24;
}

INLINE words4 load4(const uint8_t *pixels) { return (words4)load16(pixels); }

void cpng_premultiply(uint8_t *pixels, const uint8_t *row, size_t width) {
  const words4 alphas = (words4){0} | 0xFF000000;
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

// MARK: - Memory

void cpng_prefer_large_pages(void *memory, size_t count) {
#if defined(MADV_HUGEPAGE)
  const uintptr_t large = (uintptr_t)1 << 21;
  uintptr_t first = ((uintptr_t)memory + large - 1) & ~(large - 1);
  uintptr_t end = ((uintptr_t)memory + count) & ~(large - 1);
  if (end > first) madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)count;
#endif
}
