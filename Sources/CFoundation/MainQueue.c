#include "CFoundation.h"

// The function of Dispatch that run loops call; it returns at once from within work of the queue.
extern void _dispatch_main_queue_callback_4CF(void *unused);

void cfoundation_serve_main_queue(void) { _dispatch_main_queue_callback_4CF(0); }
