public import GraphicsCore

/// A type of registrations for changes of traits, with which they can be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A type of objects that notify of changes of their traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A type of objects that keep registrations for changes of their traits.
@MainActor
package protocol TraitRegistry: UITraitChangeObservable {
  var traitRegistrations: TraitRegistrations { get set }
}

extension UITraitChangeObservable {
  /// A closure that is called with the object whose traits changed, and the previous traits.
  public typealias TraitChangeHandler<Observed> = @MainActor (Observed, UITraitCollection) -> Void

  /// Registers a closure that is called after a change of one of `traits`.
  ///
  /// Closures are called in the order of their registration, after `traitCollectionDidChange(_:)`, until the
  /// registration or the object ends.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(for: traits, handler)
  }

  /// Registers a closure whose parameter has a type of its own, such as `(self: Self, …)` in a class.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    register(for: traits, handler)
  }

  /// Registers a method of the object that is called after a change of one of `traits`.
  ///
  /// Its parameters are none, the object, or the object and the previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(for: traits) { (observed: AnyObject, previous: UITraitCollection) in
      _ = action.invoke(on: observed, with: [observed, previous])
    }
  }

  /// Registers a method of another object that is called after a change of one of `traits`.
  ///
  /// Its parameters are none, this object, or this object and the previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(for: traits) { [weak target] (observed: AnyObject, previous: UITraitCollection) in
      if let target { _ = action.invoke(on: target, with: [observed, previous]) }
    }
  }

  private func register<Observed>(
    for traits: [UITrait], _ handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { observed, previous in
      if let observed = observed as? Observed { handler(observed, previous) }
    }
    (self as? any TraitRegistry)?.traitRegistrations.add(registration)
    return registration
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistry)?.traitRegistrations.remove(registration)
  }
}

/// A registration of a closure for some traits.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  fileprivate let traits: [UITrait]
  fileprivate let handler: (AnyObject, UITraitCollection) -> Void
  fileprivate var isRegistered = true

  init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// The registrations of an object, in the order of addition.
@MainActor
package struct TraitRegistrations {
  private var all: [TraitRegistration] = []

  package nonisolated init() {}

  mutating func add(_ registration: TraitRegistration) {
    all.append(registration)
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
    (registration as? TraitRegistration)?.isRegistered = false
  }

  /// Calls the closures for the change of `observed` from `previous` to `traits`.
  ///
  /// A closure may end registrations. A change of the system, whose colours differ, counts as one of each trait that
  /// colours depend on.
  package func notify(_ observed: AnyObject, from previous: UITraitCollection, to traits: UITraitCollection) {
    let hasOtherColors = traits.system != previous.system
    for registration in all where registration.isRegistered {
      let isTold = registration.traits.contains {
        traits.differs(from: previous, in: $0) || hasOtherColors && $0.affectsColorAppearance
      }
      if isTold { registration.handler(observed, previous) }
    }
  }
}
