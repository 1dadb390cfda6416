import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

/// The place of a sheet under a finger.
struct SheetPull {
  /// The height at the start of the drag, and now.
  let start: CGFloat
  var height: CGFloat
  /// The distance by which the finger, and the sheet with it, are below the place where the lowest detent rests.
  ///
  /// A sheet that may not be dismissed does not follow all the way.
  var reach: CGFloat = 0
  var offset: CGFloat = 0

  /// The height of the part that is seen.
  var seen: CGFloat { height - offset }
}

extension UISheetPresentationController {
  /// The heights at which the sheet rests, with their detents: one without a detent if it reaches no edge.
  private var rests: [(detent: Detent?, height: CGFloat)] {
    let active = isEdgeAttached ? activeDetents : []
    return active.isEmpty ? [(nil, restingFrame().height)] : active.map { ($0.detent, $0.height) }
  }

  /// Whether or not there is a detent above the selected one.
  var canExpand: Bool {
    let height = restingHeight
    return rests.contains { $0.height > height }
  }

  /// Begins a drag from the place where the sheet is.
  func beginPull() {
    let height = restingHeight
    pull = SheetPull(start: height, height: height)
  }

  /// Follows a finger that is a distance below the place where it began.
  ///
  /// Between detents the sheet changes its height; above the highest it stays, and below the lowest it moves, with a
  /// resistance if it may not be dismissed (N.30).
  func pull(by distance: CGFloat) {
    guard let pull, distance.isFinite else { return }
    let heights = rests.map(\.height)
    let (low, high) = (heights.min() ?? pull.start, heights.max() ?? pull.start)
    let wanted = min(pull.start - distance, high)
    let reach = max(0, low - wanted)
    var next = SheetPull(start: pull.start, height: max(wanted, low), reach: reach, offset: reach)
    if next.offset > 0, !userMayDismiss {
      let range = ScrollRange(
        lower: 0, upper: 0, length: containerView?.bounds.height ?? 0, isScrollable: true, bounces: true)
      next.offset = range.stretched(next.offset)
    }
    self.pull = next
    containerView?.layoutIfNeeded()
  }

  /// Ends a drag with a speed in points per second downwards: at a detent, or with the dismissal (N.30).
  func endPull(speed: CGFloat) {
    guard let pull else { return }
    guard let rest = target(of: pull, speed: speed) else {
      if !dismissByUser() { settle(from: pull, speed: speed) }
      return
    }
    let old = selectedDetent
    if let detent = rest.detent, detent !== old {
      selectedDetentIdentifier = detent.identifier
      settle(from: pull, speed: speed)
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    } else {
      settle(from: pull, speed: speed)
    }
  }

  /// Ends a drag that something else cancelled: the sheet returns to the detent where it was.
  func cancelPull() {
    if let pull { settle(from: pull, speed: 0) }
  }

  /// Returns where a sheet that is let go comes to rest, or `nil` if it is dismissed.
  private func target(of pull: SheetPull, speed: CGFloat) -> (detent: Detent?, height: CGFloat)? {
    let rests = rests.sorted { $0.height < $1.height }
    let low = rests.first?.height ?? pull.start
    if speed >= PresentationFigures.flick { return rests.last { $0.height < pull.seen } }
    if speed <= -PresentationFigures.flick {
      return rests.first { $0.height > pull.seen } ?? rests.last
    }
    guard pull.height - pull.reach >= low * PresentationFigures.dismissalShare else { return nil }
    return rests.min { abs($0.height - pull.seen) < abs($1.height - pull.seen) }
  }

  /// Moves the sheet from a place under a finger to the place where it rests.
  private func settle(from pull: SheetPull, speed: CGFloat) {
    let way = pull.seen - restingHeight
    self.pull = nil
    let velocity = way == 0 ? 0 : speed / way
    settle(
      velocity: max(-PresentationFigures.greatestSpeed, min(velocity, PresentationFigures.greatestSpeed)))
  }

  /// Moves the sheet to its place with a spring that does not swing (N.31).
  ///
  /// - Parameter velocity: The speed at the start, in distances per second.
  func settle(velocity: CGFloat = 0) {
    guard let container = containerView else { return }
    UIView.animate(
      withDuration: PresentationFigures.settling, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: .allowUserInteraction
    ) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
  }
}
