/// Logs messages of a part of a program. Differs from Apple's: they go nowhere.
public struct Logger: Sendable {
  /// A logger of a part of a program.
  public init(subsystem: String, category: String) {}
  /// A logger that writes to `log`.
  public init(_ log: OSLog) {}
  /// A logger of what says no other.
  public init() {}

  /// Logs a message as usual.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message of the given type.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a message that helps to follow what happens.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message for programmers.
  public func debug(_ message: OSLogMessage) {}
  /// Logs a message worth knowing.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message as usual.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a message that something may be wrong.
  public func warning(_ message: OSLogMessage) {}
  /// Logs a message that something failed.
  public func error(_ message: OSLogMessage) {}
  /// Logs a message that something failed that others need.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a message that the program is wrong.
  public func fault(_ message: OSLogMessage) {}
}

/// A message, with values in it. Differs from Apple's: no value is ever looked at.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A message of text.
  public init(stringLiteral value: String) {}
  /// A message of text and values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// No parts yet.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Text.
  public mutating func appendLiteral(_ literal: String) {}

  /// A value, which is not worked out.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may see a value in a message.
public struct OSLogPrivacy: Sendable {
  /// As suits the value's type.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody but the user.
  public static let `private` = OSLogPrivacy()
  /// Nobody at all.
  public static let sensitive = OSLogPrivacy()
}
