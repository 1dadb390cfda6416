// Operations on sixteen bytes at a time, and pixels of one, three or four bytes as numbers.

#ifndef CPNG_VECTORS_H
#define CPNG_VECTORS_H

#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef int16_t shorts8 __attribute__((vector_size(16)));
typedef uint32_t words4 __attribute__((vector_size(16)));
typedef uint64_t pair __attribute__((vector_size(16)));

// Parts that depend on the byte order: the byte of alpha in a loaded pixel; a loaded pixel with red as its lowest byte; the
// place of the low byte of a short; the places of a short's bytes in zeros and then a byte of a vector.
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define ALPHA 0x000000FFu
#define IN_ORDER(pixel) __builtin_bswap32(pixel)
#define LOW(index) 2 * (index) + 1
#define WIDE(index) 0, 16 + (index)
#else
#define ALPHA 0xFF000000u
#define IN_ORDER(pixel) (pixel)
#define LOW(index) 2 * (index)
#define WIDE(index) 16 + (index), 0
#endif

INLINE bytes16 load16(const uint8_t *bytes) {
  bytes16 result;
  memcpy(&result, bytes, sizeof result);
  return result;
}

INLINE void store16(uint8_t *bytes, bytes16 value) { memcpy(bytes, &value, sizeof value); }

INLINE bool is_zero16(bytes16 value) { return (((pair)value)[0] | ((pair)value)[1]) == 0; }

// Returns a pixel's bytes as a number in the order of memory, whose missing bytes are 0.
INLINE uint32_t load_pixel(const uint8_t *bytes, size_t size) {
  uint32_t pixel = 0;
  memcpy(&pixel, bytes, size);
  return pixel;
}

INLINE void store_pixel(uint8_t *bytes, uint32_t pixel, size_t size) { memcpy(bytes, &pixel, size); }

#endif
