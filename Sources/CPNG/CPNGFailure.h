// The common parts of reader and writer: the conversion of an error of libpng to a status and a message.

#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include "CPNG.h"

#if !__has_include(<png.h>)
#error "libpng is missing: apt-get install libpng-dev zlib1g-dev libdeflate-dev libjpeg-dev"
#endif
#include <png.h>

/// The state of an object that may fail. libpng's error and memory pointers both point at it.
typedef struct cpng_failure {
  cpng_status status;
  bool out_of_memory;
  char message[160];
} cpng_failure;

/// Records the first error and jumps back into the C function that called libpng.
PNG_NORETURN void cpng_on_error(png_structp png, png_const_charp message);

/// Ignores a warning: warnings are about chunks that are not used; those about pixels are errors here (see the reader).
void cpng_on_warning(png_structp png, png_const_charp message);

/// A `malloc` that records its failure, since libpng reports it with no more than a message.
png_voidp cpng_on_malloc(png_structp png, png_alloc_size_t size);

void cpng_on_free(png_structp png, png_voidp pointer);

#endif
