public import Dispatch
import LayerCore

extension DispatchQueue: Scheduler {
  /// A time of a queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Creates a time from a decoder.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Encodes the time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the span up to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let difference = other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds
      return .nanoseconds(Int(truncatingIfNeeded: difference))
    }

    /// Returns the time after a span.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }

    /// Adds the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A span of time.
    public struct Stride: Codable, Comparable, ExpressibleByFloatLiteral, Hashable, SignedNumeric, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The type of a number with a fraction.
      public typealias FloatLiteralType = Double
      /// The type of a whole number.
      public typealias IntegerLiteralType = Int
      /// The number of nanoseconds.
      public var magnitude: Int
      /// The span.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates a span.
      public init(_ timeInterval: DispatchTimeInterval) { magnitude = count(of: timeInterval) }
      /// Creates a span of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a span of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a span of nanoseconds; nil if the number is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      private init(magnitude: Int) { self.magnitude = magnitude }

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
      public static func seconds(_ s: Double) -> Stride { Stride(magnitude: Int(s * 1_000_000_000)) }
      /// Returns seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(magnitude: s * 1_000_000_000) }
      /// Returns thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(magnitude: ms * 1_000_000) }
      /// Returns millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(magnitude: us * 1_000) }
      /// Returns billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }
    }
  }

  /// The options of work.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags.
    public var flags: DispatchWorkItemFlags
    /// The group.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The present time, of the main queue that of the main loop's clock.
  public var now: SchedulerTimeType {
    SchedulerTimeType(isMain ? LoopTime.dispatchTime : .now())
  }

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Does work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    if isMain, options?.group == nil {
      MainWork.perform(work)
    } else {
      async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
        work.run()
      }
    }
  }

  /// Does work after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = Double(now.distance(to: date).magnitude) / 1e9
    if isMain {
      MainWork.perform(after: delay, Work(run: action))
    } else {
      let work = Work(run: action)
      asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [])
      {
        work.run()
      }
    }
  }

  /// Does work after a time and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let place =
      isMain
      ? WorkPlace.main
      : WorkPlace(
        now: WorkPlace.realNow, perform: { work in self.async { work.run() } },
        performAfter: { delay, work in self.asyncAfter(deadline: .now() + delay) { work.run() } })
    return place.repeats(
      after: Double(now.distance(to: date).magnitude) / 1e9, interval: Double(interval.magnitude) / 1e9,
      action)
  }
}

extension DispatchQueue {
  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether or not this is the main queue, which has another object each time on Linux.
  private var isMain: Bool { getSpecific(key: Self.mainKey) == true }
}

/// Returns the nanoseconds of a span; the largest number for one that never ends.
private func count(of interval: DispatchTimeInterval) -> Int {
  switch interval {
  case .seconds(let number): number * 1_000_000_000
  case .milliseconds(let number): number * 1_000_000
  case .microseconds(let number): number * 1_000
  case .nanoseconds(let number): number
  case .never: .max
  @unknown default: .max
  }
}
