import LayerCore
public import StyleCore

extension UIView {
  /// The settings that few views have: overrides of traits, and registrations for changes of them.
  final class TraitSettings {
    /// The overrides of the view itself.
    var overrides = TraitOverrides()
    /// The overrides of the controller of this root view, with those above it.
    var controllerOverrides = TraitOverrides()
    /// The style of the interface that the view overrides, light or dark.
    var style = UIUserInterfaceStyle.unspecified
    var sizeLimits = SizeCategoryLimits()
    var registrations = TraitRegistrations()
  }

  /// The settings, made on first use.
  ///
  /// `storedState.traitSettings?` is for reading, and this is for writing.
  var writableTraitSettings: TraitSettings {
    if let settings = storedState.traitSettings { return settings }
    let made = TraitSettings()
    storedState.traitSettings = made
    return made
  }

  /// The traits of this view and its subviews that replace those of the superview.
  ///
  /// A change takes effect when traits are updated: before the next layout, or by `updateTraitsIfNeeded()`.
  public var traitOverrides: any UITraitOverrides {
    get { storedState.traitSettings?.overrides ?? TraitOverrides() }
    set {
      guard let overrides = newValue as? TraitOverrides else {
        preconditionFailure("Trait overrides must be changed in place, not replaced by others.")
      }
      guard overrides != storedState.traitSettings?.overrides ?? TraitOverrides() else { return }
      writableTraitSettings.overrides = overrides
      backing.markNeedsTraits()
    }
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != storedState.traitSettings?.style ?? .unspecified else { return }
    writableTraitSettings.style = style
    backing.markNeedsTraits()
  }

  /// Sets the overrides of the controller of this root view, which take effect like `traitOverrides`.
  func setControllerTraitOverrides(_ overrides: TraitOverrides) {
    guard overrides != storedState.traitSettings?.controllerOverrides ?? TraitOverrides() else { return }
    writableTraitSettings.controllerOverrides = overrides
    backing.markNeedsTraits()
  }

  /// Updates the traits of the views in this subtree that wait for it, from the top down (B.21).
  ///
  /// It follows the trail of the layout pass, so a clean tree costs nothing. A turn begins with this.
  package func updatePendingTraits() {
    var pending = [backing]
    while let layer = pending.popLast() {
      if layer.flags.remove(.needsTraits) != nil, let view = layer.hostView {
        view.updateTraits(in: view.attachedSuperview)
      }
      if layer.flags.contains(.descendantNeedsLayout) { pending += layer.children.reversed() }
    }
  }
}

extension CALayer {
  /// Requests an update of the traits of this layer's view before the next layout.
  func markNeedsTraits() {
    flags.insert(.needsTraits)
    markAncestors(.descendantNeedsLayout)
  }
}
