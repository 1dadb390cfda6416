#include "CJPEG.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if !__has_include(<jpeglib.h>)
#error "libjpeg is missing: apt-get install libpng-dev zlib1g-dev libdeflate-dev libjpeg-dev"
#endif
#include <jerror.h>
#include <jpeglib.h>

/// The error manager of libjpeg, and the target of the jump at an error.
typedef struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
  cjpeg_status status;
  cjpeg_result *result;
} failure;

static void on_error(j_common_ptr info) {
  failure *error = (failure *)info->err;
  char message[JMSG_LENGTH_MAX];
  info->err->format_message(info, message);
  snprintf(error->result->message, sizeof error->result->message, "%s", message);
  error->status = info->err->msg_code == JERR_OUT_OF_MEMORY ? CJPEG_NO_MEMORY : CJPEG_FAILED;
  longjmp(error->jump, 1);
}

// Of libjpeg's warnings, a truncated picture is refused: libjpeg would invent the rest.
static void on_message(j_common_ptr info, int level) {
  int code = info->err->msg_code;
  if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) on_error(info);
}

/// The progress monitor of libjpeg, and the maximum number of scans.
typedef struct scan_count {
  struct jpeg_progress_mgr manager;
  int max_scans;
} scan_count;

// Called for each row of blocks of a scan.
static void on_progress(j_common_ptr info) {
  failure *error = (failure *)info->err;
  if (((j_decompress_ptr)info)->input_scan_number <= ((scan_count *)info->progress)->max_scans) return;
  error->status = CJPEG_TOO_MANY_SCANS;
  longjmp(error->jump, 1);
}

static void start(failure *error, cjpeg_result *result) {
  jpeg_std_error(&error->manager);
  error->manager.error_exit = on_error;
  error->manager.emit_message = on_message;
  error->result = result;
  error->status = CJPEG_OK;
}

// Cyan, magenta, yellow and black, which Adobe's files store as complements: red is cyan times black.
static void convert_row(uint8_t *row, uint32_t width, bool is_complement) {
  for (uint32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + 4 * (size_t)x;
    unsigned black = is_complement ? pixel[3] : 255 - pixel[3];
    for (int channel = 0; channel < 3; channel++) {
      unsigned ink = is_complement ? pixel[channel] : 255 - pixel[channel];
      pixel[channel] = (uint8_t)((ink * black + 127) / 255);
    }
    pixel[3] = 255;
  }
}

cjpeg_status cjpeg_read(const uint8_t *bytes, size_t count, uint64_t max_pixels, int max_scans,
                        cjpeg_result *result) {
  struct jpeg_decompress_struct info;
  failure error;
  memset(&info, 0, sizeof info);
  start(&error, result);
  info.err = &error.manager;
  if (setjmp(error.jump)) {
    jpeg_destroy_decompress(&info);
    return error.status;
  }
  jpeg_create_decompress(&info);
  scan_count scans = {.manager = {.progress_monitor = on_progress}, .max_scans = max_scans};
  info.progress = &scans.manager;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  if ((uint64_t)info.image_width * info.image_height > max_pixels) {
    result->width = info.image_width;
    result->height = info.image_height;
    jpeg_destroy_decompress(&info);
    return CJPEG_TOO_LARGE;
  }
  bool has_four_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_four_inks ? JCS_CMYK : JCS_EXT_RGBA;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  result->width = info.output_width;
  result->height = info.output_height;
  size_t row_bytes = (size_t)4 * info.output_width;
  result->count = row_bytes * info.output_height;
  result->bytes = malloc(result->count > 0 ? result->count : 1);
  if (!result->bytes) {
    jpeg_destroy_decompress(&info);
    return CJPEG_NO_MEMORY;
  }
  while (info.output_scanline < info.output_height) {
    uint8_t *row = result->bytes + info.output_scanline * row_bytes;
    jpeg_read_scanlines(&info, &row, 1);
    if (has_four_inks) convert_row(row, info.output_width, info.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return CJPEG_OK;
}

cjpeg_status cjpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality,
                         cjpeg_result *result) {
  struct jpeg_compress_struct info;
  failure error;
  // Set at the end; before that the buffer is libjpeg's, and lost if it fails, for want of memory.
  unsigned char *file = NULL;
  unsigned long file_count = 0;
  memset(&info, 0, sizeof info);
  start(&error, result);
  info.err = &error.manager;
  if (setjmp(error.jump)) {
    jpeg_destroy_compress(&info);
    return error.status;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &file, &file_count);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.dct_method = JDCT_ISLOW;
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)3 * width * info.next_scanline);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  result->bytes = file;
  result->count = file_count;
  result->width = width;
  result->height = height;
  return CJPEG_OK;
}

void cjpeg_result_end(cjpeg_result *result) {
  free(result->bytes);
  result->bytes = NULL;
  result->count = 0;
}

#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)

const char *cjpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
  return TEXT(LIBJPEG_TURBO_VERSION);
#else
  return "unknown";
#endif
}
