#include "CPNG.h"

#include <string.h>
#if !__has_include(<zlib.h>)
#error "zlib is missing: apt-get install libpng-dev zlib1g-dev libdeflate-dev libjpeg-dev"
#endif
#include <zlib.h>

cpng_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity,
                         size_t *written) {
  *written = 0;
  if (count > UINT32_MAX || capacity > UINT32_MAX) return CPNG_FAILED;
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  int code = inflateInit(&stream);
  if (code != Z_OK) return code == Z_MEM_ERROR ? CPNG_NO_MEMORY : CPNG_FAILED;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  code = inflate(&stream, Z_FINISH);
  *written = capacity - stream.avail_out;
  inflateEnd(&stream);
  if (code == Z_MEM_ERROR) return CPNG_NO_MEMORY;
  return code == Z_STREAM_END ? CPNG_OK : CPNG_FAILED;
}

bool cpng_equal(const void *bytes, const void *others, size_t count) { return memcmp(bytes, others, count) == 0; }
