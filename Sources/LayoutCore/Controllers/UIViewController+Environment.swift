import DiagnosticCore
import Foundation
public import StyleCore

extension UIViewController {
  // MARK: Safe area

  /// Updates the environment of the view, and that of children whose environments change with it.
  ///
  /// It is called when the view moves to a window, when it or the view of its parent is laid out, and when an inset
  /// changes. In between the safe area is frozen: moving the view does not change it (D.10).
  package func updateEnvironment() {
    var pending: [UIViewController] = [self]
    while let controller = pending.popLast() {
      if controller.applyEnvironment() { pending += controller.children.reversed() }
    }
  }

  /// Updates the environments of the children, after this controller's view has placed them.
  func updateChildEnvironments() {
    for child in controller.children { child.updateEnvironment() }
  }

  /// Sets the environment of the view, and returns whether the safe area changed.
  private func applyEnvironment() -> Bool {
    guard let view = controller.view, !isLeavingOnClock else { return false }
    let old = controller.safeAreaInsets
    controller.safeAreaInsets = surroundingInsets + controller.additionalSafeAreaInsets
    if let provider = HigherModules.presentationProvider {
      controller.safeAreaInsets = controller.safeAreaInsets + provider.floatingInsets(of: self)
    }
    view.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: controller.safeAreaInsets,
        systemMinimumLayoutMargins: systemMinimumLayoutMargins,
        respectsSystemMinimum: controller.respectsSystemMinimum))
    updateMainScrollView()
    return controller.safeAreaInsets != old
  }

  /// The insets by the parent or else the window, zero outside of a window (D.9).
  private var surroundingInsets: UIEdgeInsets {
    guard let view = controller.view, let window = view.window else { return .zero }
    if let parent = controller.parent, let parentView = parent.viewIfLoaded, view.isDescendant(of: parentView)
    {
      return parent.safeAreaInsets(forChild: self)
    }
    return surroundingInsets(of: view, in: window)
  }

  /// Returns the part of this controller's safe area insets in the view of `child`.
  func overlap(ofChild child: UIViewController) -> UIEdgeInsets {
    guard let view = controller.view, let childView = child.viewIfLoaded else { return .zero }
    return childView.overlap(with: controller.safeAreaInsets, of: view)
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != controller.additionalSafeAreaInsets else { return }
    guard insets.isFinite else {
      let owner = String(describing: type(of: self))
      return LayoutDiagnostics.report(.notFinite(owner: owner, property: "additionalSafeAreaInsets"))
    }
    controller.additionalSafeAreaInsets = insets
    updateEnvironment()
  }

  func setRespectsSystemMinimum(_ respects: Bool) {
    guard respects != controller.respectsSystemMinimum else { return }
    controller.respectsSystemMinimum = respects
    updateEnvironment()
  }

  /// Sets a property by which the container places the view.
  func setLayoutTrait<Value: Equatable>(_ trait: WritableKeyPath<State, Value>, to value: Value) {
    guard value != controller[keyPath: trait] else { return }
    controller[keyPath: trait] = value
    controller.parent?.viewIfLoaded?.setNeedsLayout()
  }

  /// The system's minimum margins for a view of the window's width, or outside of a window of this one's (D.2).
  var minimumMargins: NSDirectionalEdgeInsets {
    let window = controller.view?.window
    return RootViewEnvironment.systemMinimumLayoutMargins(
      width: (window ?? controller.view)?.bounds.width ?? 0,
      safeAreaInsets: window?.surroundingInsets ?? .zero, system: currentTraits.system)
  }

  // MARK: Traits

  var currentTraits: UITraitCollection {
    controller.view?.traitCollection ?? overridden(controller.parent?.traitCollection ?? .current)
  }

  /// Returns `traits` with the overrides of this controller and its parent.
  func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    traits.overridden(by: controllerTraitOverrides)
  }

  /// The overrides of this controller and its parent.
  private var controllerTraitOverrides: TraitOverrides {
    var overrides = controller.parentTraits?.values ?? TraitOverrides()
    overrides = overrides.overridden(by: controller.traitOverrides)
    if controller.overrideUserInterfaceStyle != .unspecified {
      overrides.userInterfaceStyle = controller.overrideUserInterfaceStyle
    }
    return overrides
  }

  /// The traits of this controller and its children that replace those of the parent.
  public var traitOverrides: any UITraitOverrides {
    get { controller.traitOverrides }
    set {
      guard let overrides = newValue as? TraitOverrides else {
        preconditionFailure("Trait overrides must be changed in place, not replaced by others.")
      }
      controller.traitOverrides = overrides
      updateTraits()
    }
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    controller.overrideUserInterfaceStyle = style
    updateTraits()
  }

  func setOverrideTraits(_ traits: UITraitCollection?, for child: UIViewController) {
    precondition(child.controller.parent === self, "Traits can be given only to a child of the controller.")
    child.controller.parentTraits = traits
    child.updateTraits()
  }

  func updateTraits() {
    guard let view = controller.view else { return }
    view.setControllerTraitOverrides(controllerTraitOverrides)
    view.updateTraitsIfNeeded()
  }
}

extension UIView {
  /// Returns the part of `insets` of `ancestor` that is in this view, per edge (D.8).
  func overlap(with insets: UIEdgeInsets, of ancestor: UIView) -> UIEdgeInsets {
    insets == .zero ? .zero : insets.reaching(convert(bounds, to: ancestor), in: ancestor.bounds)
  }
}

extension UIEdgeInsets {
  /// Returns the part of these insets of `outer` that is in `inner`, in the same coordinates (D.8).
  func reaching(_ inner: CGRect, in outer: CGRect) -> UIEdgeInsets {
    let distances = UIEdgeInsets(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
      right: outer.maxX - inner.maxX)
    return reaching(over: distances, at: .all)
  }
}
