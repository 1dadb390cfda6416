public import Foundation

/// A log of a subsystem and a category.
///
/// Differs from Apple's: what is logged goes nowhere.
public final class OSLog: NSObject, Sendable {
  /// The subsystem, usually the program.
  public let subsystem: String
  /// The category in the subsystem.
  public let category: String

  /// Creates a log of a subsystem and a category.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log of a subsystem and a system category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The system categories of logs.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the category of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The category of points of interest in a measurement.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of messages with call stacks, kept while the program is measured.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// The category of messages that are kept while the program is measured.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Returns whether messages of a type are enabled: never.
  public func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether or not signposts are enabled: never.
  public var signpostsEnabled: Bool { false }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// A log that is disabled.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// The types of messages, by their importance.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates the type of the given number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default type.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// The type of informative messages.
  public static let info = OSLogType(rawValue: 0x01)
  /// The type of messages for debugging.
  public static let debug = OSLogType(rawValue: 0x02)
  /// The type of messages about errors.
  public static let error = OSLogType(rawValue: 0x10)
  /// The type of messages about bugs in the program.
  public static let fault = OSLogType(rawValue: 0x11)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message.
///
/// Differs from Apple's: it goes nowhere.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message.
///
/// Differs from Apple's: it goes nowhere.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
