// A lock in a word of the program's own memory.

#ifndef OS_NAMES_H
#define OS_NAMES_H

#include <stdbool.h>
#include <stdint.h>

/// Takes the lock, unless it is taken; whether it was free. 0 is free.
bool osnames_try(uint32_t *_Nonnull word);

/// Waits until the lock is free, and takes it.
void osnames_lock(uint32_t *_Nonnull word);

/// Frees the lock.
void osnames_unlock(uint32_t *_Nonnull word);

#endif
