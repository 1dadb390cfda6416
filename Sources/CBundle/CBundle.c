#include "CBundle.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Foundation's class on Linux has no Objective-C methods that could be exchanged, and Swift code cannot inherit from it.
// Its table of methods is part of its metadata, which is writable. An entry that is the address of a known method is
// replaced by a method of the same type; every call of an `open` method reads that table.
//
// The symbols are weak: in a Foundation without one of them, nothing is replaced.

#define SYMBOL(name) __asm__(name) __attribute__((weak))

extern uintptr_t bundleClass[] SYMBOL("$s10Foundation6BundleCN");
extern char localizedString[] SYMBOL("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF");
extern char pathOfResource[] SYMBOL("$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF");
extern char urlOfResource[] SYMBOL(
    "$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF");
extern char preferredLocalizations[] SYMBOL("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg");
extern char infoDictionary[] SYMBOL("$s10Foundation6BundleC14infoDictionarySDySSypGSgvg");

// The methods of AssetCore, which have the types of those above.
extern char plumb_bundle_localizedString[] __attribute__((weak));
extern char plumb_bundle_path[] __attribute__((weak));
extern char plumb_bundle_url[] __attribute__((weak));
extern char plumb_bundle_preferredLocalizations[] __attribute__((weak));
extern char plumb_bundle_infoDictionary[] __attribute__((weak));

static int replaced;

int cbundle_replaced(void) { return replaced; }

__attribute__((constructor)) static void replace(void) {
  char *const old[] = {localizedString, pathOfResource, urlOfResource, preferredLocalizations, infoDictionary};
  char *const new[] = {plumb_bundle_localizedString, plumb_bundle_path, plumb_bundle_url,
                       plumb_bundle_preferredLocalizations, plumb_bundle_infoDictionary};
  enum { count = sizeof old / sizeof *old };
  uintptr_t *volatile class = bundleClass;
  if (!class) return;
  // The word with the size of the metadata, in bytes, and the number of them before the address of the class.
  const uint32_t *sizes = (const uint32_t *)(class + 4);
  if (sizes[0] > 1 << 16 || sizes[1] > sizes[0]) return;
  const size_t words = (sizes[0] - sizes[1]) / sizeof(uintptr_t);
  size_t places[count];
  for (size_t i = 0; i < count; i++) {
    char *volatile from = old[i], *volatile to = new[i];
    if (!from || !to) return;
    size_t found = 0;
    for (size_t word = 5; word < words; word++) {
      if (class[word] != (uintptr_t)from) continue;
      places[i] = word;
      found++;
    }
    if (found != 1) return;
  }
  for (size_t i = 0; i < count; i++) class[places[i]] = (uintptr_t)new[i];
  replaced = count;
}
