internal import ControlCore
internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import StyleCore
internal import TextViewCore

/// The regions of elements over the picture of their view: a tint, an outline, and a disc with the number.
///
/// The disc is a little beyond the left upper corner of a region, or at its activation point where that is not the usual one.
final class RegionsView: UIView {
  private let elements: [AccessibilityReading.Element]
  private let origin: CGPoint

  /// Creates the regions of elements of a view whose bounds have an origin.
  init(_ elements: [AccessibilityReading.Element], bounds: CGRect) {
    self.elements = elements
    origin = bounds.origin
    super.init(frame: CGRect(origin: .zero, size: bounds.size))
    isOpaque = false
    clipsToBounds = true
    for element in elements where element.isDrawable {
      let badge = BadgeView(element.number)
      let place = element.activationPoint ?? element.corner
      // The disc stays within the picture if the region is.
      let half = CGSize(width: badge.bounds.width / 2, height: badge.bounds.height / 2)
      badge.center = CGPoint(
        x: max(half.width, min(place.x - origin.x, bounds.width - half.width)),
        y: max(half.height, min(place.y - origin.y, bounds.height - half.height)))
      addSubview(badge)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    for element in elements where element.isDrawable {
      let path = element.shape
      path.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      let color = SheetFigures.color(element.number)
      color.withAlphaComponent(SheetFigures.tint).setFill()
      path.fill()
      // Light beside the outline sets it off from dark views.
      UIColor(white: 1, alpha: SheetFigures.haloAlpha).setStroke()
      path.lineWidth = SheetFigures.halo
      path.stroke()
      color.setStroke()
      path.lineWidth = SheetFigures.outline
      path.stroke()
    }
  }
}

extension AccessibilityReading.Element {
  /// The shape of the region: its path, or its frame, inside which the outline of a rectangle is.
  @MainActor
  fileprivate var shape: UIBezierPath {
    if let path { return UIBezierPath(cgPath: path.cgPath) }
    let inset = min(SheetFigures.outline / 2, frame.width / 2, frame.height / 2)
    return UIBezierPath(rect: frame.insetBy(dx: inset, dy: inset))
  }

  /// The place of the disc: most of it is beyond the corner, where it hides no text.
  @MainActor
  fileprivate var corner: CGPoint {
    let (origin, shift) = (shape.bounds.origin, SheetFigures.badgeShift)
    return CGPoint(x: origin.x - shift, y: origin.y - shift)
  }

  /// Whether or not the region has a place.
  fileprivate var isDrawable: Bool {
    path != nil || [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < 1e7 }
  }
}

/// A disc with the number of an element.
final class BadgeView: UIView {
  private let label = UILabel()

  init(_ number: Int) {
    super.init(frame: .zero)
    label.text = String(number)
    label.font = SheetFigures.numberFont
    label.textColor = .white
    let text = label.intrinsicContentSize
    let side = SheetFigures.badge
    bounds.size = CGSize(width: max(side, text.width + 8), height: side)
    backgroundColor = SheetFigures.color(number)
    layer.cornerRadius = side / 2
    layer.borderWidth = 1
    layer.borderColor = UIColor.white.cgColor
    label.frame = CGRect(
      x: (bounds.width - text.width) / 2, y: (side - text.height) / 2, width: text.width,
      height: text.height)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
