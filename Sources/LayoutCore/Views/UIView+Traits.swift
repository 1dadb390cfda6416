import Foundation

extension UIView {
  /// The direction of content with `attribute` in an environment that reads in `layoutDirection` (E.1).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: layoutDirection)
  }

  /// The direction of content with `attribute` in the application. Differs from UIKit: there is no
  /// application yet; the direction is that of `UITraitCollection.current`.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.layoutDirection(relativeTo: UITraitCollection.current.readingDirection)
  }

  /// The traits that the host of this tree gives its root, and through it every view in it.
  package var hostTraits: UITraitCollection? {
    get { state.hostTraits }
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
    guard attribute != state.semanticContentAttribute else { return }
    let direction = effectiveUserInterfaceLayoutDirection
    state.semanticContentAttribute = attribute
    if effectiveUserInterfaceLayoutDirection != direction { backing.markNeedsLayout() }
  }

  private func setHostTraits(_ traits: UITraitCollection?) {
    state.hostTraits = traits
    updateTraits(in: attachedSuperview)
  }

  /// Gives the view and all beneath it the traits that they have in `superview`, from the top down (B.21). Where
  /// they change, dynamic colours are resolved anew and layout is asked for.
  func updateTraits(in superview: UIView?) {
    var pending = [(view: self, superview: superview)]
    while let (view, superview) = pending.popLast() {
      let previous = view.state.traits
      let inherited = view.state.hostTraits ?? superview?.state.traits ?? .headless
      let traits = view.traitsInController(inherited)
      guard traits != previous else { continue }
      view.state.traits = traits
      view.updateBackgroundColor()
      view.backing.markNeedsLayout()
      view.tellControllerOfTraits(previous)
      view.traitCollectionDidChange(previous)
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
