// Digests: blocks of SHA-256, and those that the linker made of the running program and of its libraries.

#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Changes a hash value of eight words by blocks of 64 bytes (FIPS 180-4, 6.2.2), by the processor's instructions for
/// SHA-256 if it has them.
void cdigest_sha256_add(uint32_t *_Nonnull hash, const uint8_t *_Nullable blocks, size_t count);

/// Does the same by the standard's formulas, for other processors.
void cdigest_sha256_add_plainly(uint32_t *_Nonnull hash, const uint8_t *_Nullable blocks, size_t count);

/// Writes the build IDs of the program and its libraries into `buffer`, in the order of loading, each behind a byte with its
/// length, and returns their length in all; with a `name`, only of libraries whose path contains it.
///
/// The result is 0 if one has no build ID, if they do not fit, and on other systems than Linux.
size_t cdigest_build_ids(uint8_t *_Nullable buffer, size_t capacity, const char *_Nullable name);

#endif
