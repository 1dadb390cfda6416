#include "OSNames.h"

#include <sched.h>

bool osnames_try(uint32_t *word) {
  uint32_t free = 0;
  return __atomic_compare_exchange_n(word, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void osnames_lock(uint32_t *word) {
  while (!osnames_try(word)) sched_yield();
}

void osnames_unlock(uint32_t *word) { __atomic_store_n(word, 0, __ATOMIC_RELEASE); }
