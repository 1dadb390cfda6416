// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// Settings of formatters that the Foundation of Linux lacks, which are kept and have no effect.
private enum FormatterSettings {
  private final class Mark: Sendable {}

  private static let behavior = Mark()
  private static let context = Mark()

  static func behavior(of formatter: Formatter) -> UInt? {
    unsafe objc_getAssociatedObject(formatter, address(behavior)) as? UInt
  }

  static func setBehavior(_ value: UInt, of formatter: Formatter) {
    unsafe objc_setAssociatedObject(formatter, address(behavior), value, .OBJC_ASSOCIATION_RETAIN)
  }

  static func context(of formatter: Formatter) -> Formatter.Context {
    unsafe objc_getAssociatedObject(formatter, address(context)) as? Formatter.Context ?? .unknown
  }

  static func setContext(_ value: Formatter.Context, of formatter: Formatter) {
    unsafe objc_setAssociatedObject(formatter, address(context), value, .OBJC_ASSOCIATION_RETAIN)
  }

  private static func address(_ mark: Mark) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
  }
}

extension DateFormatter {
  /// The versions of the system by which formatters behave.
  public enum Behavior: UInt, Sendable {
    /// The version of the program.
    case `default` = 0
    /// The present one.
    case behavior10_4 = 1040
  }

  /// The version of the system by which the formatter behaves, which has no effect.
  public var formatterBehavior: Behavior {
    get { FormatterSettings.behavior(of: self).flatMap(Behavior.init) ?? .behavior10_4 }
    set { FormatterSettings.setBehavior(newValue.rawValue, of: self) }
  }

  /// The place of the text in a sentence.
  ///
  /// Differs from UIKit: it has no effect.
  public var formattingContext: Formatter.Context {
    get { FormatterSettings.context(of: self) }
    set { FormatterSettings.setContext(newValue, of: self) }
  }
}

extension NumberFormatter {
  /// The versions of the system by which formatters behave.
  public enum Behavior: UInt, Sendable {
    /// The version of the program.
    case `default` = 0
    /// An old one, which there was on computers alone.
    case behavior10_0 = 1000
    /// The present one.
    case behavior10_4 = 1040
  }

  /// The version of the system by which the formatter behaves, which has no effect.
  public var formatterBehavior: Behavior {
    get { FormatterSettings.behavior(of: self).flatMap(Behavior.init) ?? .behavior10_4 }
    set { FormatterSettings.setBehavior(newValue.rawValue, of: self) }
  }

  /// The place of the text in a sentence.
  ///
  /// Differs from UIKit: it has no effect.
  public var formattingContext: Formatter.Context {
    get { FormatterSettings.context(of: self) }
    set { FormatterSettings.setContext(newValue, of: self) }
  }
}
