internal import ControlCore
internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import PNG
internal import Raster
internal import StyleCore
internal import ViewRendering

/// The drawings of `snapshot doctor` that no spec has: those of layers.
enum DoctorDrawings {
  static let parts = [
    part("gradients", gradients), part("shadows", shadows), part("strokes", strokes),
    part("effects", effects),
  ]

  private static func part(_ name: String, _ fill: @escaping @MainActor (CALayer) -> Void) -> DoctorPart {
    DoctorPart(
      name,
      [1, 2, 3].map { scale in
        DoctorJob(name: "\(name) @\(scale)x") {
          let list = await MainActor.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
            view.backgroundColor = UIColor(red: 0.9, green: 0.85, blue: 0.7, alpha: 1)
            fill(view.layer)
            return DisplayList(recording: view.layer, scale: CGFloat(scale))
          }
          let bitmap = Bitmap(rendering: list)
          var fingerprint = Fingerprint()
          fingerprint.append(bitmap)
          fingerprint.append(try bitmap.pngData(scale: Double(scale)))
          return fingerprint
        }
      })
  }

  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> CGColor
  {
    UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
  }

  @MainActor
  private static func gradients(_ layer: CALayer) {
    for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 6.3 + 51 * CGFloat(index), y: 8.6, width: 45.5, height: 100.2)
      gradient.type = type
      gradient.colors = [color(1, 0.2, 0.1), color(0.1, 0.6, 0.9, 0.3), color(0.2, 0.1, 0.4)]
      gradient.locations = [0.1, 0.55, 0.93]
      gradient.startPoint = CGPoint(x: 0.4, y: 0.33)
      gradient.endPoint = CGPoint(x: 0.97, y: 0.88)
      gradient.cornerRadius = 9.7
      layer.addSublayer(gradient)
    }
  }

  @MainActor
  private static func shadows(_ layer: CALayer) {
    for index in 0..<6 {
      let card = CALayer()
      card.frame = CGRect(
        x: 14.25 + 50 * CGFloat(index % 3), y: 14 + 55 * CGFloat(index / 3), width: 30.5, height: 28.75)
      card.backgroundColor = color(1, 1, 1, index < 3 ? 1 : 0.6)
      card.cornerRadius = CGFloat(3 * index)
      card.shadowOpacity = 0.2 + 0.13 * Float(index)
      card.shadowRadius = [0, 0.8, 2.5, 5.3, 9, 14][index]
      card.shadowOffset = CGSize(width: 1.5 * CGFloat(index - 2), height: 3)
      card.transform = CATransform3DMakeRotation(0.11 * CGFloat(index), 0, 0, 1)
      layer.addSublayer(card)
    }
  }

  @MainActor
  private static func strokes(_ layer: CALayer) {
    for index in 0..<6 {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 3, y: 30))
      path.addCurve(
        to: CGPoint(x: 40, y: 9), control1: CGPoint(x: 11.5, y: -20), control2: CGPoint(x: 20, y: 64))
      path.addLine(to: CGPoint(x: 32, y: 44))
      path.addArc(
        center: CGPoint(x: 20, y: 36), radius: 9.3, startAngle: 0.4, endAngle: 3.9, clockwise: index % 2 == 0)
      let shape = CAShapeLayer()
      shape.frame = CGRect(
        x: 5 + 52 * CGFloat(index % 3), y: 6 + 56 * CGFloat(index / 3), width: 46, height: 50)
      shape.path = path
      shape.fillColor = index % 2 == 0 ? nil : color(0.4, 0.8, 0.5, 0.4)
      shape.fillRule = index == 3 ? .evenOdd : .nonZero
      shape.strokeColor = color(0.1, 0.15 * CGFloat(index), 0.5, 0.8)
      shape.lineWidth = [0.5, 1.3, 3, 5.6, 2, 8][index]
      shape.lineCap = [.butt, .round, .square][index % 3]
      shape.lineJoin = [.miter, .round, .bevel][index % 3]
      if index > 3 { shape.lineDashPattern = [NSNumber(value: 7.5), NSNumber(value: 3)] }
      if index == 2 { (shape.strokeStart, shape.strokeEnd) = (0.1, 0.72) }
      layer.addSublayer(shape)
    }
  }

  /// Blurred and tinted backdrops, groups that fade, masks, and what is beneath them.
  @MainActor
  private static func effects(_ layer: CALayer) {
    gradients(layer)
    for (index, style) in [UIBlurEffect.Style.regular, .systemThinMaterial, .systemMaterialDark].enumerated()
    {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 10 + 50 * CGFloat(index), y: 20.5, width: 40, height: 34)
      view.layer.cornerRadius = 8
      view.clipsToBounds = true
      layer.addSublayer(view.layer)
    }
    let faded = CALayer()
    faded.frame = CGRect(x: 20, y: 70, width: 120, height: 40)
    faded.opacity = 0.63
    strokes(faded)
    let mask = CAShapeLayer()
    let oval = CGMutablePath()
    oval.addEllipse(in: CGRect(x: 2.5, y: -8, width: 111, height: 60))
    mask.path = oval
    faded.mask = mask
    layer.addSublayer(faded)
  }
}
