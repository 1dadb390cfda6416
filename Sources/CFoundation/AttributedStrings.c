#define _GNU_SOURCE
#include "CFoundation.h"
#include "Replacing.h"

#include <dlfcn.h>
#include <stddef.h>

// Foundation's attributed strings on Linux keep their attributes by a pointer that nothing counts, and never release them:
// fonts, attachments and the views in those live as long as the program. The ends of the objects are replaced by functions that
// release the attributes where Foundation has not done so.
//
// The end of an object is the word two before the address of its class. It is called with the object in the register of `self`.

#define SELF __attribute__((swift_context))
#define SWIFT __attribute__((swiftcall))

typedef SWIFT void *ending(SELF void *);

extern uintptr_t attributedString[] SYMBOL("$s10Foundation18NSAttributedStringCN");
extern uintptr_t mutableString[] SYMBOL("$s10Foundation25NSMutableAttributedStringCN");
extern uintptr_t textStorage[] SYMBOL("$s11TextKitCore13NSTextStorageCN");
extern void CFRelease(void *) __attribute__((weak));
extern void *CFRetain(void *) __attribute__((weak));
extern size_t swift_retainCount(void *) __attribute__((weak));

/// The size of an object of Foundation, and the places of its text and its attributes in it, in words.
enum { size = 5, text = 3, attributes = 4 };

static ending *ends[3];
static int replaced;

/// Ends an object by a function of Foundation, and releases its attributes unless that did.
///
/// An attributed string that is made of another takes the text and the attributes of a temporary one, which ends then: it is not
/// the only owner of its text at that time, and keeps its attributes.
static void *end(void *object, ending *former) {
  void *const string = ((void **)object)[text], *const array = ((void **)object)[attributes];
  if (!string || !array || swift_retainCount(string) != 1) return former(object);
  CFRetain(array);
  const size_t before = swift_retainCount(array);
  void *const result = former(object);
  if (swift_retainCount(array) == before) CFRelease(array);
  CFRelease(array);
  return result;
}

static SWIFT void *end_string(SELF void *object) { return end(object, ends[0]); }
static SWIFT void *end_mutable(SELF void *object) { return end(object, ends[1]); }
static SWIFT void *end_storage(SELF void *object) { return end(object, ends[2]); }

__attribute__((constructor)) static void replace(void) {
  uintptr_t *volatile classes[] = {attributedString, mutableString, textStorage};
  ending *const new[] = {end_string, end_mutable, end_storage};
  if (!classes[0] || !classes[1] || !CFRelease || !CFRetain || !swift_retainCount) return;
  // The size of an instance is the first half of the fourth word of a class.
  for (int i = 0; i < 2; i++)
    if ((uint32_t)classes[i][3] != size * sizeof(void *)) return;
  for (int i = 0; i < 3; i++) {
    if (!classes[i]) continue;
    ends[i] = (ending *)classes[i][-2];
    classes[i][-2] = (uintptr_t)new[i];
    replaced++;
  }
}

// Objects of other classes that inherit from these end by the names of Foundation's functions.
static SWIFT void *end_inherited(void *object, const char *name) {
  ending *const former = (ending *)dlsym(RTLD_NEXT, name);
  return replaced ? end(object, former) : former(object);
}

SWIFT void *plumb_attributedstring_end(SELF void *object) {
  return end_inherited(object, "$s10Foundation18NSAttributedStringCfd");
}

SWIFT void *plumb_mutablestring_end(SELF void *object) {
  return end_inherited(object, "$s10Foundation25NSMutableAttributedStringCfd");
}

FORWARD("$s10Foundation18NSAttributedStringCfd", "plumb_attributedstring_end");
FORWARD("$s10Foundation25NSMutableAttributedStringCfd", "plumb_mutablestring_end");
