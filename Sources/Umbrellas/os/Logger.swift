/// A logger of messages of a subsystem.
///
/// Differs from Apple's: they go nowhere.
public struct Logger: Sendable {
  /// Creates a logger of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a logger that writes to `log`.
  public init(_ log: OSLog) {}
  /// Creates a logger of the default subsystem.
  public init() {}

  /// Logs a message with the default type.
  public func log(_ message: OSLogMessage) {}
  /// Logs a message with the given type.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Logs a trace message.
  public func trace(_ message: OSLogMessage) {}
  /// Logs a message for debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Logs an informative message.
  public func info(_ message: OSLogMessage) {}
  /// Logs a message with the default type.
  public func notice(_ message: OSLogMessage) {}
  /// Logs a message about a possible problem.
  public func warning(_ message: OSLogMessage) {}
  /// Logs a message about an error.
  public func error(_ message: OSLogMessage) {}
  /// Logs a message about a critical error, on which other parts depend.
  public func critical(_ message: OSLogMessage) {}
  /// Logs a message about a bug in the program.
  public func fault(_ message: OSLogMessage) {}
}

/// A log message with interpolated values.
///
/// Differs from Apple's: no value is ever looked at.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message of text.
  public init(stringLiteral value: String) {}
  /// Creates a message of text and values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The interpolation of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a literal.
  public mutating func appendLiteral(_ literal: String) {}

  /// Appends a value, which is not evaluated.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The privacy options of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The default of the value's type.
  public static let auto = OSLogPrivacy()
  /// A value that everyone can read.
  public static let `public` = OSLogPrivacy()
  /// A value that only the user can read.
  public static let `private` = OSLogPrivacy()
  /// A value that no one can read.
  public static let sensitive = OSLogPrivacy()
}
