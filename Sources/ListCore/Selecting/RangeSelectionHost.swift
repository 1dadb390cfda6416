import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// A list in which a pan of two fingers selects rows.
@MainActor
protocol RangeSelectionHost: UIScrollView {
  /// The rows that a pan selects; nil without a pan.
  var rangeSelection: RangeSelection? { get set }
  /// Whether or not several rows can be selected now.
  var selectsRange: Bool { get }

  /// Returns the row at a point.
  func rangePath(at point: CGPoint) -> IndexPath?
  func isInSelection(_ path: IndexPath) -> Bool
  /// Selects a row as a tap does, or deselects a selected one.
  func toggleByPan(_ path: IndexPath)
  func rowCount(inSection section: Int) -> Int
  /// Asks the delegate whether a pan may select rows.
  func mayBeginRange(at path: IndexPath) -> Bool
  /// Tells the delegate that a pan began, or ended.
  func didBeginRange(at path: IndexPath)
  func didEndRange()
}

extension RangeSelectionHost {
  /// Follows two fingers.
  func followRange(_ recognizer: RangeRecognizer) {
    switch recognizer.state {
    case .began: beginRange(at: recognizer.start)
    case .changed: extendRange(to: recognizer.location(in: self))
    case .ended, .cancelled, .failed:
      guard rangeSelection != nil else { return }
      rangeSelection = nil
      didEndRange()
    default: break
    }
  }

  private func beginRange(at point: CGPoint) {
    guard let path = rangePath(at: point) else { return }
    // The delegate may begin editing, in which other rows are selected than before.
    didBeginRange(at: path)
    rangeSelection = RangeSelection(start: path, isSelected: isInSelection(path))
    extendRange(to: point)
  }

  private func extendRange(to point: CGPoint) {
    guard selectsRange, var range = rangeSelection, let path = rangePath(at: point) else { return }
    let paths = RangeSelection.paths(from: range.start, to: path) { rowCount(inSection: $0) }
    let change = range.cover(paths)
    rangeSelection = range
    for path in change.new where isInSelection(path) != range.selects { toggleByPan(path) }
    for path in change.gone where isInSelection(path) == range.selects { toggleByPan(path) }
  }
}

/// The recognizer of pans of two fingers that select rows, before those that scroll.
final class RangeRecognizer: UIGestureRecognizer {
  /// The way of the fingers after which they pan, in points: less than that of a scroll view.
  private static let slop: CGFloat = 6

  /// The middle of the fingers when they were put down, in the view.
  private(set) var start = CGPoint.zero
  private var isReady = false

  /// Creates the recognizer of a list.
  init(for list: any RangeSelectionHost) {
    super.init(target: nil, action: nil)
    addHandler { [weak list] recognizer in
      if let recognizer = recognizer as? RangeRecognizer { list?.followRange(recognizer) }
    }
  }

  private var list: (any RangeSelectionHost)? { view as? any RangeSelectionHost }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard numberOfTouches <= 2 else { return fail() }
    guard numberOfTouches == 2, let list else { return }
    start = location(in: list)
    isReady = list.rangePath(at: start).map(list.mayBeginRange(at:)) ?? false
    if !isReady { fail() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // One finger scrolls.
    guard isReady else { return fail() }
    guard state == .possible else {
      state = .changed
      return
    }
    let place = location(in: view)
    let way = max(abs(place.x - start.x), abs(place.y - start.y))
    if way >= Self.slop { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    isReady = false
  }

  private func fail() {
    if state == .possible { state = .failed }
  }
}
