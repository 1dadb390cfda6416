public import Foundation
public import StyleCore

extension UITextFormattingViewController {
  /// A part of the controller.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The buttons of bold, italic, underlined and struck text.
    public static let fontAttributes = Self(rawValue: "fontAttributes")
    /// The picker of fonts.
    public static let fontPicker = Self(rawValue: "fontPicker")
    /// The size of the font in points.
    public static let fontPointSize = Self(rawValue: "fontPointSize")
    /// The buttons of larger and smaller text.
    public static let fontSize = Self(rawValue: "fontSize")
    /// The styles.
    public static let formattingStyles = Self(rawValue: "formattingStyles")
    /// The button of a highlight.
    public static let highlight = Self(rawValue: "highlight")
    /// The picker of highlights.
    public static let highlightPicker = Self(rawValue: "highlightPicker")
    /// The height of lines.
    public static let lineHeight = Self(rawValue: "lineHeight")
    /// The styles of lists.
    public static let listStyles = Self(rawValue: "listStyles")
    /// The alignment of text.
    public static let textAlignment = Self(rawValue: "textAlignment")
    /// The alignment of text, also at both edges.
    public static let textAlignmentAndJustification = Self(rawValue: "textAlignmentAndJustification")
    /// The colour of text.
    public static let textColor = Self(rawValue: "textColor")
    /// The indentation of text.
    public static let textIndentation = Self(rawValue: "textIndentation")
  }

  /// The colour of a highlight.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default colour.
    public static let `default` = Self(rawValue: "default")
    /// Purple.
    public static let purple = Self(rawValue: "purple")
    /// Pink.
    public static let pink = Self(rawValue: "pink")
    /// Orange.
    public static let orange = Self(rawValue: "orange")
    /// Mint.
    public static let mint = Self(rawValue: "mint")
    /// Blue.
    public static let blue = Self(rawValue: "blue")
  }

  /// The alignment of text.
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// At the left edge.
    public static let left = Self(rawValue: "left")
    /// In the centre.
    public static let center = Self(rawValue: "center")
    /// At the right edge.
    public static let right = Self(rawValue: "right")
    /// At both edges.
    public static let justified = Self(rawValue: "justified")
    /// At the edge where reading starts.
    public static let natural = Self(rawValue: "natural")
  }

  /// The style of a list.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Discs.
    public static let disc = Self(rawValue: "disc")
    /// Hyphens.
    public static let hyphen = Self(rawValue: "hyphen")
    /// Numbers.
    public static let decimal = Self(rawValue: "decimal")
    /// Other markers.
    public static let other = Self(rawValue: "other")
  }

  /// The size of a part.
  public enum ComponentSize: Int, Sendable {
    /// The size that the system chooses.
    case automatic = 0
    /// The sizes from the smallest to the largest.
    case mini, small, regular, large, extraLarge
  }

  /// A change that the user makes.
  public enum ChangeValue {
    /// No change that is known.
    case undefined
    /// Bold text or none.
    case bold(Bool)
    /// Italic text or none.
    case italic(Bool)
    /// Underlined text or none.
    case underline(Bool)
    /// Struck text or none.
    case strikethrough(Bool)
    /// A font.
    case font(UIFont)
    /// The size of the font.
    case fontSize(Double)
    /// Larger text.
    case increaseFontSize
    /// Smaller text.
    case decreaseFontSize
    /// The colour of text.
    case textColor(UIColor)
    /// A highlight or none.
    case highlight(Highlight?)
    /// The alignment.
    case textAlignment(TextAlignment)
    /// A list or none.
    case textList(TextList?)
    /// The height of lines.
    case lineHeightPointSize(Double)
    /// More indentation.
    case increaseIndentation
    /// Less indentation.
    case decreaseIndentation
    /// A style by its key.
    case formattingStyle(String)
  }

  /// The formats of a text.
  public struct FormattingDescriptor: Equatable {
    /// The fonts.
    public var fonts: [UIFont] = []
    /// The colours of text.
    public var textColors: [UIColor] = []
    /// The height of lines; nil for several.
    public var lineHeight: Double?
    /// Whether or not a part is underlined.
    public var underlinePresent = false
    /// Whether or not a part is struck.
    public var strikethroughPresent = false
    /// The alignments.
    public var textAlignments: Set<TextAlignment> = []
    /// The lists.
    public var textLists: Set<TextList> = []
    /// The highlights.
    public var highlights: Set<Highlight> = []
    /// The key of the style; nil for none.
    public var formattingStyleKey: String?

    /// Creates no formats.
    public init() {}

    /// Creates the formats of attributes.
    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes) }

    /// Creates the formats of a range of a text.
    public init(string: NSAttributedString, range: NSRange) {
      string.enumerateRuns(in: range) { values, _ in add(values) }
    }

    private mutating func add(_ values: [NSAttributedString.Key: Any]) {
      if let font = values[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
      if let color = values[.foregroundColor] as? UIColor, !textColors.contains(color) {
        textColors.append(color)
      }
      underlinePresent = underlinePresent || (values[.underlineStyle] as? Int ?? 0) != 0
      strikethroughPresent = strikethroughPresent || (values[.strikethroughStyle] as? Int ?? 0) != 0
      guard let style = values[.paragraphStyle] as? NSParagraphStyle else { return }
      let alignment: TextAlignment =
        switch style.alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
      textAlignments.insert(alignment)
      if style.minimumLineHeight > 0 { lineHeight = Double(style.minimumLineHeight) }
      guard let list = style.textLists.last else { return }
      switch list.markerFormat {
      case .disc: textLists.insert(.disc)
      case .hyphen: textLists.insert(.hyphen)
      case .decimal: textLists.insert(.decimal)
      default: textLists.insert(.other)
      }
    }
  }
}
