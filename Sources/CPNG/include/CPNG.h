// A small opaque interface to libpng, zlib and libdeflate, for Swift.
//
// libpng reports errors by longjmp. Here every jump starts and ends inside one C function, so that no jump crosses a
// Swift frame: each function below that can fail returns a status, and the object keeps a message. An object that has
// failed stays failed: later calls return the same status and have no effect.
//
// Pixels are straight (not premultiplied) 8-bit RGBA, four bytes each, rows from the top, without padding. No function
// is safe to call on one object from two threads at once; different objects are independent.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cpng_status {
  CPNG_OK = 0,
  CPNG_NO_MEMORY,  ///< The allocation failed.
  CPNG_TRUNCATED,  ///< The bytes end before the picture does.
  CPNG_FAILED      ///< libpng failed; the message has the reason.
} cpng_status;

// MARK: - Reading

typedef struct cpng_reader cpng_reader;

/// Starts reading the PNG in `bytes`, up to the first image data, after which the size is known.
///
/// The content of `bytes` must be the same at each call with the reader, at any address. No memory is allocated for
/// pixels, apart from rows that filters need. A picture wider or higher than the two limits is refused by libpng
/// itself. Every chunk but IHDR, PLTE, tRNS, IDAT and IEND is skipped, so neither gamma nor a colour profile changes a
/// pixel. Sets `status`; returns NULL only if there was no memory even for the reader.
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, uint32_t max_width, uint32_t max_height,
                                cpng_status *status);

uint32_t cpng_reader_width(const cpng_reader *reader);
uint32_t cpng_reader_height(const cpng_reader *reader);

/// Returns whether or not the picture is interlaced: then no row is complete before all passes are read.
bool cpng_reader_is_interlaced(const cpng_reader *reader);

/// Decodes the next row, `4 * width` bytes, into `row`; fails if the picture is interlaced.
///
/// 16-bit samples become round(v / 257).
cpng_status cpng_reader_next_row(cpng_reader *reader, const uint8_t *bytes, uint8_t *row);

/// Decodes all rows of an interlaced picture, `4 * width * height` bytes, into `pixels`, pass by pass.
cpng_status cpng_reader_passes(cpng_reader *reader, const uint8_t *bytes, uint8_t *pixels);

/// Reads to the end of the file after all rows, and so finds damage behind the last row.
cpng_status cpng_reader_finish(cpng_reader *reader, const uint8_t *bytes);

/// Returns the message of libpng with which the reader failed, or an empty string, valid as long as the reader.
const char *cpng_reader_message(const cpng_reader *reader);

void cpng_reader_destroy(cpng_reader *reader);

// MARK: - Writing

typedef struct cpng_writer cpng_writer;

/// Starts a PNG, not interlaced, of 8 bits a sample, in memory of the writer's own.
///
/// `colour_type` is PNG's: 2 RGB, 3 palette, 6 RGBA. Only the header is written: all other chunks are those of
/// `cpng_writer_add_chunk`, in PNG's order. Sets `status`; returns NULL only if there was no memory even for the
/// writer.
cpng_writer *cpng_writer_create(uint32_t width, uint32_t height, int colour_type, cpng_status *status);

/// Writes a chunk with its checksum, whose `type` is four letters.
cpng_status cpng_writer_add_chunk(cpng_writer *writer, const char *type, const uint8_t *bytes, size_t count);

/// Returns the `count` bytes written so far, valid until the next call with this writer.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

/// Returns the message of libpng with which the writer failed, or an empty string, valid as long as the writer.
const char *cpng_writer_message(const cpng_writer *writer);

void cpng_writer_destroy(cpng_writer *writer);

// MARK: - zlib

/// Inflates one whole zlib stream into `output`, of which at most `capacity` bytes are written, and sets `written`.
///
/// Returns CPNG_FAILED if the stream is damaged, incomplete or longer than that.
cpng_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity,
                         size_t *written);

// MARK: - libdeflate

/// Continues the CRC-32 of PNG's chunks with more bytes; `crc` is 0 at the start.
uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// Continues the Adler-32 of zlib with more bytes; `adler` is 1 at the start.
uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count);

/// Inflates a deflate stream of exactly `count` bytes to exactly `length`.
///
/// Returns false for any other stream, and if there is no memory.
bool cpng_inflate_exactly(const uint8_t *bytes, size_t count, uint8_t *output, size_t length);

// MARK: - Rows

// Words are four bytes, that of red first. No function accesses a byte beyond its arguments.

/// Returns whether or not all bytes are 0.
bool cpng_is_zero(const uint8_t *bytes, size_t count);

/// Reverses a filter, 0 to 4, of a row of `count` bytes, given the row above, which is zero for the first.
///
/// A pixel has 1, 3 or 4 bytes, of which `count` is a multiple. Returns false if there is no such filter.
bool cpng_unfilter(int filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes);

/// Converts RGB to pixels.
void cpng_expand_rgb(uint8_t *pixels, const uint8_t *row, size_t width);

/// Converts straight RGBA to premultiplied pixels: round(c · a / 255).
void cpng_premultiply(uint8_t *pixels, const uint8_t *row, size_t width);

/// Converts indices of a table of 256 pixels to pixels.
void cpng_look_up(uint8_t *pixels, const uint8_t *row, size_t width, const uint32_t *table);

/// Converts indices of `depth` bits, 1, 2 or 4, the first in the highest bits, to bytes.
void cpng_unpack(uint8_t *places, const uint8_t *row, size_t width, int depth);

// MARK: - Memory

/// Returns whether or not bytes are equal, as fast as the machine compares.
bool cpng_equal(const void *bytes, const void *others, size_t count);

// MARK: - Versions

/// Returns the version of libpng that is linked, as "1.6.39".
const char *cpng_libpng_version(void);

/// Returns the version of zlib that is linked.
const char *cpng_zlib_version(void);

/// Returns the version of libdeflate with whose headers this was compiled.
const char *cpng_libdeflate_version(void);

#ifdef __cplusplus
}
#endif

#endif
