import Foundation
import LayoutCore

/// Calls on layers.
extension RandomProgram {
  static let layerSteps: [Step] = [
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
    Step("layer.frame") { $0.layer.frame = $0.numbers.rect() },
    Step("layer.bounds") { $0.layer.bounds = $0.numbers.rect() },
    Step("layer.position") { $0.layer.position = $0.numbers.point() },
    Step("layer.zPosition") { $0.layer.zPosition = $0.numbers.place() },
    Step("layer.anchorPointZ") { $0.layer.anchorPointZ = $0.numbers.place() },
    Step("layer.transform") { $0.layer.transform = $0.numbers.transform3D() },
    Step("layer.sublayerTransform") { $0.layer.sublayerTransform = $0.numbers.transform3D() },
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
    Step("layer.masksToBounds") { $0.layer.masksToBounds = $0.numbers.flag() },
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
    Step("layer.isDoubleSided") { $0.layer.isDoubleSided = $0.numbers.flag() },
    Step("layer.isGeometryFlipped") { $0.layer.isGeometryFlipped = $0.numbers.flag() },
    Step("layer.hitTest") { $0.note($0.layer.hitTest($0.numbers.point()) != nil) },
    Step("layer.convert") { $0.note($0.layer.convert($0.numbers.point(), to: $0.layer)) },
    // What becomes of the time depends on when the clock began, where a layer's is faster than all others.
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
