#include "CFoundation.h"
#include "Replacing.h"

extern uintptr_t runLoopClass[] SYMBOL("$s10Foundation7RunLoopCN");
extern char addTimer[] SYMBOL("$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF");
// The method of LayerCore, which has the type of that above.
extern char plumb_runloop_add[] __attribute__((weak));

static int replaced;

int cfoundation_replaced_of_run_loop(void) { return replaced; }

__attribute__((constructor)) static void replace(void) {
  char *const old[] = {addTimer}, *const new[] = {plumb_runloop_add};
  replaced = replace_methods(runLoopClass, old, new, sizeof old / sizeof *old);
}

FORWARD("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC", "plumb_timer_make");
FORWARD("$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ", "plumb_timer_schedule");
