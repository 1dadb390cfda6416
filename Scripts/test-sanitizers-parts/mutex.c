// Tells the thread sanitizer of the locks of Swift's `Mutex` for which a thread waited.
//
// The fast ways in and out are inlined into code that the sanitizer sees; the slow ones are in the toolchain's library, which
// it does not see. Without this, whatever a mutex protects looks like a race once two threads meet.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Programs without the sanitizer are linked with this file, too.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

METHOD void lock_slow(uint32_t thread, SELF mutex) __asm__(LOCK_SLOW);
METHOD void unlock_slow(SELF mutex) __asm__(UNLOCK_SLOW);

METHOD void lock_slow(uint32_t thread, SELF mutex) {
  METHOD void (*library)(uint32_t, SELF) = (METHOD void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK_SLOW);
  library(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

METHOD void unlock_slow(SELF mutex) {
  METHOD void (*library)(SELF) = (METHOD void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK_SLOW);
  if (__tsan_release) __tsan_release(mutex);
  library(mutex);
}
