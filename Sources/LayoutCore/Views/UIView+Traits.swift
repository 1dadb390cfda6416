import Foundation
import LayerCore
public import StyleCore

extension UIView {
  /// Returns the direction of content with an attribute in an environment that runs in `layoutDirection` (E.1).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: layoutDirection)
  }

  /// Returns the direction of content with an attribute in the application, which is that of the main screen.
  ///
  /// Overrides of traits do not matter (E.3).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: UIScreen.main.traitCollection.readingDirection)
  }

  /// The traits that the host of this tree sets on its root, which every view in it inherits.
  package var hostTraits: UITraitCollection? {
    get { storedState.hostTraits }
    set { setHostTraits(newValue) }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    // Only an unspecified attribute needs the traits, which may be far above.
    switch semanticContentAttribute {
    case .unspecified: traitCollection.readingDirection
    case let attribute: attribute.layoutDirection(relativeTo: .leftToRight)
    }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != storedState.semanticContentAttribute else { return }
    let direction = effectiveUserInterfaceLayoutDirection
    storedState.semanticContentAttribute = attribute
    guard effectiveUserInterfaceLayoutDirection != direction else { return }
    if storedState.layoutEnvironment != nil { backing.markNeedsEnvironment() }
    boxDirectionDidChange()
    backing.markNeedsLayout()
  }

  private func setHostTraits(_ traits: UITraitCollection?) {
    storedState.hostTraits = traits
    updateTraits(in: attachedSuperview)
  }

  /// Returns the traits of this view in `superview`: the inherited ones, with the overrides of the controller and the
  /// view.
  private func traits(in superview: UIView?) -> UITraitCollection {
    let inherited: UITraitCollection
    if let host = storedState.hostTraits {
      inherited = host
    } else {
      inherited = unsafe superview?.storedTraits ?? .ofMainScreen
    }
    guard let settings = storedState.traitSettings else { return inherited }
    var overrides = settings.overrides
    if settings.style != .unspecified { overrides.userInterfaceStyle = settings.style }
    let traits = inherited.overridden(by: settings.controllerOverrides).overridden(by: overrides)
    let category = settings.sizeLimits.limited(traits.preferredContentSizeCategory)
    guard category != traits.preferredContentSizeCategory else { return traits }
    overrides.preferredContentSizeCategory = category
    return traits.overridden(by: overrides)
  }

  /// Updates the tree to the traits of the main screen, if they changed and the tree has no host (H.20).
  func followMainScreen() {
    guard screenVersion != UIScreen.traitsVersion else { return }
    // The views above follow the screen, too: each view is passed once for each change of the screen.
    var view = self
    while view.screenVersion != UIScreen.traitsVersion {
      view.screenVersion = UIScreen.traitsVersion
      guard let superview = view.attachedSuperview else {
        if view.storedState.hostTraits == nil { view.updateTraits(in: nil) }
        return
      }
      view = superview
    }
  }

  /// Updates the traits of the views in this subtree for `superview`, from the top down (B.21).
  ///
  /// If they change, dynamic colours are resolved again and layout is requested; so are drawing, and an update of
  /// constraints if the view read traits to make them (B.4).
  func updateTraits(in superview: UIView?) {
    var pending = [(view: self, superview: superview)]
    while let (view, superview) = pending.popLast() {
      let previous = unsafe view.storedTraits
      let traits = view.traits(in: superview)
      guard traits != previous else { continue }
      unsafe view.storedTraits = traits
      view.updateBackgroundColor()
      // The margins of a view may have changed sides.
      if view.storedState.layoutEnvironment != nil { view.backing.flags.insert(.needsEnvironment) }
      view.backing.markNeedsLayout()
      if traits.readingDirection != previous.readingDirection { view.boxDirectionDidChange() }
      if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
        view.boxInsetsDidChange()
      }
      // Sizes that are rounded up to pixels change with the pixels, and the figures of controls with the system.
      if traits.displayScale != previous.displayScale || traits.system != previous.system {
        view.boxContentDidChange()
      }
      if view.drawsItself { view.setNeedsDisplay() }
      if view.backing.take(.constraintsDependOnTraits) { view.backing.markNeedsConstraints() }
      traits.performAsCurrent {
        view.notifyControllerOfTraits(previous)
        view.traitCollectionDidChange(previous)
        view.storedState.traitSettings?.registrations.notify(view, from: previous, to: traits)
      }
      pending += view.subviews.reversed().map { ($0, view) }
    }
  }
}
