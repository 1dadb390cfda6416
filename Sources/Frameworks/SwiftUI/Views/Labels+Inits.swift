// More ways to create texts, pictures and labels.

extension Text {
  /// Creates the text of a value by a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates the text of a value by a format of styled texts.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates the text of an object by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates the text of a value by a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates the text of a localized resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }

  /// Creates the text of a range of dates.
  ///
  /// Differs from SwiftUI: it is the dates' own descriptions.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "\(dates.lowerBound) – \(dates.upperBound)")
  }

  /// The sizes of texts beside others.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The usual size.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The lines below and through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The patterns of lines.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      /// A solid line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes and two dots each.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line.
    public static let single = LineStyle()
  }

  /// Returns the text with a fill.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// Returns the text with characters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Returns the text bold or not.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Returns the text slanted or not.
  public func italic(_ isActive: Bool) -> Text { self }
  /// Returns the text with a line below.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    self
  }
  /// Returns the text with a line through it.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    self
  }
  /// Returns the text with a width of its font.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Returns the text with a design of its font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Returns the text in a size beside others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// Returns the text with or without its punctuation read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Returns the text spelled out aloud or not.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension Image {
  /// The directions of a picture's top.
  @frozen
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upwards.
    case up
    /// Upwards, mirrored.
    case upMirrored
    /// Downwards.
    case down
    /// Downwards, mirrored.
    case downMirrored
    /// To the left.
    case left
    /// To the left, mirrored.
    case leftMirrored
    /// To the right.
    case right
    /// To the right, mirrored.
    case rightMirrored
  }

  /// Creates a picture of an asset catalog with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
  /// Creates a picture of an asset catalog for a value between 0 and 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  /// Creates a symbol of the system for a value between 0 and 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
  /// Creates the picture of one of Core Graphics' with a label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }
  /// Creates the picture of one of Core Graphics' that is not read aloud.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let orientations: [Orientation: UIImage.Orientation] = [
      .upMirrored: .upMirrored, .down: .down, .downMirrored: .downMirrored, .left: .left,
      .leftMirrored: .leftMirrored, .right: .right, .rightMirrored: .rightMirrored,
    ]
    self.init(
      uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientations[orientation] ?? .up))
  }
  /// Returns the picture with or without smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the picture with a way of colouring symbols.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The ways of colouring symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Label where Title == Text, Icon == Image {
  /// Creates a text with a picture of an asset catalog.
  public init(_ key: LocalizedStringKey, image name: String) {
    title = Text(key)
    icon = Image(name)
  }
  /// Creates a text with a picture of an asset catalog.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
  /// Creates a text with the picture of a resource.
  public init(_ key: LocalizedStringKey, image resource: ImageResource) {
    title = Text(key)
    icon = Image(resource)
  }
  /// Creates a text with the picture of a resource.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image resource: ImageResource) {
    self.title = Text(title)
    icon = Image(resource)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
