import DiagnosticCore
public import Foundation
import LayoutCore
public import StyleCore

// These methods align with the superview's bounds, with `align(_:with:_:alignmentBehavior:offset:)`, which documents
// pixels, transforms and scrolled superviews. A view without a superview is reported as a diagnostic and stays.

extension Alignable {
  /// Moves the view so that its `position` is `offset` points from `superviewPosition` of its superview.
  public func align(
    _ position: Position, withSuperviewPosition superviewPosition: Position, offset: UIOffset
  ) {
    guard let superview = superviewToAlignWith else { return }
    align(position, with: superview, superviewPosition, offset: offset)
  }

  /// Moves the view so that its `position` is at the given distances from `superviewPosition` of its superview.
  ///
  /// The distances are to the right and down, in points.
  public func align(
    _ position: Position, withSuperviewPosition superviewPosition: Position, horizontalOffset: CGFloat = 0,
    verticalOffset: CGFloat = 0
  ) {
    align(
      position, withSuperviewPosition: superviewPosition,
      offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` is at the given distances from a point in its superview's coordinates.
  ///
  /// The distances are to the right and down, in points.
  public func align(
    _ position: Position, withSuperviewPoint superviewPoint: CGPoint, horizontalOffset: CGFloat = 0,
    verticalOffset: CGFloat = 0
  ) {
    guard let superview = superviewToAlignWith else { return }
    let point = RectAlignmentProxy(
      proxiedView: superview, rect: CGRect(origin: superviewPoint, size: .zero))
    // All positions of a point are equal, so `center` can be mixed with any other.
    align(
      position, with: point, .center,
      offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` is `offset` points from the same position of its superview.
  public func align(withSuperview position: Position, offset: UIOffset) {
    align(position, withSuperviewPosition: position, offset: offset)
  }

  /// Moves the view so that its `position` is at the given distances from the same position of its superview.
  ///
  /// The distances are to the right and down, in points.
  public func align(
    withSuperview position: Position, horizontalOffset: CGFloat = 0, verticalOffset: CGFloat = 0
  ) {
    align(
      withSuperview: position, offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` is `inset` points inward from the same position of its superview.
  ///
  /// The inset is from each edge that the position touches; `center` touches none, and is moved down.
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

/// Other names of the alignments with the superview.
extension Alignable {
  /// Aligns the view as `align(withSuperview:offset:)` does.
  public func alignToSuperview(_ position: Position, offset: UIOffset) {
    align(withSuperview: position, offset: offset)
  }

  /// Aligns the view as `align(withSuperview:horizontalOffset:verticalOffset:)` does.
  public func alignToSuperview(
    _ position: Position, horizontalOffset: CGFloat = 0, verticalOffset: CGFloat = 0
  ) {
    align(withSuperview: position, horizontalOffset: horizontalOffset, verticalOffset: verticalOffset)
  }

  /// Aligns the view as `align(withSuperview:inset:)` does.
  ///
  /// ```swift
  /// close.alignToSuperview(.topTrailing, inset: 8)  // 8 points from the top and the trailing edge
  /// button.alignToSuperview(.bottomCenter, inset: 16)  // 16 points from the bottom, centered
  /// ```
  public func alignToSuperview(_ position: Position, inset: CGFloat) {
    align(withSuperview: position, inset: inset)
  }
}
