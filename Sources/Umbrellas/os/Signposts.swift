// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Synchronization

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// The type of the given number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of a time.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of a time.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Which beginning an end belongs to.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64
  private static let last = Mutex<UInt64>(1)

  /// The signpost of that number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// A signpost of a number that no other has.
  public init(log: OSLog) {
    rawValue = Self.last.withLock { number in
      number += 1
      return number
    }
  }

  /// The signpost of an object: the same for the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The only signpost of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No signpost.
  public static let invalid = OSSignpostID(.max)
  /// No signpost.
  public static let null = OSSignpostID(0)

  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}

/// Marks a moment. Differs from Apple's: it goes nowhere.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, with a message. Differs from Apple's: it goes nowhere.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks moments and times of a part of a program. Differs from Apple's: they go nowhere.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A signposter of a part of a program.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A signposter that marks in `logHandle`.
  public init(logHandle: OSLog) {
    log = logHandle
  }
  /// A signposter for what a logger logs.
  public init(logger: Logger) {
    log = .default
  }
  /// A signposter of what says no other.
  public init() {
    log = .default
  }

  /// A signposter that marks nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether what is marked is kept: never.
  public var isEnabled: Bool { false }

  /// A signpost of a number that no other has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The signpost of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks the beginning of a time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the beginning of a time, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Marks the end of a time.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks the end of a time, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  /// Marks the time that `task` takes.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Marks the time that `task` takes, with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// A time that was begun.
public final class OSSignpostIntervalState: Sendable {}
