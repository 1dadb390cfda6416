// The values of modifiers of events and accessibility.

/// The keys that are held with another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) {
    self.character = character
  }
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }

  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\u{9}")
  /// Space.
  public static let space = KeyEquivalent("\u{20}")
  /// Return.
  public static let `return` = KeyEquivalent("\u{D}")
}

/// A key with those that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The ways in which a key follows the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system sees fit.
    public static let automatic = Localization(name: "automatic")
    /// Without mirroring.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As the program says.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  private let held: Int
  /// The way in which the key follows the keyboard.
  public var localization: Localization

  /// The keys that are held.
  public var modifiers: EventModifiers { EventModifiers(rawValue: held) }

  /// Creates a key with those that are held.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    held = modifiers.rawValue
    self.localization = localization
  }

  /// The key of the usual action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The states of a key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Pressed.
    public static let down = Phases(rawValue: 1)
    /// Held.
    public static let `repeat` = Phases(rawValue: 2)
    /// Released.
    public static let up = Phases(rawValue: 4)
    /// All states.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The answers to a key.
  public enum Result: Sendable {
    /// The key has had its effect.
    case handled
    /// The key goes on to others.
    case ignored
  }

  /// The state.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

/// A haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weights of objects.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Of medium weight.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }
  /// The hardnesses of objects.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Soft.
    public static let soft = Flexibility(name: "soft")
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Between soft and hard.
    public static let solid = Flexibility(name: "solid")
  }

  private let name: String

  /// A success.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// An error.
  public static let error = SensoryFeedback(name: "error")
  /// A selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// An increase.
  public static let increase = SensoryFeedback(name: "increase")
  /// A decrease.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// A beginning.
  public static let start = SensoryFeedback(name: "start")
  /// An end.
  public static let stop = SensoryFeedback(name: "stop")
  /// An alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A change of level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// An impact.
  public static let impact = SensoryFeedback(name: "impact")
  /// Returns an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Returns an impact of a hardness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// A state of a pointer above a description.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// At a place.
  case active(CGPoint)
  /// Not above the description.
  case ended
}
