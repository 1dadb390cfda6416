import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore

/// A cell of a list beside which actions can be shown.
protocol SwipedCell: UIView {
  /// Sets whether actions are beside the cell.
  func setSwiped(_ isSwiped: Bool)
}

/// The actions of a row at one side.
@MainActor
struct SideActions {
  var actions: [SwipeAction] = []
  /// Whether a full swipe performs the first action.
  var performsFirst = false

  init(_ actions: [SwipeAction] = [], performsFirst: Bool = false) {
    (self.actions, self.performsFirst) = (actions, performsFirst)
  }

  /// Creates the actions of a configuration; none of nil.
  init(_ configuration: UISwipeActionsConfiguration?) {
    self.init(
      configuration?.actions.map { SwipeAction($0) } ?? [],
      performsFirst: configuration?.performsFirstActionWithFullSwipe ?? false)
  }
}

/// A swipe that shows the actions of a row.
@MainActor
struct SwipeSession {
  /// The share of the row's width from which on a full swipe performs the first action, and the way beyond the buttons.
  private static let fullShare: CGFloat = 0.6
  private static let fullWay: CGFloat = 40
  /// The share of a movement that the row follows beyond the buttons, where nothing is performed.
  private static let resistance: CGFloat = 0.2
  /// The speed in points a second from which on a swipe opens or closes, however far it came.
  private static let speed: CGFloat = 100

  var path: IndexPath
  let cell: any SwipedCell
  let side: SwipeSide
  let actions: [SwipeAction]
  let performsFirst: Bool
  let view: SwipeActionsView
  /// The sign of offsets that show the actions.
  let sign: CGFloat
  /// The distance that the cell is moved, in points; negative to the left.
  var offset: CGFloat = 0

  /// The offset at which all buttons are whole.
  var openOffset: CGFloat { view.openWidth * sign }

  /// The way from which on the first action is performed.
  private var fullWay: CGFloat {
    max(view.openWidth + Self.fullWay, cell.bounds.width * Self.fullShare)
  }

  /// Whether a swipe as far as an offset performs the first action.
  func isFull(at offset: CGFloat) -> Bool { performsFirst && offset * sign > fullWay }

  /// Whether a swipe that ends at an offset with a speed leaves the actions visible.
  func opens(at offset: CGFloat, speed: CGFloat) -> Bool {
    speed * sign > Self.speed || speed * sign > -Self.speed && offset * sign > view.openWidth / 2
  }

  /// Moves the cell by a finger.
  mutating func move(to offset: CGFloat) {
    var way = max(0, offset * sign)
    let open = view.openWidth
    if way > open, !performsFirst { way = open + (way - open) * Self.resistance }
    self.offset = min(way, cell.bounds.width) * sign
    view.isFull = isFull(at: self.offset)
  }

  /// Returns the place of the actions beside a cell that would be at a frame without them.
  func actionsFrame(in frame: CGRect) -> CGRect {
    let width = abs(offset)
    return CGRect(
      x: offset < 0 ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
  }
}
