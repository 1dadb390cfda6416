/// A type of animations of symbols.
public protocol SymbolEffect: Hashable, Sendable {}

/// A type of animations of symbols that go on until they are taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A type of animations of symbols that end by themselves.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A type of animations between symbols.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A type of animations with which symbols come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The speed and the repetition of an animation of a symbol.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var speed = 1.0
  private var count: Int?
  private var repeats: Bool?

  private init() {}

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// The usual speed and repetition.
  public static let `default` = SymbolEffectOptions()
  /// An animation that goes on.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// An animation that runs once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// Returns the options of an animation with a factor of speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  /// Returns the options of an animation that runs a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// The options with an animation that goes on.
  public var repeating: SymbolEffectOptions { changed { $0.repeats = true } }
  /// The options with an animation that runs once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.repeats = false } }
  /// Returns the options with a factor of speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speed = speed } }
  /// Returns the options with an animation that runs a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.count = count } }
}
