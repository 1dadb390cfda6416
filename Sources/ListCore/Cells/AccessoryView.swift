import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The system's accessory at the end of a cell: a chevron, a check mark, a button.
final class AccessoryView: UIView {
  private let kind: CellLayout.Accessory
  private var button: UIButton?

  /// Creates an accessory, and the function that its button calls.
  init(_ kind: CellLayout.Accessory, action: @escaping () -> Void) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    guard kind == .detail || kind == .detailAndChevron else {
      isUserInteractionEnabled = false
      return
    }
    let button = UIButton(type: .detailDisclosure)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
    self.button = button
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = TableFigures.detail
    button?.frame = CGRect(origin: .zero, size: size).mirrored(in: bounds, isReversed)
  }

  override func draw(_ rect: CGRect) {
    switch kind {
    case .chevron: drawChevron(in: bounds)
    case .detailAndChevron:
      let size = TableFigures.chevron
      let place = CGRect(
        x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      drawChevron(in: place.mirrored(in: bounds, isReversed))
    case .checkmark: drawCheckmark()
    case .none, .detail, .view: break
    }
  }

  private func drawChevron(in area: CGRect) {
    let path = UIBezierPath()
    // The tip is at the trailing edge, but for half the line.
    let (tip, back) = (area.maxX - 2.5, area.maxX - 8)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isReversed ? area.minX + area.maxX - x : x, y: y)
    }
    path.move(to: point(back, area.midY - 5.5))
    path.addLine(to: point(tip, area.midY))
    path.addLine(to: point(back, area.midY + 5.5))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }

  private func drawCheckmark() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - 6.5, y: bounds.midY + 0.5))
    path.addLine(to: CGPoint(x: bounds.midX - 2, y: bounds.midY + 6))
    path.addLine(to: CGPoint(x: bounds.midX + 6.5, y: bounds.midY - 6))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (tintColor ?? .systemBlue).setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
