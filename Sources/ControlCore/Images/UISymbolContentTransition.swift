public import Foundation
public import StyleCore

/// An animation between the symbols of a button, and its options.
public final class UISymbolContentTransition: NSObject, NSCopying, Sendable {
  /// The animation.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// The speed and the repetition of the animation.
  public let options: SymbolEffectOptions

  /// Creates a transition.
  public init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    (self.contentTransition, self.options) = (contentTransition, options)
    super.init()
  }

  /// Returns the transition, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISymbolContentTransition else { return false }
    return AnyHashable(contentTransition) == AnyHashable(other.contentTransition) && options == other.options
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(AnyHashable(contentTransition))
    hasher.combine(options)
    return hasher.finalize()
  }
}
