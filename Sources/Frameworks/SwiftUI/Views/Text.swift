/// A key of a localized text.
@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with the values of its interpolations.
  let key: String

  /// Creates a key.
  public init(_ value: String) {
    key = value
  }

  /// Creates a key.
  public init(stringLiteral value: String) {
    key = value
  }

  /// Creates a key of parts.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.text
  }

  /// The parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates no parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += String(describing: value) }
    /// Adds a number in a format of `String(format:)`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
      text += format.format(input)
    }
    /// Adds an object in a format.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }
    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.characters }
    /// Adds a picture, which has no characters.
    public mutating func appendInterpolation(_ image: Image) {}
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += date.description }
  }

  /// The text of the main bundle.
  var text: String { NSLocalizedString(key, comment: "") }
}

/// A text.
public struct Text: Equatable, Sendable {
  /// The styles of dates.
  public enum DateStyle: Sendable {
    /// The time.
    case time
    /// The date.
    case date
    /// The time from now.
    case relative
    /// The time from now with a sign.
    case offset
    /// The time that is left.
    case timer
  }

  /// The ways of shortening a text.
  public enum TruncationMode: Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// The characters.
  let characters: String

  /// Creates a text of a localized one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    characters = NSLocalizedString(key.key, tableName: tableName, bundle: bundle ?? .main, comment: "")
  }

  /// Creates a text.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ content: Characters) {
    characters = String(content)
  }

  /// Creates a text that is not localized.
  public init(verbatim content: String) {
    characters = content
  }

  /// Creates the text of a styled one.
  public init(_ content: AttributedString) {
    characters = String(content.characters)
  }

  /// Creates the text of a date.
  ///
  /// Differs from SwiftUI: it is the date's own description.
  public init(_ date: Date, style: DateStyle) {
    characters = date.description
  }

  /// Creates a text with a picture.
  public init(_ image: Image) {
    characters = ""
  }

  /// Returns a text of the characters of both.
  public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.characters + other.characters) }

  /// Returns the text with a font.
  public func font(_ font: Font?) -> Text { self }
  /// Returns the text with a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Returns the text with a colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Returns the bold text.
  public func bold() -> Text { self }
  /// Returns the slanted text.
  public func italic() -> Text { self }
  /// Returns the text with a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Returns the text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Returns the text with a distance between characters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Returns the text with a distance between characters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Returns the text at a distance from its baseline.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// Returns the text with digits of one width.
  public func monospacedDigit() -> Text { self }
}

extension Text: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A picture.
public struct Image: Equatable, @unchecked Sendable {
  /// The ways of drawing a picture.
  public enum TemplateRenderingMode: Sendable {
    /// In the colour of texts.
    case template
    /// In the picture's own colours.
    case original
  }

  /// The ways of filling a larger space.
  public enum ResizingMode: Sendable {
    /// By repetition.
    case tile
    /// By stretching.
    case stretch
  }

  /// The sizes of symbols.
  public enum Scale: Sendable {
    /// Small.
    case small
    /// Of medium size.
    case medium
    /// Large.
    case large
  }

  /// The qualities of scaling.
  public enum Interpolation: Sendable {
    /// None.
    case none
    /// Low.
    case low
    /// Medium.
    case medium
    /// High.
    case high
  }

  /// The picture of UIKit; nil if there is none.
  let image: UIImage?

  /// Creates a picture of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    image = UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates the picture of a resource.
  public init(_ resource: ImageResource) {
    image = UIImage(resource: resource)
  }

  /// Creates a picture of an asset catalog that is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a symbol of the system.
  public init(systemName: String) {
    image = UIImage(systemName: systemName)
  }

  /// Creates the picture of one of UIKit's.
  public init(uiImage: UIImage) {
    image = uiImage
  }

  /// Returns the picture in another way of drawing.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// Returns the picture with a quality of scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the picture that fills the space that it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  { self }
}

extension Image: View {
  /// The type of a description that has no parts.
  public typealias Body = Never
}

/// A text with a picture.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a text with a picture.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a text with a symbol of the system.
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    title = Text(key)
    icon = Image(systemName: name)
  }

  /// Creates a text with a symbol of the system.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}
