// More animations of symbols by their names.

/// An animation with which a symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> DisappearSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Upwards.
  public var up: DisappearSymbolEffect { choosing("up") }

  /// Downwards.
  public var down: DisappearSymbolEffect { choosing("down") }

  /// Each layer by itself.
  public var byLayer: DisappearSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An animation with which a symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An animation between symbols.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> ReplaceSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { choosing("downUp") }

  /// Both grow.
  public var upUp: ReplaceSymbolEffect { choosing("upUp") }

  /// The old one vanishes, the new one grows.
  public var offUp: ReplaceSymbolEffect { choosing("offUp") }

  /// Each layer by itself.
  public var byLayer: ReplaceSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An animation between symbols.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The animation that the system chooses.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  private var choices: Set<String> = []

  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The animation that the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An animation that shakes a symbol.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> WiggleSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Upwards first.
  public var up: WiggleSymbolEffect { choosing("up") }

  /// Downwards first.
  public var down: WiggleSymbolEffect { choosing("down") }

  /// To the left first.
  public var left: WiggleSymbolEffect { choosing("left") }

  /// To the right first.
  public var right: WiggleSymbolEffect { choosing("right") }

  /// Forwards first.
  public var forward: WiggleSymbolEffect { choosing("forward") }

  /// Backwards first.
  public var backward: WiggleSymbolEffect { choosing("backward") }

  /// Clockwise first.
  public var clockwise: WiggleSymbolEffect { choosing("clockwise") }

  /// Counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { choosing("counterClockwise") }

  /// Each layer by itself.
  public var byLayer: WiggleSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An animation that shakes a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An animation that turns a symbol.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> RotateSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { choosing("clockwise") }

  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { choosing("counterClockwise") }

  /// Each layer by itself.
  public var byLayer: RotateSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: RotateSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An animation that turns a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An animation of the size of a symbol.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> BreatheSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// The size only.
  public var plain: BreatheSymbolEffect { choosing("plain") }

  /// The size and the opacity.
  public var pulse: BreatheSymbolEffect { choosing("pulse") }

  /// Each layer by itself.
  public var byLayer: BreatheSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An animation of the size of a symbol.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
