// A small opaque interface to libjpeg-turbo, for Swift.
//
// libjpeg reports errors by a callback that must not return. Here every jump out of it starts and ends inside one C
// function, so that no jump crosses a Swift frame. The arithmetic is that of the integer transform, which is the same
// with and without SIMD.

#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cjpeg_status {
  CJPEG_OK = 0,
  CJPEG_NO_MEMORY,  ///< The allocation failed.
  CJPEG_TOO_LARGE,  ///< More pixels than the limit.
  CJPEG_TOO_MANY_SCANS,  ///< More scans than the limit.
  CJPEG_FAILED      ///< libjpeg failed; the message has the reason.
} cjpeg_status;

/// The result of a call, or its error, to be filled with zeros first, and ended with `cjpeg_result_end`.
typedef struct cjpeg_result {
  uint8_t *bytes;  ///< Pixels of four bytes, red, green, blue and 255, rows from the top; or a file.
  size_t count;
  uint32_t width;
  uint32_t height;
  char message[256];
} cjpeg_result;

/// Decodes the JPEG in `bytes`; a file that is truncated or damaged is refused.
///
/// One of more than `max_pixels` is refused before any memory is allocated for them, one of more than `max_scans` at
/// the first that exceeds it.
cjpeg_status cjpeg_read(const uint8_t *bytes, size_t count, uint64_t max_pixels, int max_scans,
                        cjpeg_result *result);

/// Encodes pixels of three bytes, red, green and blue, `width` × `height`, at a quality of 0 to 100.
cjpeg_status cjpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                         cjpeg_result *result);

/// Frees the bytes of a result.
void cjpeg_result_end(cjpeg_result *result);

/// Returns the version of libjpeg-turbo with whose headers this was compiled, as "2.1.5"; "unknown" with another library.
const char *cjpeg_version(void);

#ifdef __cplusplus
}
#endif

#endif
