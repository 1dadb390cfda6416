import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The control at the start of a cell in editing mode: a minus or a plus in a circle, or a circle that is checked.
final class EditControl: UIControl {
  /// The looks of the control.
  enum Look: Equatable {
    case delete
    case insert
    case select(Bool)
  }

  var look = Look.delete {
    didSet { if look != oldValue { setNeedsDisplay() } }
  }

  /// Creates a control with the function that a tap calls.
  init(action: @escaping () -> Void) {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func draw(_ rect: CGRect) {
    let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5))
    switch look {
    case .delete: fill(circle, .systemRed, [minus])
    case .insert: fill(circle, .systemGreen, [minus, stem])
    case .select(true): fill(circle, tintColor ?? .systemBlue, [check])
    case .select(false):
      let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
      ring.lineWidth = 1
      UIColor.tertiaryLabel.setStroke()
      ring.stroke()
    }
  }

  private func fill(_ circle: UIBezierPath, _ color: UIColor, _ lines: [[CGPoint]]) {
    color.setFill()
    circle.fill()
    UIColor.white.setStroke()
    for line in lines {
      let path = UIBezierPath()
      path.move(to: line[0])
      for point in line.dropFirst() { path.addLine(to: point) }
      path.lineWidth = 1.5 * growth
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: bounds.midX + x * growth, y: bounds.midY + y * growth)
  }
  /// The size, as a multiple of the usual one.
  private var growth: CGFloat { bounds.height / TableFigures.editingCircle }
  private var minus: [CGPoint] { [point(-4.5, 0), point(4.5, 0)] }
  private var stem: [CGPoint] { [point(0, -4.5), point(0, 4.5)] }
  private var check: [CGPoint] { [point(-4.5, 0.5), point(-1.5, 3.5), point(4.5, -3.5)] }
}

/// The three bars at the end of a cell in editing mode, by which its row is moved.
final class GripView: UIView {
  /// Creates a grip.
  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let growth = bounds.width / TableFigures.grip.width
    let top = ((bounds.height - TableFigures.grip.height * growth) / 2).rounded()
    UIColor.tertiaryLabel.setFill()
    for y in TableFigures.gripBars[traitCollection] {
      let bar = CGRect(
        x: 2 * growth, y: top + y * growth, width: bounds.width - 4 * growth, height: 1.5 * growth)
      UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill()
    }
  }
}
