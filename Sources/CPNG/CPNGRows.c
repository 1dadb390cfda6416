// A phone's screen of 1179×2556 pixels takes libpng 25 to 30 ms to decode, most of it zlib's; once libdeflate inflates,
// the loops over rows are most of the remaining 6 ms. Interfaces are mostly areas of one colour, so every loop that
// must process single pixels looks for them: for zeros in filtered rows, for equal bytes in unfiltered ones.
#include "CPNG.h"
#include "CPNGVectors.h"

// Returns a lower bound of the number of leading zero bytes.
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

// Adds the bytes of two pixels, each modulo 256.
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

// Four pixels at a time: sums of two, then of four, then of the pixel before all.
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
      // The four bytes after these are processed later.
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

// The channels of a pixel as numbers large enough for differences.
INLINE shorts8 channels(uint32_t pixel) {
  bytes16 bytes = (bytes16)(words4){pixel, 0, 0, 0};
  return (shorts8)__builtin_shufflevector((bytes16){0}, bytes, WIDE(0), WIDE(1), WIDE(2), WIDE(3), WIDE(4), WIDE(5),
                                          WIDE(6), WIDE(7));
}

INLINE uint32_t pixel_of(shorts8 channels) {
  bytes16 bytes = (bytes16)channels;
  bytes = __builtin_shufflevector(bytes, bytes, LOW(0), LOW(1), LOW(2), LOW(3), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  return ((words4)bytes)[0];
}

INLINE void paeth(uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  shorts8 a = {0}, c = {0};
  for (size_t index = 0; index < count; index += size) {
    if (load_pixel(row + index, size) == 0 && is_zero16((bytes16)(a ^ c))) {
      // If the pixel on the left equals the one above it, the prediction is the one above; as long as that is exact,
      // the same holds for the next pixel, for any values of the two.
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
