internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// Sets the solved positions and sizes of the subviews and guides of `view` (B.12).
  ///
  /// Edges are rounded to the nearest pixel of the window, ties up: edges that neighbours share stay shared, and errors
  /// do not add up from level to level (F.14, I.1, I.16).
  func place(subviewsOf view: UIView) {
    updateTree()
    guard !view.backing.children.isEmpty || view.storedState.layoutEnvironment != nil || view is UIScrollView
    else { return }
    let grid = PixelGrid(scale: view.traitCollection.displayScale)
    let origin = Origin(of: view, grid)
    for layer in view.backing.children {
      guard let subview = layer.attachedView, let box = subview.storedState.constraintItem?.box(in: self),
        !box.isFixed
      else { continue }
      let solved = box.solved
      if solved.isFinite { place(subview, box, at: solved, from: origin) }
    }
    for guide in view.storedState.layoutEnvironment?.guides ?? [] where guide.kind == .constraints {
      guard let box = guide.storedConstraintItem?.box(in: self), box.isFound else { continue }
      guide.solvedFrame = origin.rounded(box.solved)
    }
    if let scrollView = view as? UIScrollView,
      let box = scrollView.scrolling.contentGuide?.storedConstraintItem?.box(in: self), box.isFound
    {
      scrollView.contentSize = grid.snap(box.solved.size, .nearest(.up))
    }
  }

  private func place(
    _ view: UIView, _ box: LayoutBox, at solved: CGRect, from origin: Origin
  ) {
    let rect = origin.rounded(solved)
    let frame = view.frame(forAlignmentRect: rect)
    let anchor = view.backing.storedAnchorPoint
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let size = view.backing.storedBounds.size  // Some views keep their own.
    view.center = CGPoint(
      x: frame.origin.x + anchor.x * size.width, y: frame.origin.y + anchor.y * size.height)
    // The contents are rounded from the solved position of the view, so another error there means other positions.
    let error = CGPoint(x: rect.origin.x - solved.origin.x, y: rect.origin.y - solved.origin.y)
    if error != box.roundingError {
      box.roundingError = error
      if view.backing.flags.contains(.containsConstraints) { view.backing.markNeedsLayout() }
    }
  }
}

/// The origin of a view's coordinates in the window: the solved one, and the rounded one.
@MainActor
private struct Origin {
  private var found = CGPoint.zero
  private var placed = CGPoint.zero
  private let grid: PixelGrid
  /// Whether or not the rounded origin is on pixels.
  private var startsOnGrid = (x: true, y: true)

  init(of view: UIView, _ grid: PixelGrid) {
    self.grid = grid
    var next: UIView? = view
    while let view = next {
      let frame = view.backing.untransformedFrame
      let bounds = view.backing.storedBounds.origin
      var origin = frame.origin
      if view.attachedSuperview != nil, let box = view.storedState.constraintItem?.placingBox,
        !box.isFixed, box.isFound
      {
        origin = view.frame(forAlignmentRect: box.solved).origin
      }
      found.x += origin.x - bounds.x
      found.y += origin.y - bounds.y
      placed.x += frame.origin.x - bounds.x
      placed.y += frame.origin.y - bounds.y
      next = view.attachedSuperview
    }
    startsOnGrid = (isOnGrid(placed.x), isOnGrid(placed.y))
  }

  private func isOnGrid(_ place: CGFloat) -> Bool {
    abs(grid.snap(place, .nearest(.up)) - place) <= 1e-9 * max(1, abs(place))
  }

  /// Returns a rectangle in the view's coordinates, with its edges on pixels of the window.
  func rounded(_ rect: CGRect) -> CGRect {
    let (x, width) = rounded(rect.origin.x, rect.size.width, found.x, placed.x, startsOnGrid.x)
    let (y, height) = rounded(rect.origin.y, rect.size.height, found.y, placed.y, startsOnGrid.y)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func rounded(
    _ start: CGFloat, _ length: CGFloat, _ found: CGFloat, _ placed: CGFloat, _ isOnGrid: Bool
  ) -> (CGFloat, CGFloat) {
    let near = grid.snap(found + start, .nearest(.up))
    let far = grid.snap(found + start + length, .nearest(.up))
    // Differences of pixels are pixels: the grid removes the error that subtraction adds to the last bit.
    let local = near - placed
    return (isOnGrid ? grid.snap(local, .nearest(.up)) : local, max(0, grid.snap(far - near, .nearest(.up))))
  }
}
