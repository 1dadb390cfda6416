public import StyleCore

/// A registration for changes of traits, to give back when they are no longer of interest.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// Something that keeps registrations for changes of its traits.
@MainActor
protocol TraitRegistry: UITraitChangeObservable {
  var traitRegistrations: TraitRegistrations { get set }
}

extension UITraitChangeObservable {
  /// What is called with the one whose traits changed, and the traits that it had.
  public typealias TraitChangeHandler<Observed> = @MainActor (Observed, UITraitCollection) -> Void

  /// Calls `handler` after a change of one of `traits`, until the registration is given back or this dies.
  /// Handlers are called in the order of their registration, after `traitCollectionDidChange(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(for: traits, handler)
  }

  /// The same for a handler that names the type of what it is given, such as `(self: Self, …)` in a class.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observed>
  ) -> any UITraitChangeRegistration {
    register(for: traits, handler)
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

/// Who wants to hear of which traits.
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

/// Registrations in the order in which they came.
@MainActor
struct TraitRegistrations {
  private var all: [TraitRegistration] = []

  nonisolated init() {}

  mutating func add(_ registration: TraitRegistration) {
    all.append(registration)
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
    (registration as? TraitRegistration)?.isRegistered = false
  }

  /// Tells of the change of `observed` from `previous` to `traits`. A handler may end registrations.
  func notify(_ observed: AnyObject, from previous: UITraitCollection, to traits: UITraitCollection) {
    for registration in all where registration.isRegistered {
      if registration.traits.contains(where: { traits.differs(from: previous, in: $0) }) {
        registration.handler(observed, previous)
      }
    }
  }
}

extension UIView: TraitRegistry {
  var traitRegistrations: TraitRegistrations {
    get { storedState.traitSettings?.registrations ?? TraitRegistrations() }
    set { writableTraitSettings.registrations = newValue }
  }
}

extension UIViewController: TraitRegistry {
  var traitRegistrations: TraitRegistrations {
    get { controller.traitRegistrations }
    set { controller.traitRegistrations = newValue }
  }
}
