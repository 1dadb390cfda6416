import Foundation

// Stand-ins for what other parts of the module bring.

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  /// The method of the given name.
  public init(_ name: String) { description = name }

  /// The method of the given name.
  public init(stringLiteral value: String) { description = value }
}

/// Work in its order, and a clock.
@MainActor
package final class MainLoop {
  package static let main = MainLoop()
  package let clock = VirtualClock()
  package var windows: [UIWindow] { [] }

  package func enqueue(_ work: @escaping @MainActor () -> Void) { clock.after(0, work) }

  package func run(for seconds: Double) {
    let end = clock.now + seconds
    while let next = clock.nextTime, next <= end {
      clock.advance(to: next)
      for work in clock.takeDue() { work() }
    }
    clock.advance(to: end)
  }
}

/// A clock that stands still until it is told to go on.
@MainActor
package final class VirtualClock {
  package private(set) var now: Double = 0
  private var entries: [(time: Double, work: @MainActor () -> Void)] = []

  package func after(_ delay: Double, _ work: @escaping @MainActor () -> Void) {
    let time = now + max(delay, 0)
    entries.insert((time, work), at: entries.firstIndex { $0.time > time } ?? entries.count)
  }

  package func advance(by seconds: Double) { now += seconds }

  func advance(to time: Double) { now = max(now, time) }

  package var nextTime: Double? { entries.first?.time }

  func takeDue() -> [@MainActor () -> Void] {
    let due = entries.prefix { $0.time <= now }
    entries.removeFirst(due.count)
    return due.map(\.work)
  }
}

extension CALayer {
  /// Adds an animation, which is over at once.
  public func add(_ anim: CAAnimation, forKey key: String?) { anim.complete() }
}
