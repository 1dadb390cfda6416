import Dispatch
public import Foundation
import LayerCore

extension RunLoop: Scheduler {
  /// A time of the run loop.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    /// Returns the span up to another time.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// Returns the time after a span.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
    }

    /// A span of time.
    public struct Stride: Codable, Comparable, ExpressibleByFloatLiteral, Hashable, SignedNumeric, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The type of a number with a fraction.
      public typealias FloatLiteralType = TimeInterval
      /// The type of a whole number.
      public typealias IntegerLiteralType = TimeInterval
      /// The number of seconds.
      public var magnitude: TimeInterval
      /// The span.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a span.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// Creates a span of seconds.
      public init(floatLiteral value: TimeInterval) { self = .seconds(value) }
      /// Creates a span of seconds.
      public init(integerLiteral value: TimeInterval) { self = .seconds(value) }
      /// Creates a span of seconds; nil if the number is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }
      private init(magnitude: TimeInterval) { self.magnitude = magnitude }

      /// Compares two spans.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(magnitude: lhs.magnitude * rhs.magnitude)
      }
      /// Returns the sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(magnitude: lhs.magnitude + rhs.magnitude)
      }
      /// Returns the difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(magnitude: lhs.magnitude - rhs.magnitude)
      }
      /// Multiplies with a span.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds a span.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a span.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// Returns seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(magnitude: s) }
      /// Returns seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(magnitude: TimeInterval(s)) }
      /// Returns thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: TimeInterval(ms) / 1_000) }
      /// Returns millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(magnitude: TimeInterval(us) / 1_000_000) }
      /// Returns billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride {
        Stride(magnitude: TimeInterval(ns) / 1_000_000_000)
      }
    }
  }

  /// The options, of which there are none.
  public struct SchedulerOptions: Sendable {}

  /// The present time, of the main run loop that of the main loop's clock.
  public var now: SchedulerTimeType {
    SchedulerTimeType(
      self === RunLoop.main || self === RunLoop.current && MainExecutor.isCurrent ? LoopTime.date : Date())
  }

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

  /// Does work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    place.perform(Work(run: action))
  }

  /// Does work after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    place.performAfter(delay(until: date), Work(run: action))
  }

  /// Does work after a time and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    place.repeats(after: delay(until: date), interval: interval.timeInterval, action)
  }

  /// Returns the seconds until a time, in whole microseconds: a date has no more places.
  private func delay(until date: SchedulerTimeType) -> Double {
    (now.distance(to: date).timeInterval * 1e6).rounded() / 1e6
  }

  /// The place of the run loop's work: the main loop for the main one.
  private var place: WorkPlace {
    guard self !== RunLoop.main, !(self === RunLoop.current && MainExecutor.isCurrent) else { return .main }
    // Unchecked because a run loop is not Sendable: these two of its methods may be called on any thread.
    nonisolated(unsafe) let loop = self
    return WorkPlace(
      now: WorkPlace.realNow,
      perform: { work in unsafe loop.perform(inModes: [.common]) { work.run() } },
      performAfter: { delay, work in
        unsafe loop.add(Timer(timeInterval: delay, repeats: false) { _ in work.run() }, forMode: .common)
      })
  }
}
