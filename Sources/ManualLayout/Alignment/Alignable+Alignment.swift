import DiagnosticCore
public import Foundation
import LayerCore
import LayoutCore
public import StyleCore

extension Alignable {
  /// Returns the offset from this view's `position` to `otherPosition` of another, in the superview's coordinates.
  ///
  /// Transforms do not apply, neither the views' own nor those of their superviews. A mix of left or right with leading
  /// or trailing is reported as a diagnostic.
  ///
  /// - Throws: An error if the view has no superview, or the two are in different trees.
  public func untransformedFrameOffset(
    from position: Position, to otherView: any Alignable, _ otherPosition: Position,
    alignmentBehavior: TargetAlignmentBehavior = .automatic
  ) throws(AlignmentError) -> UIOffset {
    let origin = try untransformedOrigin(
      placing: position, on: otherView, otherPosition, alignmentBehavior, offset: .zero)
    return origin - alignmentContext.view.untransformedFrame.origin
  }

  /// Returns the origin of the untransformed frame with which `position` is `offset` points from `otherPosition`.
  ///
  /// The origin is in the superview's coordinates, not rounded. The present place of the view does not matter.
  private func untransformedOrigin(
    placing position: Position, on otherView: any Alignable, _ otherPosition: Position,
    _ behavior: TargetAlignmentBehavior, offset: UIOffset
  ) throws(AlignmentError) -> CGPoint {
    let context = alignmentContext
    let target = otherView.alignmentContext
    guard let superview = context.view.superview else { throw .noSuperview }
    if position.isMixed(with: otherPosition) {
      report(
        .mixedPositions(
          view: context.view.diagnosticName, position: position.rawValue, target: target.view.diagnosticName,
          targetPosition: otherPosition.rawValue))
    }
    let point = try superview.untransformedConvert(
      target.point(at: otherPosition) + target.scrollOffset(seenFrom: context.view, behavior),
      from: target.view)
    let rect = context.alignmentBounds.size.rect(
      placing: position, at: point + offset,
      layoutDirection: context.view.effectiveUserInterfaceLayoutDirection)
    return rect.origin + (context.view.bounds.origin - context.alignmentBounds.origin)
  }

  /// Moves the view so that its `position` is `offset` points from `otherPosition` of another view or proxy.
  ///
  /// The view's untransformed frame gets its origin on the nearest pixel, in the superview's coordinates (I.6); its
  /// size stays. Transforms and anchor points do not apply. Both views should have their sizes, and the other its
  /// position, before.
  ///
  /// An impossible alignment is reported as a diagnostic that names both views, and leaves the view in place: views
  /// without a common superview, a view with itself or with a descendant. A mix of left or right with leading or
  /// trailing is reported too, but carried out.
  ///
  /// ```swift
  /// let overhang = UIOffset(horizontal: 4, vertical: -4)
  /// badge.align(.topRight, with: avatar, .topRight, offset: overhang)
  /// // The badge covers the upper right corner of the avatar, and is 4 points beyond it.
  /// ```
  public func align(
    _ position: Position, with otherView: any Alignable, _ otherPosition: Position,
    alignmentBehavior: TargetAlignmentBehavior = .automatic, offset: UIOffset
  ) {
    let view = alignmentContext.view
    let target = otherView.alignmentContext.view
    guard view.superview != nil else { return report(.noSuperview(view: view.diagnosticName)) }
    guard !target.isDescendant(of: view) else {
      return report(.targetInside(view: view.diagnosticName, target: target.diagnosticName))
    }
    do {
      let origin = try untransformedOrigin(
        placing: position, on: otherView, otherPosition, alignmentBehavior, offset: offset)
      view.untransformedFrame.origin = origin.roundedToPixel(in: view)
    } catch {
      report(.unrelatedViews(view: view.diagnosticName, target: target.diagnosticName))
    }
  }

  /// Moves the view so that its `position` is at the given distances from `otherPosition` of another view or proxy.
  ///
  /// The distances are to the right and down, in points; see `align(_:with:_:alignmentBehavior:offset:)`.
  ///
  /// ```swift
  /// title.bounds.size = CGSize(width: 100, height: 20)
  /// title.align(.leadingCenter, with: icon, .trailingCenter, horizontalOffset: 8)
  /// // The title is 8 points behind the icon; their centers are at the same height.
  /// ```
  public func align(
    _ position: Position, with otherView: any Alignable, _ otherPosition: Position,
    alignmentBehavior: TargetAlignmentBehavior = .automatic, horizontalOffset: CGFloat = 0,
    verticalOffset: CGFloat = 0
  ) {
    align(
      position, with: otherView, otherPosition, alignmentBehavior: alignmentBehavior,
      offset: UIOffset(horizontal: horizontalOffset, vertical: verticalOffset))
  }

  /// Moves the view so that its `position` is `distance` points from `otherPosition` in the direction of `angle`.
  ///
  /// An angle of 0 is to the right, a right angle down. The offset is added; see
  /// `align(_:with:_:alignmentBehavior:offset:)`.
  ///
  /// ```swift
  /// for (hour, mark) in marks.enumerated() {
  ///   let angle = Angle(degrees: CGFloat(hour) * 30 - 90)  // twelve o'clock is up
  ///   mark.align(.center, with: dial, .center, translatedBy: 50, along: angle)
  /// }
  /// ```
  public func align(
    _ position: Position, with otherView: any Alignable, _ otherPosition: Position,
    alignmentBehavior: TargetAlignmentBehavior = .automatic, translatedBy distance: CGFloat,
    along angle: Angle, offsetBy additionalOffset: UIOffset = .zero
  ) {
    align(
      position, with: otherView, otherPosition, alignmentBehavior: alignmentBehavior,
      offset: (angle.point(atDistance: distance, from: .zero) - .zero) + additionalOffset)
  }
}

extension AlignmentContext {
  /// Returns the offset from a point of the target's rectangle to the point that `behavior` selects for `view`.
  fileprivate func scrollOffset(seenFrom view: UIView, _ behavior: TargetAlignmentBehavior) -> UIOffset {
    let isContent =
      switch behavior {
      case .untransformedFrame: false
      case .bounds: true
      case .automatic: view.isDescendant(of: self.view)
      }
    return isContent && !isInContent ? .zero - self.view.bounds.origin : .zero
  }
}

extension Alignable {
  fileprivate func report(_ error: PlacementError) {
    LayoutDiagnostics.report(.placement(error))
  }
}

extension UIView {
  /// The name of the view in diagnostics: its class, its name if it has one, and its frame.
  var diagnosticName: String { layer.diagnosticName }
}
