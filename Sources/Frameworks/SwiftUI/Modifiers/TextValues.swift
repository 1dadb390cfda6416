// The values of modifiers of texts and effects.

/// The ways of mixing colours with those behind.
public enum BlendMode: Hashable, Sendable {
  /// Normal.
  case normal
  /// Multiply.
  case multiply
  /// Screen.
  case screen
  /// Overlay.
  case overlay
  /// Darken.
  case darken
  /// Lighten.
  case lighten
  /// Color dodge.
  case colorDodge
  /// Color burn.
  case colorBurn
  /// Soft light.
  case softLight
  /// Hard light.
  case hardLight
  /// Difference.
  case difference
  /// Exclusion.
  case exclusion
  /// Hue.
  case hue
  /// Saturation.
  case saturation
  /// Color.
  case color
  /// Luminosity.
  case luminosity
  /// Source atop.
  case sourceAtop
  /// Destination over.
  case destinationOver
  /// Destination out.
  case destinationOut
  /// Plus darker.
  case plusDarker
  /// Plus lighter.
  case plusLighter
}

/// The ways of computing colours.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In the space of the display.
  case nonLinear
  /// With linear components.
  case linear
  /// With linear components beyond 0 and 1.
  case extendedLinear
}

/// The sizes of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The usual size.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge
}

/// The prominences of headers.
public enum Prominence: Hashable, Sendable {
  /// The usual one.
  case standard
  /// A higher one.
  case increased
}

/// The sizes of text.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// Very small text.
  case xSmall
  /// Small text.
  case small
  /// Text of medium size.
  case medium
  /// The usual size.
  case large
  /// Larger text.
  case xLarge
  /// Still larger text.
  case xxLarge
  /// The largest text without an accessibility setting.
  case xxxLarge
  /// Text of medium size for accessibility.
  case accessibility1
  /// Large text for accessibility.
  case accessibility2
  /// Larger text for accessibility.
  case accessibility3
  /// Very large text for accessibility.
  case accessibility4
  /// The largest text.
  case accessibility5
  /// Whether or not the size is one for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The reasons for covering a content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A content that is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// A private content.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// A content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// The ways of writing capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No capitals.
  public static let never = TextInputAutocapitalization(name: "never")
  /// At the beginning of words.
  public static let words = TextInputAutocapitalization(name: "words")
  /// At the beginning of sentences.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The names of the return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The fields whose return key runs an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Fields of searches.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// A type of whether texts can be selected.
public protocol TextSelectability {
  /// Whether or not texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Yes.
  public static var allowsSelection: Bool { true }
}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// No.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// The symbol itself.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Crossed out.
  public static let slash = SymbolVariants(name: "slash")
}

/// The purposes of a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// Drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// Reading aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// The ways in which a content changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By a fade.
  public static let opacity = ContentTransition(name: "opacity")
  /// By steps between.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Returns the change of a number digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Returns the change of a number digit by digit.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}
