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
    let width = kind == .detail ? bounds.width : TableFigures.detail.width * growth
    let frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    button?.frame = frame.mirrored(in: bounds, isReversed)
  }

  override func draw(_ rect: CGRect) {
    switch kind {
    case .chevron: drawChevron(in: bounds)
    case .detailAndChevron:
      let width = TableFigures.chevron.width * growth
      let place = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
      drawChevron(in: place.mirrored(in: bounds, isReversed))
    case .checkmark: drawCheckmark()
    case .none, .detail, .view: break
    }
  }

  /// The size, as a multiple of the usual one.
  private var growth: CGFloat {
    let usual =
      kind == .chevron
      ? TableFigures.chevron : kind == .checkmark ? TableFigures.checkmark : TableFigures.detail
    return bounds.height / usual.height
  }

  private func drawChevron(in area: CGRect) {
    let path = UIBezierPath()
    // The tip is at the trailing edge, but for half the line.
    let (tip, back) = (area.maxX - 2.5 * growth, area.maxX - 8 * growth)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isReversed ? area.minX + area.maxX - x : x, y: y)
    }
    path.move(to: point(back, area.midY - 5.5 * growth))
    path.addLine(to: point(tip, area.midY))
    path.addLine(to: point(back, area.midY + 5.5 * growth))
    path.lineWidth = 2 * growth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }

  private func drawCheckmark() {
    let path = UIBezierPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: bounds.midX + x * growth, y: bounds.midY + y * growth)
    }
    path.move(to: point(-6.5, 0.5))
    path.addLine(to: point(-2, 6))
    path.addLine(to: point(6.5, -6))
    path.lineWidth = 2 * growth
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
