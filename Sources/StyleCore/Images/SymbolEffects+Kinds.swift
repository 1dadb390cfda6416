// The animations of symbols by their names; views keep them and draw none.

/// An animation that lets a symbol jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> BounceSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Upwards.
  public var up: BounceSymbolEffect { choosing("up") }

  /// Downwards.
  public var down: BounceSymbolEffect { choosing("down") }

  /// Each layer by itself.
  public var byLayer: BounceSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: BounceSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An animation that lets a symbol jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An animation of the opacity of a symbol.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> PulseSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Each layer by itself.
  public var byLayer: PulseSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: PulseSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An animation of the opacity of a symbol.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An animation of the layers of a symbol, one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> VariableColorSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { choosing("iterative") }

  /// One more layer each time.
  public var cumulative: VariableColorSymbolEffect { choosing("cumulative") }

  /// Forwards and back.
  public var reversing: VariableColorSymbolEffect { choosing("reversing") }

  /// Forwards only.
  public var nonReversing: VariableColorSymbolEffect { choosing("nonReversing") }

  /// Other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { choosing("hideInactiveLayers") }

  /// Other layers are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { choosing("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An animation of the layers of a symbol, one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A larger or smaller symbol.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> ScaleSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Larger.
  public var up: ScaleSymbolEffect { choosing("up") }

  /// Smaller.
  public var down: ScaleSymbolEffect { choosing("down") }

  /// Each layer by itself.
  public var byLayer: ScaleSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A larger or smaller symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An animation with which a symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var choices: Set<String> = []

  private func choosing(_ choice: String) -> AppearSymbolEffect {
    var effect = self
    effect.choices.insert(choice)
    return effect
  }

  fileprivate init() {}

  /// Upwards.
  public var up: AppearSymbolEffect { choosing("up") }

  /// Downwards.
  public var down: AppearSymbolEffect { choosing("down") }

  /// Each layer by itself.
  public var byLayer: AppearSymbolEffect { choosing("byLayer") }

  /// The whole symbol.
  public var wholeSymbol: AppearSymbolEffect { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An animation with which a symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
