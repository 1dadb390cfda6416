import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import TestSupport

/// Random trees of layers with all that layers can have.
struct RandomLayers {
  /// The features that a tree may have.
  struct Features: OptionSet {
    let rawValue: Int

    static let turns = Features(rawValue: 1 << 0)
    static let groups = Features(rawValue: 1 << 1)
    static let shadows = Features(rawValue: 1 << 2)
    static let masks = Features(rawValue: 1 << 3)
    static let blends = Features(rawValue: 1 << 4)
    static let paints = Features(rawValue: 1 << 5)
    static let corners = Features(rawValue: 1 << 6)
    static let fractions = Features(rawValue: 1 << 7)
    static let replicas = Features(rawValue: 1 << 8)
    static let all = Features(rawValue: (1 << 9) - 1)
  }

  private static let blends = [
    "multiplyBlendMode", "screenBlendMode", "differenceBlendMode", "colorBurnBlendMode",
    "luminosityBlendMode",
  ]

  /// A tree of so many layers in a square.
  static func tree(
    layers: Int, side: CGFloat, features: Features = .all, using random: inout SeededGenerator
  ) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
    root.backgroundColor = Bool.random(using: &random) ? CGColor(gray: 1, alpha: 1) : nil
    var all = [root]
    for _ in 1..<max(2, layers) {
      let layer = layer(side: side, features: features, using: &random)
      // Most layers lie in the root or not far from it.
      let parent = Bool.random(using: &random) ? root : all[Int.random(in: 0..<all.count, using: &random)]
      parent.addSublayer(layer)
      all.append(layer)
    }
    return root
  }

  private static func chance(_ share: Double, _ random: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private static func color(_ random: inout SeededGenerator) -> CGColor {
    CGColor(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random),
      alpha: chance(0.6, &random) ? 1 : .random(in: 0...1, using: &random))
  }

  private static func length(
    _ range: ClosedRange<CGFloat>, _ features: Features, _ random: inout SeededGenerator
  )
    -> CGFloat
  {
    let length = CGFloat.random(in: range, using: &random)
    return features.contains(.fractions) && chance(0.5, &random) ? length : length.rounded()
  }

  private static func layer(
    side: CGFloat, features: Features, using random: inout SeededGenerator
  ) -> CALayer {
    let layer = kind(features, &random)
    layer.frame = CGRect(
      x: length(-side / 3...side * 0.8, features, &random),
      y: length(-side / 3...side * 0.8, features, &random),
      width: length(0...side, features, &random), height: length(0...side, features, &random))
    if chance(0.8, &random) { layer.backgroundColor = color(&random) }
    if chance(0.15, &random) { layer.zPosition = CGFloat(Int.random(in: -2...2, using: &random)) }
    layer.masksToBounds = chance(0.25, &random)
    layer.isHidden = chance(0.05, &random)
    if features.contains(.corners), chance(0.3, &random) {
      layer.cornerRadius = length(0...side / 4, features, &random)
      layer.maskedCorners = CACornerMask(rawValue: .random(in: 0...15, using: &random))
    }
    if chance(0.2, &random) {
      layer.borderWidth = length(0...5, features, &random)
      layer.borderColor = color(&random)
    }
    if features.contains(.turns), chance(0.2, &random) {
      layer.setAffineTransform(
        CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
          .scaledBy(x: .random(in: -1.5...1.5, using: &random), y: .random(in: 0.3...1.5, using: &random)))
    }
    addEffects(to: layer, side: side, features, &random)
    return layer
  }

  private static func addEffects(
    to layer: CALayer, side: CGFloat, _ features: Features, _ random: inout SeededGenerator
  ) {
    if features.contains(.groups), chance(0.15, &random) {
      layer.opacity = .random(in: 0...1, using: &random)
      layer.allowsGroupOpacity = chance(0.8, &random)
    }
    if features.contains(.shadows), chance(0.15, &random) {
      layer.shadowOpacity = .random(in: 0...1, using: &random)
      layer.shadowRadius = length(0...4, features, &random)
      layer.shadowOffset = CGSize(
        width: length(-6...6, features, &random), height: length(-6...6, features, &random))
      layer.shadowColor = color(&random)
      if chance(0.3, &random) {
        layer.shadowPath = unsafe CGPath(
          ellipseIn: CGRect(x: 0, y: 0, width: length(1...side / 2, features, &random), height: 9),
          transform: nil)
      }
    }
    if features.contains(.masks), chance(0.1, &random) {
      let mask = CALayer()
      mask.frame = CGRect(
        x: 0, y: 0, width: length(1...side, features, &random), height: length(1...side, features, &random))
      mask.backgroundColor = color(&random)
      mask.cornerRadius = 3
      layer.mask = mask
    }
    if features.contains(.blends), chance(0.1, &random) {
      layer.compositingFilter = blends.randomElement(using: &random)
    }
  }

  private static func kind(_ features: Features, _ random: inout SeededGenerator) -> CALayer {
    guard chance(0.3, &random) else { return CALayer() }
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where features.contains(.paints):
      let layer = CAGradientLayer()
      layer.colors = [color(&random), color(&random), color(&random)]
      layer.type = [.axial, .radial, .conic].randomElement(using: &random) ?? .axial
      layer.startPoint = CGPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...0.4, using: &random))
      layer.endPoint = CGPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0.6...1, using: &random))
      return layer
    case 1:
      let layer = CAShapeLayer()
      layer.path = unsafe CGPath(
        ellipseIn: CGRect(x: 2, y: 1, width: .random(in: 1...30, using: &random), height: 14), transform: nil)
      layer.fillColor = color(&random)
      layer.strokeColor = chance(0.5, &random) ? color(&random) : nil
      layer.lineWidth = length(0...4, features, &random)
      return layer
    case 2 where features.contains(.paints):
      let layer = CALayer()
      layer.contents = image(&random)
      layer.contentsGravity =
        [.resize, .resizeAspect, .center, .topLeft].randomElement(using: &random) ?? .resize
      layer.magnificationFilter = chance(0.5, &random) ? .nearest : .linear
      return layer
    case 3 where features.contains(.replicas):
      let layer = CAReplicatorLayer()
      layer.instanceCount = Int.random(in: 0...3, using: &random)
      layer.instanceTransform = CATransform3DMakeTranslation(7, 3, 0)
      layer.instanceColor = color(&random)
      layer.instanceAlphaOffset = -0.2
      return layer
    default: return CALayer()
    }
  }

  /// Four by three random pixels.
  private static func image(_ random: inout SeededGenerator) -> CGImage {
    var bytes: [UInt8] = []
    for _ in 0..<12 {
      let alpha = UInt8.random(in: 0...255, using: &random)
      for _ in 0..<3 { bytes.append(.random(in: 0...alpha, using: &random)) }
      bytes.append(alpha)
    }
    return CGImage(width: 4, height: 3, pixels: bytes)
  }
}
