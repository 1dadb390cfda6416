#include "CFoundation.h"
#include "Replacing.h"

extern uintptr_t mutableStringClass[] SYMBOL("$s10Foundation15NSMutableStringCN");
extern char replaceCharacters[] SYMBOL("$s10Foundation15NSMutableStringC17replaceCharacters2in4withyAA8_NSRangeV_SStF");
// The method of LayerCore, which has the type of that above.
extern char plumb_mutablestring_replace[] __attribute__((weak));

static int replaced;

int cfoundation_replaced_of_mutable_string(void) { return replaced; }

__attribute__((constructor)) static void replace(void) {
  char *const old[] = {replaceCharacters}, *const new[] = {plumb_mutablestring_replace};
  replaced = replace_methods(mutableStringClass, old, new, sizeof old / sizeof *old);
}
