/// A scheduler that does all work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the options, of which there are none.
  public typealias SchedulerOptions = Never

  /// A time, which does not advance.
  public struct SchedulerTimeType: Strideable {
    /// Returns the distance, which is none.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    /// Returns the same time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A span of time without effect.
    public struct Stride: Codable, Comparable, ExpressibleByFloatLiteral, SignedNumeric,
      SchedulerTimeIntervalConvertible
    {
      /// The number.
      public var magnitude: Int

      /// Creates a span.
      public init(_ value: Int) { magnitude = value }
      /// Creates a span.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Creates a span.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// Creates a span; nil if the number is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Compares two spans.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Returns the product.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// Returns the sum.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// Returns the difference.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// Subtracts a span.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies with a span.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds a span.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      /// Returns a span without effect.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// Returns a span without effect.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// Returns a span without effect.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// Returns a span without effect.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// Returns a span without effect.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// The time, which does not advance.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does work at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Does work at once, and not again.
  @discardableResult
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
