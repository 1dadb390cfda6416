import DiagnosticCore
public import Foundation
import LayoutCore
public import StyleCore

// All of these align with the superview's bounds by `align(_:with:_:alignmentBehavior:offset:)`, which see: pixels,
// transforms, scrolled superviews. A view without a superview is reported as a diagnostic and left where it is.

extension Alignable {
  /// Moves the view so that its `position` lies on `superviewPosition` of its superview, `offset` points away.
  public func align(
    _ position: Position, withSuperviewPosition superviewPosition: Position, offset: UIOffset
  ) {
    guard let superview = superviewToAlignWith else { return }
    align(position, with: superview, superviewPosition, offset: offset)
  }

  /// Moves the view so that its `position` lies on `superviewPosition` of its superview, the given distances to
  /// the right and below.
  public func align(
    _ position: Position, withSuperviewPosition superviewPosition: Position, horizontalOffset: CGFloat = 0,
    verticalOffset: CGFloat = 0
  ) {
    align(
      position, withSuperviewPosition: superviewPosition,
      offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` lies on a point of its superview's coordinates, the given distances to
  /// the right and below.
  public func align(
    _ position: Position, withSuperviewPoint superviewPoint: CGPoint, horizontalOffset: CGFloat = 0,
    verticalOffset: CGFloat = 0
  ) {
    guard let superview = superviewToAlignWith else { return }
    let point = RectAlignmentProxy(
      proxiedView: superview, rect: CGRect(origin: superviewPoint, size: .zero))
    // All positions of a point are the same, so `center` goes together with every other.
    align(
      position, with: point, .center,
      offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` lies on the same of its superview, `offset` points away.
  public func align(withSuperview position: Position, offset: UIOffset) {
    align(position, withSuperviewPosition: position, offset: offset)
  }

  /// Moves the view so that its `position` lies on the same of its superview, the given distances to the right
  /// and below.
  public func align(
    withSuperview position: Position, horizontalOffset: CGFloat = 0, verticalOffset: CGFloat = 0
  ) {
    align(
      withSuperview: position, offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` lies on the same of its superview, `inset` points inward from each
  /// edge that the position touches; `center` touches none, and is moved down.
  public func align(withSuperview position: Position, inset: CGFloat) {
    guard let superview = superviewToAlignWith else { return }
    let inward = position.offset(inwardBy: inset, in: superview.effectiveUserInterfaceLayoutDirection)
    align(
      withSuperview: position,
      offset: position == .center ? UIOffset(horizontal: 0, vertical: inset) : inward)
  }

  private var superviewToAlignWith: UIView? {
    let view = alignmentContext.view
    if view.superview == nil {
      LayoutDiagnostics.report(.placement(.noSuperview(view: view.diagnosticName)))
    }
    return view.superview
  }
}

/// The same verbs by the names that they also have.
extension Alignable {
  /// The same as `align(withSuperview:offset:)`.
  public func alignToSuperview(_ position: Position, offset: UIOffset) {
    align(withSuperview: position, offset: offset)
  }

  /// The same as `align(withSuperview:horizontalOffset:verticalOffset:)`.
  public func alignToSuperview(
    _ position: Position, horizontalOffset: CGFloat = 0, verticalOffset: CGFloat = 0
  ) {
    align(withSuperview: position, horizontalOffset: horizontalOffset, verticalOffset: verticalOffset)
  }

  /// The same as `align(withSuperview:inset:)`.
  public func alignToSuperview(_ position: Position, inset: CGFloat) {
    align(withSuperview: position, inset: inset)
  }
}
