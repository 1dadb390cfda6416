internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A plain picture of a status bar: the time of day of Apple's pictures, the reception and the battery.
///
/// In a bar of 20 points the time is in the middle, and the reception before it; in a higher one the time is on the one
/// side and the rest on the other, as beside the camera of a phone.
final class StatusBarView: UIView {
  private enum Metrics {
    /// The height up to which a bar has the time in the middle.
    static let lowHeight: CGFloat = 20
    /// The size of the font in a low bar, in a pad's, and beside a camera.
    static let fonts: (low: CGFloat, pad: CGFloat, high: CGFloat) = (12, 12, 17)
    /// The distance from the sides, and the share of the width of a high bar.
    static let side: CGFloat = 6
    static let sideShare: CGFloat = 0.08
    /// The height of a bar from which the time has the large font.
    static let highHeight: CGFloat = 40
    static let battery = CGSize(width: 24, height: 11)
    static let antenna = CGSize(width: 17, height: 11)
    static let gap: CGFloat = 5
  }

  private let color: UIColor

  init(height: CGFloat, width: CGFloat, style: UIStatusBarStyle) {
    color =
      switch style {
      case .lightContent: .white
      case .darkContent: .black
      default: .label
      }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    isUserInteractionEnabled = false
    backgroundColor = nil
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private var isLow: Bool { bounds.height <= Metrics.lowHeight }
  private var isHigh: Bool { bounds.height >= Metrics.highHeight }
  private var side: CGFloat { isHigh ? bounds.width * Metrics.sideShare : Metrics.side }

  /// The height in the middle of everything in the bar: a little below its middle beside a camera.
  private var middle: CGFloat { isHigh ? (bounds.height * 0.56).rounded() : bounds.midY }

  override func draw(_ rect: CGRect) {
    color.setFill()
    color.setStroke()
    drawTime()
    let end = bounds.maxX - side
    drawBattery(
      CGRect(
        x: end - Metrics.battery.width, y: middle - Metrics.battery.height / 2, width: Metrics.battery.width,
        height: Metrics.battery.height))
    let x = isLow ? side : end - Metrics.battery.width - Metrics.gap - Metrics.antenna.width
    drawAntenna(
      CGRect(
        x: x, y: middle - Metrics.antenna.height / 2, width: Metrics.antenna.width,
        height: Metrics.antenna.height))
  }

  /// Returns a rectangle where it is read from right to left.
  private func mirrored(_ rect: CGRect) -> CGRect { rect.mirrored(in: bounds, isReversed) }

  private func drawTime() {
    let size = isHigh ? Metrics.fonts.high : isLow ? Metrics.fonts.low : Metrics.fonts.pad
    let time = NSAttributedString(
      string: "9:41",
      attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: color])
    let extent = time.size()
    let x = isLow ? bounds.midX - extent.width / 2 : side
    time.draw(
      at: mirrored(
        CGRect(x: x, y: middle - extent.height / 2, width: extent.width, height: extent.height)
      ).origin)
  }

  private func drawBattery(_ area: CGRect) {
    let body = mirrored(CGRect(x: area.minX, y: area.minY, width: area.width - 2, height: area.height))
    let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3)
    outline.lineWidth = 1
    outline.stroke()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 1.5).fill()
    UIBezierPath(rect: mirrored(CGRect(x: area.maxX - 1, y: area.midY - 2, width: 1, height: 4))).fill()
  }

  /// Draws four bars, each higher than the one before it.
  private func drawAntenna(_ area: CGRect) {
    let step = area.width / 4
    for bar in 0..<4 {
      let height = area.height * CGFloat(bar + 2) / 5
      let place = CGRect(
        x: area.minX + CGFloat(bar) * step, y: area.maxY - height, width: step - 1.5, height: height)
      UIBezierPath(roundedRect: mirrored(place), cornerRadius: 0.5).fill()
    }
  }
}
