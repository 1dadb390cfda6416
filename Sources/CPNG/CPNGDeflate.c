#include "CPNG.h"

#if !__has_include(<libdeflate.h>)
#error "libdeflate is missing: apt-get install libpng-dev zlib1g-dev libdeflate-dev libjpeg-dev"
#endif
#include <libdeflate.h>

uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count) { return libdeflate_crc32(crc, bytes, count); }

uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count) {
  return libdeflate_adler32(adler, bytes, count);
}

bool cpng_inflate_exactly(const uint8_t *bytes, size_t count, uint8_t *output, size_t length) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!decompressor) return false;
  size_t taken = 0, given = 0;
  enum libdeflate_result result =
      libdeflate_deflate_decompress_ex(decompressor, bytes, count, output, length, &taken, &given);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS && taken == count && given == length;
}
