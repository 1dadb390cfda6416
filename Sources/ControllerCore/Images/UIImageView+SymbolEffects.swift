public import ControlCore
import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

/// The end of an animation of a symbol.
public struct UISymbolEffectCompletionContext {
  /// The view or the item of the symbol.
  public weak var sender: AnyObject?
  /// The animation.
  public let effect: any SymbolEffect
  /// Whether or not the animation was complete.
  public let isFinished: Bool
}

/// A closure that is called at the end of an animation of a symbol.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The animations of a view's or an item's symbol.
@MainActor
enum SymbolEffects {
  private static let kept = AttachedValue<[any SymbolEffect]>()

  /// Returns the animations that go on.
  static func effects(of object: AnyObject) -> [any SymbolEffect] { kept[object] ?? [] }

  /// Adds an animation: one that ends by itself is over in the next turn.
  static func add(
    _ effect: any SymbolEffect, to object: AnyObject, _ completion: UISymbolEffectCompletion? = nil
  ) {
    remove(type(of: effect), from: object)
    if effect is any IndefiniteSymbolEffect { kept[object] = effects(of: object) + [effect] }
    end(effect, of: object, completion)
  }

  /// Takes the animations of a type away; nil is all of them.
  static func remove(_ type: (any SymbolEffect.Type)?, from object: AnyObject) {
    kept[object] = type.map { type in effects(of: object).filter { Swift.type(of: $0) != type } } ?? []
  }

  /// Tells a closure of the end of an animation, in the next turn.
  static func end(
    _ effect: any SymbolEffect, of object: AnyObject, _ completion: UISymbolEffectCompletion?
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(sender: object, effect: effect, isFinished: true)
    MainLoop.main.enqueue { completion(context) }
  }
}

/// Animations of symbols.
///
/// Differs from UIKit: they are kept and not drawn; their completions are called in the next turn.
extension UIImageView {
  /// The animations that go on.
  package var symbolEffects: [any SymbolEffect] { SymbolEffects.effects(of: self) }

  /// Adds an animation of the symbol.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { SymbolEffects.add(effect, to: self, completion) }

  /// Takes the animation of a kind away.
  public func removeSymbolEffect<Effect: SymbolEffect>(
    ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    SymbolEffects.remove(Effect.self, from: self)
    SymbolEffects.end(effect, of: self, completion)
  }

  /// Takes all animations away.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    SymbolEffects.remove(nil, from: self)
  }

  /// Shows another symbol, without an animation.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    SymbolEffects.end(contentTransition, of: self, completion)
  }

  private static let ranges = AttachedValue<UIImage.DynamicRange>()

  /// The preferred range of brightness.
  ///
  /// Differs from UIKit: without effect.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { Self.ranges[self] ?? .unspecified }
    set { Self.ranges[self] = newValue }
  }

  /// The range of brightness: the standard one.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

/// Animations of symbols of bars, which are kept and not drawn.
extension UIBarButtonItem {
  /// Adds an animation of the symbol.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { SymbolEffects.add(effect, to: self) }

  /// Takes the animation of a kind away.
  public func removeSymbolEffect<Effect: SymbolEffect>(
    ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { SymbolEffects.remove(Effect.self, from: self) }

  /// Takes all animations away.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    SymbolEffects.remove(nil, from: self)
  }

  /// Shows another symbol, without an animation.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
