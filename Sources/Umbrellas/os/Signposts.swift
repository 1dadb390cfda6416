// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Synchronization

/// The types of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates the type of the given number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// An identifier that connects the beginning and the end of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  private static let last = Mutex<UInt64>(1)

  /// Creates the identifier of that number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates a unique identifier.
  public init(log: OSLog) {
    rawValue = Self.last.withLock { number in
      number += 1
      return number
    }
  }

  /// Creates the identifier of an object, which is the same for the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The identifier of the only interval of a name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no signpost.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of no signpost.
  public static let null = OSSignpostID(0)

  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}

/// Emits a signpost.
///
/// Differs from Apple's: it goes nowhere.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Emits a signpost with a message.
///
/// Differs from Apple's: it goes nowhere.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// A signposter of the events and intervals of a subsystem.
///
/// Differs from Apple's: they go nowhere.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a signposter of a subsystem and a system category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a signposter that writes to `logHandle`.
  public init(logHandle: OSLog) {
    log = logHandle
  }
  /// Creates a signposter of the subsystem of a logger.
  public init(logger: Logger) {
    log = .default
  }
  /// Creates a signposter of the default subsystem.
  public init() {
    log = .default
  }

  /// A signposter that is disabled.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether or not signposts are enabled: never.
  public var isEnabled: Bool { false }

  /// Returns a unique identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Emits an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Emits an event, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Runs `task` in an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Runs `task` in an interval, with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// The state of an interval that began.
public final class OSSignpostIntervalState: Sendable {}
