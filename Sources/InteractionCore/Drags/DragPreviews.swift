import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The figures of dragged previews, in points and seconds, as they look on iOS 17; all of them are estimates.
enum DragFigures {
  /// The scale of lifted previews.
  static let lift: CGFloat = 1.05
  /// The largest side of a preview that follows the finger, unless the source prefers full sizes.
  static let largestSide: CGFloat = 280
  /// The distance of stacked previews.
  static let stack: CGFloat = 5
  static let cornerRadius: CGFloat = 8
  static let badge: CGFloat = 24
  static let (shadowRadius, shadowOpacity): (CGFloat, Float) = (12, 0.25)
  static let animation: TimeInterval = 0.25
}

/// The previews of the items of a drag, in front of a window.
@MainActor
final class DragPreviews {
  private struct Entry {
    let item: UIDragItem
    let preview: UITargetedDragPreview
    let view: DragPreviewView
    /// The place where the preview ends; nil lets it vanish.
    var end: UITargetedDragPreview?
  }

  private weak var window: UIWindow?
  private let badge = DragBadge()
  private var entries: [Entry] = []
  private var point: CGPoint
  /// Whether or not previews keep their size.
  var keepsSize = false

  init(in window: UIWindow, at point: CGPoint) {
    (self.window, self.point) = (window, point)
  }

  /// Adds the preview of an item, at its place.
  func add(_ preview: UITargetedDragPreview, _ item: UIDragItem) {
    let view = DragPreviewView(preview.view, preview.parameters)
    view.center = center(of: preview)
    entries.append(Entry(item: item, preview: preview, view: view, end: preview))
  }

  /// Returns the preview of an item as it was lifted.
  func preview(of item: UIDragItem) -> UITargetedDragPreview? { entries.first { $0.item === item }?.preview }

  /// Sets the place where the preview of an item ends; nil lets it vanish.
  func setEnd(_ end: UITargetedDragPreview?, of item: UIDragItem) {
    for index in entries.indices where entries[index].item === item { entries[index].end = end }
  }

  /// Shows the preview that the provider of an item makes.
  func update(_ item: UIDragItem) {
    guard let entry = entries.first(where: { $0.item === item }), let made = item.previewProvider?() else {
      return
    }
    entry.view.show(made.view, made.parameters)
  }

  private func center(of preview: UITargetedPreview) -> CGPoint {
    preview.target.container.convert(preview.target.center, to: window)
  }

  // MARK: Motion

  /// Lifts the previews.
  func lift(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    for entry in entries.reversed() { window?.addSubview(entry.view) }
    animate { [self] in
      for entry in entries {
        entry.view.transform = CGAffineTransform(scaleX: DragFigures.lift, y: DragFigures.lift)
      }
      animations()
    } completion: {
      completion()
    }
  }

  /// Moves the previews with the finger: the first one as it was taken, the others below it.
  func move(to next: CGPoint) {
    let way = CGVector(dx: next.x - point.x, dy: next.y - point.y)
    point = next
    guard let first = entries.first?.view else { return }
    first.center = CGPoint(x: first.center.x + way.dx, y: first.center.y + way.dy)
    let scale =
      keepsSize ? 1 : min(1, DragFigures.largestSide / max(first.bounds.width, first.bounds.height, 1))
    first.transform = CGAffineTransform(scaleX: scale, y: scale)
    for (index, entry) in entries.enumerated().dropFirst() {
      let offset = CGFloat(min(index, 3)) * DragFigures.stack
      entry.view.center = CGPoint(x: first.center.x + offset, y: first.center.y + offset)
      entry.view.transform = first.transform
    }
    placeBadge()
  }

  /// Shows the operation of a drop, and the number of items, at the corner of the previews.
  func show(_ operation: UIDropOperation) {
    badge.show(operation, count: entries.count)
    placeBadge()
  }

  private func placeBadge() {
    guard let window, let first = entries.first?.view, badge.isNeeded else {
      return badge.removeFromSuperview()
    }
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    window.addSubview(badge)
    badge.sizeToFit()
    badge.center = CGPoint(x: isMirrored ? first.frame.minX : first.frame.maxX, y: first.frame.minY)
  }

  /// Moves the previews to their ends, and removes them.
  func land(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    badge.removeFromSuperview()
    animate { [self] in
      for entry in entries { land(entry) }
      animations()
    } completion: { [self] in
      for entry in entries { entry.view.removeFromSuperview() }
      completion()
    }
  }

  private func land(_ entry: Entry) {
    guard let end = entry.end else {
      entry.view.alpha = 0
      return
    }
    entry.view.center = center(of: end)
    entry.view.transform = end.target.transform
  }

  private func animate(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    guard AnimationClock.isRunning, UIView.areAnimationsEnabled, !entries.isEmpty else {
      animations()
      return completion()
    }
    UIView.animate(withDuration: DragFigures.animation, animations: animations) { _ in completion() }
  }
}

/// The picture of a dragged view, with its shadow.
final class DragPreviewView: UIView {
  /// Creates the picture of a view.
  init(_ view: UIView, _ parameters: UIPreviewParameters) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    (layer.shadowRadius, layer.shadowOpacity) = (DragFigures.shadowRadius, DragFigures.shadowOpacity)
    layer.shadowOffset = .zero
    show(view, parameters)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the picture of a view.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    for old in subviews { old.removeFromSuperview() }
    bounds = CGRect(origin: .zero, size: view.bounds.size)
    let content = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
    content.frame = bounds
    content.backgroundColor = content.backgroundColor ?? parameters.backgroundColor
    content.clipsToBounds = true
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      content.layer.mask = mask
    } else {
      content.layer.cornerRadius = DragFigures.cornerRadius
    }
    let shape = parameters.shadowPath ?? parameters.visiblePath
    layer.shadowPath =
      (shape ?? UIBezierPath(roundedRect: bounds, cornerRadius: DragFigures.cornerRadius)).cgPath
    addSubview(content)
  }
}

/// The badge of dragged previews: a plus for a copy, a bar for a drop that is refused, and the number of several items.
final class DragBadge: UIView {
  private let label = UILabel()
  private(set) var isNeeded = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    layer.cornerRadius = DragFigures.badge / 2
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ operation: UIDropOperation, count: Int) {
    let number = count > 1 ? "\(count)" : ""
    switch operation {
    case .copy: (label.text, backgroundColor) = (count > 1 ? "+ \(count)" : "+", .systemGreen)
    case .forbidden: (label.text, backgroundColor) = ("−", .systemGray)
    case .move, .cancel: (label.text, backgroundColor) = (number, .systemRed)
    }
    isNeeded = label.text?.isEmpty == false
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size).width.rounded(.up)
    return CGSize(width: max(DragFigures.badge, text + 14), height: DragFigures.badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
