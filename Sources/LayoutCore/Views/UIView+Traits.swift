import Foundation
import LayerCore
public import StyleCore

extension UIView {
  /// The direction of content with `attribute` in an environment that reads in `layoutDirection` (E.1).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: layoutDirection)
  }

  /// The direction of content with `attribute` in the application, which is that of the main screen; overrides
  /// of traits do not matter (E.3).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: UIScreen.main.traitCollection.readingDirection)
  }

  /// The traits that the host of this tree gives its root, and through it every view in it.
  package var hostTraits: UITraitCollection? {
    get { storedState.hostTraits }
    set { setHostTraits(newValue) }
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    // Only an unspecified attribute asks for the traits, which may be far above.
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
    if storedState.surroundings != nil { backing.markNeedsEnvironment() }
    boxDirectionDidChange()
    backing.markNeedsLayout()
  }

  private func setHostTraits(_ traits: UITraitCollection?) {
    storedState.hostTraits = traits
    updateTraits(in: attachedSuperview)
  }

  /// The traits of this view in `superview`: those from above, with the overrides of the controller and the view.
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
    return inherited.overridden(by: settings.controllerOverrides).overridden(by: overrides)
  }

  /// Gives the tree the traits of the main screen, where that has others by now and nothing hosts the tree (H.20).
  func followMainScreen() {
    guard screenVersion != UIScreen.traitsVersion else { return }
    // What a view follows, those above it follow, too: each view is passed once for each change of the screen.
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

  /// Gives the view and all beneath it the traits that they have in `superview`, from the top down (B.21). Where
  /// they change, dynamic colours are resolved anew and layout is asked for; so is what the view draws, and its
  /// constraints if it looked at traits to make them (B.4).
  func updateTraits(in superview: UIView?) {
    var pending = [(view: self, superview: superview)]
    while let (view, superview) = pending.popLast() {
      let previous = unsafe view.storedTraits
      let traits = view.traits(in: superview)
      guard traits != previous else { continue }
      unsafe view.storedTraits = traits
      view.updateBackgroundColor()
      // The margins of a view may have changed sides.
      if view.storedState.surroundings != nil { view.backing.flags.insert(.needsEnvironment) }
      view.backing.markNeedsLayout()
      if traits.layoutDirection != previous.layoutDirection { view.boxDirectionDidChange() }
      if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
        view.boxInsetsDidChange()
      }
      // What is rounded up to pixels has another size where pixels do.
      if traits.displayScale != previous.displayScale { view.boxContentDidChange() }
      if view.drawsItself { view.setNeedsDisplay() }
      if view.backing.take(.constraintsDependOnTraits) { view.backing.markNeedsConstraints() }
      traits.performAsCurrent {
        view.tellControllerOfTraits(previous)
        view.traitCollectionDidChange(previous)
        view.storedState.traitSettings?.registrations.notify(view, from: previous, to: traits)
      }
      pending += view.subviews.reversed().map { ($0, view) }
    }
  }
}

extension UITraitCollection {
  /// The reading direction; left to right where nothing was said.
  package var readingDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
