import Foundation
import GraphicsCore

extension AnimatableKey {
  /// Sets a value, which must be of the property's kind, on a layer: a presentation copy or the model itself.
  ///
  /// A layer whose class has no such property stays unchanged.
  func set(_ value: AnimatableValue, on layer: CALayer) {
    switch value {
    case .number(let number): set(number, on: layer)
    case .color(let color): set(color, on: layer)
    case .transform(let transform):
      switch self {
      case .transform: layer.transform = transform
      case .sublayerTransform: layer.sublayerTransform = transform
      case .instanceTransform: (layer as? CAReplicatorLayer)?.instanceTransform = transform
      default: break
      }
    case .point(let point):
      switch self {
      case .position: layer.position = point
      case .anchorPoint: layer.anchorPoint = point
      case .startPoint: (layer as? CAGradientLayer)?.startPoint = point
      case .endPoint: (layer as? CAGradientLayer)?.endPoint = point
      default: break
      }
    case .rect(let rect):
      switch self {
      case .bounds: layer.bounds = rect
      case .contentsRect: layer.contentsRect = rect
      case .contentsCenter: layer.contentsCenter = rect
      default: break
      }
    case .size(let size): if self == .shadowOffset { layer.shadowOffset = size }
    case .path(let path):
      if self == .shadowPath { layer.shadowPath = path } else { (layer as? CAShapeLayer)?.path = path }
    case .colors(let colors): (layer as? CAGradientLayer)?.colors = colors
    case .numbers(let numbers):
      (layer as? CAGradientLayer)?.locations = numbers.isEmpty ? nil : numbers.map(NSNumber.init(value:))
    case .other(let value): if self == .contents { layer.contents = value }
    }
  }

  private func set(_ number: Double, on layer: CALayer) {
    let value = CGFloat(number)
    switch self {
    case .anchorPointZ: layer.anchorPointZ = value
    case .zPosition: layer.zPosition = value
    case .opacity: layer.opacity = Float(number)
    case .cornerRadius: layer.cornerRadius = value
    case .borderWidth: layer.borderWidth = value
    case .contentsScale: layer.contentsScale = value
    case .shadowOpacity: layer.shadowOpacity = Float(number)
    case .shadowRadius: layer.shadowRadius = value
    case .contentPosition: layer.contentPosition = number
    case .fontSize: (layer as? CATextLayer)?.fontSize = value
    default:
      if let shape = layer as? CAShapeLayer { set(value, on: shape) }
      if let replicator = layer as? CAReplicatorLayer { set(number, on: replicator) }
    }
  }

  private func set(_ value: CGFloat, on shape: CAShapeLayer) {
    switch self {
    case .strokeStart: shape.strokeStart = value
    case .strokeEnd: shape.strokeEnd = value
    case .lineWidth: shape.lineWidth = value
    case .miterLimit: shape.miterLimit = value
    case .lineDashPhase: shape.lineDashPhase = value
    default: break
    }
  }

  private func set(_ number: Double, on replicator: CAReplicatorLayer) {
    switch self {
    case .instanceDelay: replicator.instanceDelay = number
    case .instanceRedOffset: replicator.instanceRedOffset = Float(number)
    case .instanceGreenOffset: replicator.instanceGreenOffset = Float(number)
    case .instanceBlueOffset: replicator.instanceBlueOffset = Float(number)
    case .instanceAlphaOffset: replicator.instanceAlphaOffset = Float(number)
    default: break
    }
  }

  private func set(_ color: CGColor?, on layer: CALayer) {
    switch self {
    case .backgroundColor: layer.backgroundColor = color
    case .borderColor: layer.borderColor = color
    case .shadowColor: layer.shadowColor = color
    case .fillColor: (layer as? CAShapeLayer)?.fillColor = color
    case .strokeColor: (layer as? CAShapeLayer)?.strokeColor = color
    case .instanceColor: (layer as? CAReplicatorLayer)?.instanceColor = color
    case .foregroundColor: (layer as? CATextLayer)?.foregroundColor = color
    default: break
    }
  }
}
