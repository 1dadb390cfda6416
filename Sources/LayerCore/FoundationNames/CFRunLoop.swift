// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A run loop under the name that Core Foundation gives it.
///
/// Differs from UIKit: has neither modes, sources nor observers, and each call returns an object of its own.
public final class CFRunLoop {
  fileprivate let loop: RunLoop

  fileprivate init(_ loop: RunLoop) { self.loop = loop }
}

/// Returns the run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { CFRunLoop(.current) }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { CFRunLoop(.main) }

/// Makes a run loop that waits look for something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop) { rl.loop.perform {} }
