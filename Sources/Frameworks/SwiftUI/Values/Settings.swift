/// The appearances of a user interface.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The directions of a layout.
public enum LayoutDirection: CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The widths and heights that an interface adapts to.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// The sizes of text that a user sets.
public enum ContentSizeCategory: CaseIterable, Sendable {
  /// The smallest text.
  case extraSmall
  /// Small text.
  case small
  /// Text of medium size.
  case medium
  /// Large text, the usual one.
  case large
  /// Text that is larger than usual.
  case extraLarge
  /// Still larger text.
  case extraExtraLarge
  /// The largest text without an accessibility setting.
  case extraExtraExtraLarge
  /// Text of medium size for accessibility.
  case accessibilityMedium
  /// Large text for accessibility.
  case accessibilityLarge
  /// Still larger text for accessibility.
  case accessibilityExtraLarge
  /// Very large text for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest text.
  case accessibilityExtraExtraExtraLarge
}

/// The fits of a content with an aspect ratio.
@frozen
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits.
  case fit
  /// As small as fills.
  case fill
}

/// The alignments of the lines of a text.
@frozen
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// The visibilities of a part.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system sees fit.
  case automatic
  /// Visible.
  case visible
  /// Invisible.
  case hidden
}

/// The parts of the safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates the parts of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The safe area of the device and of bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area above a keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The whole safe area.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// The access to whether a description is presented.
public struct PresentationMode {
  /// Whether or not the description is presented.
  public private(set) var isPresented = false

  /// Ends the presentation.
  ///
  /// Differs from SwiftUI: nothing happens.
  public mutating func dismiss() {}
}

/// An action that ends the presentation of a description.
public struct DismissAction: Sendable {
  /// Ends the presentation.
  ///
  /// Differs from SwiftUI: nothing happens.
  public func callAsFunction() {}
}

/// An action that opens an address.
public struct OpenURLAction {
  /// The results of an action.
  public struct Result: Sendable {
    let isHandled: Bool

    /// The address is opened.
    public static let handled = Result(isHandled: true)
    /// The address is not opened.
    public static let discarded = Result(isHandled: false)
    /// The address goes to the system, which does nothing.
    public static let systemAction = Result(isHandled: false)
    /// Returns that another address goes to the system, which does nothing.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: ((URL) -> Result)?

  init() {
    handler = nil
  }

  /// Creates an action of a closure.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens the address by the closure.
  ///
  /// Differs from SwiftUI: nothing happens without one.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens the address by the closure, and calls another with whether it is opened.
  ///
  /// Differs from SwiftUI: nothing is opened without a closure.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isHandled ?? false)
  }
}
