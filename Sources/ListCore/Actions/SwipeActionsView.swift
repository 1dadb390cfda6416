import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// The buttons of the actions beside a row or an item, in the space that it leaves free.
///
/// The first action is at the edge. As long as the space is narrower than the buttons, they share it; a wider one
/// belongs to the first action alone when a full swipe performs it.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeButton]
  /// The edge of the view at which the first action is.
  private let isAtRight: Bool
  /// Whether the first action fills the view.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  /// Creates the buttons of actions, and the function that a tap calls with the number of the action.
  init(_ actions: [SwipeAction], isAtRight: Bool, height: CGFloat, tap: @escaping (Int) -> Void) {
    self.isAtRight = isAtRight
    buttons = actions.enumerated().map { index, action in
      SwipeButton(action, rowHeight: height) { tap(index) }
    }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action covers the others while they share a narrow space.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The buttons of the actions, in their order.
  var controls: [UIControl] { buttons }

  /// Takes the corners of a cell that are corners of its section's card.
  func takeCorners(of cell: UIView) {
    let side: CACornerMask =
      isAtRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    // Buttons of their own shape are not cut.
    guard gap == .zero else { return }
    layer.cornerRadius = cell.layer.cornerRadius
    layer.maskedCorners = cell.layer.maskedCorners.intersection(side)
  }

  /// The width at which all buttons are whole.
  var openWidth: CGFloat { buttons.reduce(gap.width) { $0 + $1.ownWidth + gap.width } }

  /// The space around the buttons and between them.
  private var gap: CGSize { SwipeFigures.gap[traitCollection] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let open = openWidth
    let stretch = open > 0 ? bounds.width / open : 0
    let gap = gap
    let space = gap.width * stretch
    var start = space
    for (index, button) in buttons.enumerated() {
      var width = button.ownWidth * stretch
      if isFull { width = index == 0 ? max(0, bounds.width - 2 * space) : 0 }
      let frame = CGRect(
        x: start, y: gap.height, width: width, height: max(0, bounds.height - 2 * gap.height))
      button.isAtRight = isAtRight
      button.frame = pixels.snap(frame, .nearest(.awayFromZero)).mirrored(in: bounds, isAtRight)
      start += width + space
    }
  }
}

/// A button of an action beside a row.
final class SwipeButton: UIControl {
  private let action: SwipeAction
  private let label = UILabel()
  private let imageView = UIImageView()
  /// Whether the image is above the title, in a row that is high enough for both.
  private let isStacked: Bool
  var isAtRight = true

  init(_ action: SwipeAction, rowHeight: CGFloat, tap: @escaping () -> Void) {
    self.action = action
    // Rows of one line show the image alone.
    isStacked = rowHeight >= SwipeFigures.stackedHeight
    super.init(frame: .zero)
    backgroundColor = action.color
    clipsToBounds = true
    label.text = action.image == nil || isStacked ? action.title : nil
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image
    imageView.tintColor = .white
    addSubview(label)
    addSubview(imageView)
    accessibilityLabel = action.title
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  @_spi(Plumb)
  public override var spokenContent: SpokenContent { spokenButton }

  override var isTitled: Bool { true }

  /// The width of the whole button.
  var ownWidth: CGFloat {
    let text = label.text == nil ? 0 : label.intrinsicContentSize.width
    let content = max(text, action.image?.size.width ?? 0)
    return max(SwipeFigures.leastWidth, content + 2 * SwipeFigures.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = max(0, min(SwipeFigures.radius[traitCollection], bounds.height / 2, bounds.width / 2))
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    let width = ownWidth
    // In a narrow or wide button the content keeps its distance from the edge beside the row.
    let area = CGRect(
      x: isAtRight ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    let (text, image) = (
      label.text == nil ? CGSize.zero : label.intrinsicContentSize, action.image?.size ?? .zero
    )
    let gap: CGFloat = text.height > 0 && image.height > 0 ? 5 : 0
    let top = (area.height - image.height - gap - text.height) / 2
    imageView.frame = CGRect(
      x: (area.midX - image.width / 2).rounded(), y: top.rounded(), width: image.width, height: image.height)
    label.frame = CGRect(
      x: area.minX + 4, y: (top + image.height + gap).rounded(), width: max(0, area.width - 8),
      height: text.height)
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.5 : 1
    imageView.alpha = isHighlighted ? 0.5 : 1
  }
}
