// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

/// A timer: Foundation's class, so `as` converts between them.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a closure at a time of the wall clock, and then after each interval if that is above 0.
///
/// In the main thread's run loop it fires on the clock of the main loop, as all timers do.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // The closure is called on the thread of the run loop that the timer is added to.
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { unsafe block?($0) }
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.loop.add(timer, forMode: mode?.mode ?? .default)
}

/// Takes a timer out of a run loop.
///
/// Differs from UIKit: the timer is invalidated, and cannot be added again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer?.invalidate()
}

/// Makes a timer fire no more.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer can fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid == true }

/// Returns whether a timer fires more than once.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool {
  CFRunLoopTimerGetInterval(timer) > 0
}

/// Returns the interval of a timer, in seconds; 0 if it fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer?.timeInterval ?? 0 }

/// Returns the time of the wall clock at which a timer fires next.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer?.fireDate.timeIntervalSinceReferenceDate ?? 0
}

/// Sets the time of the wall clock at which a timer fires next.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

/// Calls a closure in the next turn of a run loop in a mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFRunLoopMode!, _ block: (() -> Void)!) {
  // The closure is called on the thread of the run loop.
  nonisolated(unsafe) let block = block
  rl.loop.perform(inModes: [mode?.mode ?? .default]) { unsafe block?() }
}
