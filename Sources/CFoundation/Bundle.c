#include "CFoundation.h"
#include "Replacing.h"

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

int cfoundation_replaced_of_bundle(void) { return replaced; }

__attribute__((constructor)) static void replace(void) {
  char *const old[] = {localizedString, pathOfResource, urlOfResource, preferredLocalizations, infoDictionary};
  char *const new[] = {plumb_bundle_localizedString, plumb_bundle_path, plumb_bundle_url,
                       plumb_bundle_preferredLocalizations, plumb_bundle_infoDictionary};
  replaced = replace_methods(bundleClass, old, new, sizeof old / sizeof *old);
}
