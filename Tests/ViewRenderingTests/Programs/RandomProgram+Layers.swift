import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// Calls on layers.
extension RandomProgram {
  static let layerSteps: [Step] = layerSettingSteps + layerCallSteps

  private static let layerSettingSteps: [Step] =
    settings(of: \.layer, ["layer.frame": \.frame, "layer.bounds": \.bounds]) { $0.rect() }
    + settings(of: \.layer, ["layer.position": \.position]) { $0.point() }
    + settings(
      of: \.layer, ["layer.zPosition": \.zPosition, "layer.anchorPointZ": \.anchorPointZ]
    ) { $0.place() }
    + settings(
      of: \.layer, ["layer.transform": \.transform, "layer.sublayerTransform": \.sublayerTransform]
    ) { $0.transform3D() }
    + settings(
      of: \.layer,
      [
        "layer.masksToBounds": \.masksToBounds, "layer.isDoubleSided": \.isDoubleSided,
        "layer.isGeometryFlipped": \.isGeometryFlipped,
      ]
    ) { $0.flag() }

  private static let layerCallSteps: [Step] = [
    Step("addSublayer") { $0.layer.addSublayer($0.makeLayer()) },
    Step("addSublayer of another") { program in
      guard let layer = program.numbers.pick(program.layers) else { return }
      let parent = program.layer
      guard !sequence(first: parent, next: \.superlayer).contains(where: { $0 === layer }) else { return }
      parent.addSublayer(layer)
    },
    Step("removeFromSuperlayer") { $0.numbers.pick($0.layers)?.removeFromSuperlayer() },
    Step("layer.mask") { program in
      let (layer, mask) = (program.layer, program.makeOwnedLayer())
      layer.mask = mask
    },
    Step("layer.cornerRadius") { $0.layer.cornerRadius = $0.numbers.small() },
    Step("layer.maskedCorners") {
      $0.layer.maskedCorners = CACornerMask(rawValue: UInt($0.numbers.index(of: 16)))
    },
    Step("layer.cornerCurve") { $0.layer.cornerCurve = $0.numbers.flag() ? .continuous : .circular },
    Step("layer.border") { program in
      let layer = program.layer
      layer.borderWidth = program.numbers.small()
      layer.borderColor = program.numbers.color().cgColor
    },
    Step("layer.shadow") { program in
      let layer = program.layer
      layer.shadowOpacity = Float(program.numbers.share())
      layer.shadowRadius = program.numbers.small()
      layer.shadowOffset = program.numbers.size()
      if program.numbers.flag() { layer.shadowPath = program.numbers.path().cgPath }
    },
    Step("layer.opacity") { $0.layer.opacity = Float($0.numbers.share()) },
    Step("layer.contents") { $0.layer.contents = $0.numbers.image()?.cgImage },
    Step("layer.contentsRect") { $0.layer.contentsRect = $0.numbers.unitRect() },
    Step("layer.contentsCenter") { $0.layer.contentsCenter = $0.numbers.unitRect() },
    Step("layer.contentsScale") { $0.layer.contentsScale = $0.numbers.factor() },
    Step("layer.contentsGravity") {
      $0.layer.contentsGravity =
        $0.numbers.pick([.resizeAspect, .resizeAspectFill, .center, .topLeft]) ?? .resize
    },
    Step("layer.rasterizationScale") { program in
      let layer = program.layer
      layer.shouldRasterize = program.numbers.flag()
      layer.rasterizationScale = program.numbers.factor()
    },
    Step("layer.compositingFilter") { $0.layer.compositingFilter = "multiplyBlendMode" },
    Step("layer.hitTest") { $0.note($0.layer.hitTest($0.numbers.point()) != nil) },
    Step("layer.convert") { $0.note($0.layer.convert($0.numbers.point(), to: $0.layer)) },
    // The converted time depends on when the clock began, if a layer's time is faster than all others.
    Step("layer.convertTime") {
      $0.note($0.layer.convertTime($0.numbers.seconds(), to: $0.layer).isNaN)
    },
    Step("layer.setNeedsDisplay") { $0.layer.setNeedsDisplay() },
    Step("CAShapeLayer") { program in
      guard let layer = program.layer(CAShapeLayer.self) else { return }
      layer.path = program.numbers.path().cgPath
      layer.lineWidth = program.numbers.small()
      layer.strokeColor = program.numbers.color().cgColor
      layer.lineDashPattern =
        program.numbers.flag()
        ? [program.numbers.small(), program.numbers.small()].map { RandomProgram.number($0) } : nil
      layer.lineDashPhase = program.numbers.place()
      layer.miterLimit = program.numbers.small()
      layer.strokeStart = program.numbers.share()
      layer.strokeEnd = program.numbers.share()
      layer.lineJoin = program.numbers.flag() ? .round : .miter
    },
    Step("CAGradientLayer") { program in
      guard let layer = program.layer(CAGradientLayer.self) else { return }
      layer.startPoint = program.numbers.unitPoint()
      layer.endPoint = program.numbers.unitPoint()
      layer.locations = [program.numbers.share(), program.numbers.share()].map { RandomProgram.number($0) }
      layer.type = program.numbers.pick([.axial, .radial, .conic]) ?? .axial
    },
    Step("CAReplicatorLayer") { program in
      guard let layer = program.layer(CAReplicatorLayer.self) else { return }
      layer.instanceCount = program.numbers.whole(0...5)
      layer.instanceDelay = program.numbers.seconds()
      layer.instanceTransform = program.numbers.transform3D()
      layer.instanceAlphaOffset = Float(program.numbers.share())
    },
    Step("CATextLayer") { program in
      guard let layer = program.layer(CATextLayer.self) else { return }
      layer.string = program.numbers.text()
      layer.fontSize = program.numbers.small()
      layer.isWrapped = program.numbers.flag()
    },
    Step("CAScrollLayer") { program in
      guard let layer = program.layer(CAScrollLayer.self) else { return }
      layer.scroll(to: program.numbers.point())
    },
  ]

  private func layer<Kind: CALayer>(_ kind: Kind.Type) -> Kind? {
    numbers.pick(layers.compactMap { $0 as? Kind })
  }

  static func number(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
}
