#include "CPNGFailure.h"

#include <stdio.h>
#include <stdlib.h>

void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_failure *failure = png_get_error_ptr(png);
  if (failure->status == CPNG_OK) {
    failure->status = failure->out_of_memory ? CPNG_NO_MEMORY : CPNG_FAILED;
  }
  snprintf(failure->message, sizeof failure->message, "%s", message);
  png_longjmp(png, 1);
}

void cpng_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

png_voidp cpng_on_malloc(png_structp png, png_alloc_size_t size) {
  void *pointer = malloc(size);
  if (!pointer) {
    cpng_failure *failure = png_get_mem_ptr(png);
    failure->out_of_memory = true;
  }
  return pointer;
}

void cpng_on_free(png_structp png, png_voidp pointer) {
  (void)png;
  free(pointer);
}
