#define _GNU_SOURCE
#include "CFoundation.h"
#include "Replacing.h"

#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Core Foundation reads the kind of an object in the third word of it, which in an object of Swift is its first stored property.
// If that property says that the object is of no kind, the comparison of two such objects ends the program: of values of the same
// attribute, for example, when one is added to a string in place of the other. Whether it does may depend on the addresses at
// which the system loaded the program. The functions of "no kind" are replaced by those that Core Foundation calls for all
// other objects of Swift.

typedef unsigned char equality(const void *, const void *);
typedef unsigned long hashing(const void *);

/// The beginning of the table of functions of a kind of objects.
struct kind {
  long version;
  const char *name;
  void *init, *copy, *finalize;
  equality *equal;
  hashing *hash;
};

/// The beginning of the functions by which Core Foundation calls objects of Swift.
struct bridge {
  unsigned long (*kind)(const void *);
  hashing *hash;
  equality *equal;
};

extern struct kind *kindWithNumber(unsigned long) SYMBOL("_CFRuntimeGetClassWithTypeID");
extern struct bridge bridge SYMBOL("__CFSwiftBridge");

static int replaced;

int cfoundation_replaced_of_objects(void) { return replaced; }

// The bridge has its functions once an object of Foundation has been made.
static unsigned char equal(const void *one, const void *other) { return bridge.equal(one, other); }
static unsigned long hash(const void *object) { return bridge.hash(object); }

__attribute__((constructor)) static void replace(void) {
  struct kind *(*volatile find)(unsigned long) = kindWithNumber;
  struct bridge *volatile found = &bridge;
  struct kind *const none = find && found ? find(0) : NULL;
  if (!none || !none->name || strcmp(none->name, "Not A Type") || (void *)none->equal != (void *)none->hash) return;
  // The table is in memory that the loader has closed to writing.
  const uintptr_t size = sysconf(_SC_PAGESIZE), first = (uintptr_t)&none->equal & -size;
  const uintptr_t end = (uintptr_t)(&none->hash + 1);
  if (mprotect((void *)first, end - first, PROT_READ | PROT_WRITE)) return;
  none->equal = equal;
  none->hash = hash;
  mprotect((void *)first, end - first, PROT_READ);
  replaced = 2;
}
