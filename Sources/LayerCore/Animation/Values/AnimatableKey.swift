import Foundation
import GraphicsCore

/// A property of layers that can be animated, named as in key paths.
package enum AnimatableKey: String, CaseIterable, Sendable {
  // Geometry
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  // Appearance
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case contents, contentsRect, contentsCenter, contentsScale
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  // Shapes
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // Gradients
  case colors, locations, startPoint, endPoint
  // Replicators
  case instanceTransform, instanceColor, instanceDelay
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  // Text
  case fontSize, foregroundColor
  // Content of controls
  case contentPosition

  /// Whether or not a change outside of an animation block is animated; paths and masks are not.
  var isImplicit: Bool {
    switch self {
    case .path, .shadowPath, .contents, .contentPosition: false
    default: true
    }
  }

  /// Whether or not concurrent animations of views add up.
  package var isAdditive: Bool {
    switch self {
    case .bounds, .position, .transform, .opacity, .contentPosition: true
    default: false
    }
  }

  /// Returns the value of a layer; nil if layers of its class have none.
  package func value(of layer: CALayer) -> AnimatableValue? {
    switch self {
    case .bounds: .rect(layer.storedBounds)
    case .position: .point(layer.storedPosition)
    case .anchorPoint: .point(layer.storedAnchorPoint)
    case .anchorPointZ: .number(Double(layer.anchorPointZ))
    case .zPosition: .number(Double(layer.zPosition))
    case .transform: .transform(layer.transform)
    case .sublayerTransform: .transform(layer.sublayerTransform)
    case .opacity: .number(Double(layer.storedOpacity))
    case .backgroundColor: .color(layer.backgroundColor)
    case .cornerRadius: .number(Double(layer.cornerRadius))
    case .borderWidth: .number(Double(layer.borderWidth))
    case .borderColor: .color(layer.borderColor)
    case .contents: .other(layer.contents)
    case .contentsRect: .rect(layer.contentsRect)
    case .contentsCenter: .rect(layer.contentsCenter)
    case .contentsScale: .number(Double(layer.contentsScale))
    case .shadowColor: .color(layer.shadowColor)
    case .shadowOpacity: .number(Double(layer.shadowOpacity))
    case .shadowOffset: .size(layer.shadowOffset)
    case .shadowRadius: .number(Double(layer.shadowRadius))
    case .shadowPath: .path(layer.shadowPath)
    case .contentPosition: .number(layer.contentPosition)
    default: valueOfKind(of: layer)
    }
  }

  private func valueOfKind(of layer: CALayer) -> AnimatableValue? {
    if layer.flags.contains(.isPlain) { return nil }
    if let shape = layer as? CAShapeLayer { return value(of: shape) }
    if let gradient = layer as? CAGradientLayer { return value(of: gradient) }
    if let replicator = layer as? CAReplicatorLayer { return value(of: replicator) }
    guard let text = layer as? CATextLayer else { return nil }
    switch self {
    case .fontSize: return .number(Double(text.fontSize))
    case .foregroundColor: return .color(text.foregroundColor)
    default: return nil
    }
  }

  private func value(of shape: CAShapeLayer) -> AnimatableValue? {
    switch self {
    case .path: .path(shape.path)
    case .fillColor: .color(shape.fillColor)
    case .strokeColor: .color(shape.strokeColor)
    case .strokeStart: .number(Double(shape.strokeStart))
    case .strokeEnd: .number(Double(shape.strokeEnd))
    case .lineWidth: .number(Double(shape.lineWidth))
    case .miterLimit: .number(Double(shape.miterLimit))
    case .lineDashPhase: .number(Double(shape.lineDashPhase))
    default: nil
    }
  }

  private func value(of gradient: CAGradientLayer) -> AnimatableValue? {
    switch self {
    case .colors: .colors((gradient.colors ?? []).compactMap { $0 as? CGColor })
    case .locations: .numbers((gradient.locations ?? []).map(\.doubleValue))
    case .startPoint: .point(gradient.startPoint)
    case .endPoint: .point(gradient.endPoint)
    default: nil
    }
  }

  private func value(of replicator: CAReplicatorLayer) -> AnimatableValue? {
    switch self {
    case .instanceTransform: .transform(replicator.instanceTransform)
    case .instanceColor: .color(replicator.instanceColor)
    case .instanceDelay: .number(replicator.instanceDelay)
    case .instanceRedOffset: .number(Double(replicator.instanceRedOffset))
    case .instanceGreenOffset: .number(Double(replicator.instanceGreenOffset))
    case .instanceBlueOffset: .number(Double(replicator.instanceBlueOffset))
    case .instanceAlphaOffset: .number(Double(replicator.instanceAlphaOffset))
    default: nil
    }
  }
}
