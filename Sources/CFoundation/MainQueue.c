#include "CFoundation.h"

#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <unistd.h>

// Functions of Dispatch that run loops call. The first one returns at once from within work of the queue; the
// descriptor of the second one can be read when there is work.
extern void _dispatch_main_queue_callback_4CF(void *unused);
extern int _dispatch_get_main_queue_handle_4CF(void);

void cfoundation_serve_main_queue(void) { _dispatch_main_queue_callback_4CF(0); }

void cfoundation_run_main_queue(void) {
  // Threads of Dispatch take no signals, and programs that they start inherit that: the main thread takes all.
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, 0);
  struct pollfd work = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  for (;;) {
    cfoundation_serve_main_queue();
    // Where the system fails all that is written, nothing tells of work: it is looked for four times a second, and a
    // hundred times without a descriptor.
    if (poll(&work, 1, work.fd < 0 ? 10 : 250) <= 0) continue;
    uint64_t count;
    // What was read is told no more.
    if (!(work.revents & POLLIN) || read(work.fd, &count, sizeof count) == 0) work.fd = -1;
  }
}
