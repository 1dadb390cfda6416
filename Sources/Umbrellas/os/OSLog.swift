public import Foundation

/// A place that messages are logged to. Differs from Apple's: what is logged goes nowhere.
public final class OSLog: NSObject, Sendable {
  /// The program.
  public let subsystem: String
  /// The part of it.
  public let category: String

  /// A log of a part of a program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// A log of a part of a program, for what `category` says.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The purpose of a log, in the words of the system.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The category of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Moments to look for in a measurement.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Messages with their stacks of calls, kept while the program is measured.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// Messages that are kept while the program is measured.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Whether messages of a type are kept: never.
  public func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether signposts are kept: never.
  public var signpostsEnabled: Bool { false }

  /// The log of what says no other.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// No log.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// The type of the given number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// As usual.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Worth knowing.
  public static let info = OSLogType(rawValue: 0x01)
  /// For programmers.
  public static let debug = OSLogType(rawValue: 0x02)
  /// Something failed.
  public static let error = OSLogType(rawValue: 0x10)
  /// The program is wrong.
  public static let fault = OSLogType(rawValue: 0x11)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message. Differs from Apple's: it goes nowhere.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message. Differs from Apple's: it goes nowhere.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
