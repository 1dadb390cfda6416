import UIKit

/// A picture of mountains: a sky, a sun and three ridges, drawn by layers that follow the bounds.
final class RidgeView: UIView {
  private struct Palette {
    let sky: [UIColor]
    let sun: UIColor
    let ridges: [UIColor]
  }

  private let sky = CAGradientLayer()
  private let sun = CAShapeLayer()
  private let ridges = [CAShapeLayer(), CAShapeLayer(), CAShapeLayer()]

  /// The number of the picture.
  var scenery: Int {
    didSet {
      if scenery != oldValue {
        setNeedsLayout()
        updateColors()
      }
    }
  }

  init(scenery: Int = 0) {
    self.scenery = scenery
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = false
    layer.addSublayer(sky)
    layer.addSublayer(sun)
    ridges.forEach(layer.addSublayer)
    updateColors()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
    let diameter = min(bounds.width, bounds.height) * 0.28
    let place = 0.22 + 0.56 * fraction(scenery, 3)
    let sunFrame = CGRect(
      x: bounds.width * place - diameter / 2, y: bounds.height * 0.2, width: diameter, height: diameter)
    sun.path = UIBezierPath(ovalIn: sunFrame).cgPath
    for (index, ridge) in ridges.enumerated() { ridge.path = path(ofRidge: index).cgPath }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateColors() }
  }

  /// A soft line through peaks, closed along the lower edge.
  private func path(ofRidge index: Int) -> UIBezierPath {
    let peaks = 6
    let base = bounds.height * (0.5 + 0.17 * CGFloat(index))
    let height = bounds.height * (0.26 - 0.05 * CGFloat(index))
    let points = (0...peaks).map { peak in
      CGPoint(
        x: bounds.width * CGFloat(peak) / CGFloat(peaks),
        y: base - height * fraction(scenery + index, peak + 1))
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    path.addLine(to: points[0])
    for (point, next) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      path.addQuadCurve(to: middle, controlPoint: CGPoint(x: (point.x + middle.x) / 2, y: point.y))
      path.addQuadCurve(to: next, controlPoint: CGPoint(x: (middle.x + next.x) / 2, y: next.y))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path
  }

  /// A number from 0 to 1 that looks like chance and always is the same.
  private func fraction(_ seed: Int, _ index: Int) -> CGFloat {
    let sum: Int = seed * 37 + index * 61 + (seed + 3) * index * 17
    return CGFloat(sum % 97) / 96
  }

  private func updateColors() {
    let palette = palette
    let traits = traitCollection
    sky.colors = palette.sky.map { $0.resolvedColor(with: traits).cgColor }
    sun.fillColor = palette.sun.resolvedColor(with: traits).cgColor
    for (ridge, color) in zip(ridges, palette.ridges) {
      ridge.fillColor = color.resolvedColor(with: traits).cgColor
    }
  }

  private var palette: Palette {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let hues: [CGFloat] = [0.58, 0.46, 0.04, 0.52, 0.62, 0.09, 0.36, 0.7]
    let hue = hues[scenery % hues.count]
    func shade(_ saturation: CGFloat, _ brightness: CGFloat, _ shift: CGFloat = 0) -> UIColor {
      UIColor(
        hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation,
        brightness: isDark ? brightness * 0.55 : brightness, alpha: 1)
    }
    return Palette(
      sky: [shade(0.38, 0.92), shade(0.16, 1, 0.04)], sun: UIColor(white: 1, alpha: isDark ? 0.35 : 0.85),
      ridges: [shade(0.35, 0.78), shade(0.48, 0.6), shade(0.6, 0.4)])
  }
}
