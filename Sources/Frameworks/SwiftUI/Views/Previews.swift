/// A type that shows descriptions in Xcode.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  /// The type of the descriptions.
  associatedtype Previews: View
  /// The descriptions.
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the previews; nil is that of the file.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the file.
  public static var platform: PreviewPlatform? { nil }
}

/// The platforms of previews.
public enum PreviewPlatform: Sendable {
  /// Phones and tablets.
  case iOS
  /// Computers.
  case macOS
  /// Televisions.
  case tvOS
  /// Watches.
  case watchOS
}

/// A type that Xcode finds.
@MainActor @preconcurrency
public protocol _PreviewProvider {}

/// A device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  /// Creates a device of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device of a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// The sizes of a preview.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// That of the description.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
