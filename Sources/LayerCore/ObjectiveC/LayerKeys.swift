// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore

/// The properties of layers and animations by their names.
enum __ObjectiveC_LayerKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: CALayer.self) { cALayerKeys },
      ObjectiveCClass(system: CAShapeLayer.self) { cAShapeLayerKeys },
      ObjectiveCClass(system: CAGradientLayer.self) { cAGradientLayerKeys },
      ObjectiveCClass(system: CAReplicatorLayer.self) { cAReplicatorLayerKeys },
      ObjectiveCClass(system: CATextLayer.self) { cATextLayerKeys },
      ObjectiveCClass(system: CAAnimation.self) { cAAnimationKeys },
      ObjectiveCClass(system: CAPropertyAnimation.self) { cAPropertyAnimationKeys },
      ObjectiveCClass(system: CABasicAnimation.self) { cABasicAnimationKeys },
    ]
  }

  @MainActor private static var cALayerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("bounds", \CALayer.bounds),
      ObjectiveCMember("position", \CALayer.position),
      ObjectiveCMember("anchorPoint", \CALayer.anchorPoint),
      ObjectiveCMember("anchorPointZ", \CALayer.anchorPointZ),
      ObjectiveCMember("zPosition", \CALayer.zPosition),
      ObjectiveCMember("transform", \CALayer.transform),
      ObjectiveCMember("frame", \CALayer.frame),
      ObjectiveCMember("isHidden", \CALayer.isHidden),
      ObjectiveCMember("opacity", \CALayer.opacity),
      ObjectiveCMember("allowsGroupOpacity", \CALayer.allowsGroupOpacity),
      ObjectiveCMember("masksToBounds", \CALayer.masksToBounds),
      ObjectiveCMember("isOpaque", \CALayer.isOpaque),
      ObjectiveCMember("backgroundColor", \CALayer.backgroundColor),
      ObjectiveCMember("borderWidth", \CALayer.borderWidth),
      ObjectiveCMember("borderColor", \CALayer.borderColor),
      ObjectiveCMember("cornerRadius", \CALayer.cornerRadius),
      ObjectiveCMember("maskedCorners", \CALayer.maskedCorners),
      ObjectiveCMember("cornerCurve", \CALayer.cornerCurve),
      ObjectiveCMember("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
      ObjectiveCMember("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask),
      ObjectiveCMember("contentsScale", \CALayer.contentsScale),
      ObjectiveCMember("contents", \CALayer.contents),
      ObjectiveCMember("contentsGravity", \CALayer.contentsGravity),
      ObjectiveCMember("contentsRect", \CALayer.contentsRect),
      ObjectiveCMember("contentsCenter", \CALayer.contentsCenter),
      ObjectiveCMember("minificationFilter", \CALayer.minificationFilter),
      ObjectiveCMember("magnificationFilter", \CALayer.magnificationFilter),
      ObjectiveCMember("contentsFormat", \CALayer.contentsFormat),
      ObjectiveCMember("shadowColor", \CALayer.shadowColor),
      ObjectiveCMember("shadowOpacity", \CALayer.shadowOpacity),
      ObjectiveCMember("shadowOffset", \CALayer.shadowOffset),
      ObjectiveCMember("shadowRadius", \CALayer.shadowRadius),
      ObjectiveCMember("shadowPath", \CALayer.shadowPath),
      ObjectiveCMember("mask", \CALayer.mask),
      ObjectiveCMember("sublayerTransform", \CALayer.sublayerTransform),
      ObjectiveCMember("compositingFilter", \CALayer.compositingFilter),
      ObjectiveCMember("filters", \CALayer.filters),
      ObjectiveCMember("backgroundFilters", \CALayer.backgroundFilters),
      ObjectiveCMember("shouldRasterize", \CALayer.shouldRasterize),
      ObjectiveCMember("rasterizationScale", \CALayer.rasterizationScale),
      ObjectiveCMember("isDoubleSided", \CALayer.isDoubleSided),
      ObjectiveCMember("isGeometryFlipped", \CALayer.isGeometryFlipped),
      ObjectiveCMember("drawsAsynchronously", \CALayer.drawsAsynchronously),
      ObjectiveCMember("actions", \CALayer.actions),
      ObjectiveCMember("style", \CALayer.style),
      ObjectiveCMember("beginTime", \CALayer.beginTime),
      ObjectiveCMember("duration", \CALayer.duration),
      ObjectiveCMember("speed", \CALayer.speed),
      ObjectiveCMember("timeOffset", \CALayer.timeOffset),
      ObjectiveCMember("repeatCount", \CALayer.repeatCount),
      ObjectiveCMember("repeatDuration", \CALayer.repeatDuration),
      ObjectiveCMember("autoreverses", \CALayer.autoreverses),
      ObjectiveCMember("fillMode", \CALayer.fillMode),
      ObjectiveCMember("name", \CALayer.name),
      ObjectiveCMember("delegate", \CALayer.delegate),
      ObjectiveCMember("superlayer", \CALayer.superlayer),
      ObjectiveCMember("sublayers", \CALayer.sublayers),
      ObjectiveCMember("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
    ]
  }

  @MainActor private static var cAShapeLayerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("path", \CAShapeLayer.path),
      ObjectiveCMember("fillColor", \CAShapeLayer.fillColor),
      ObjectiveCMember("fillRule", \CAShapeLayer.fillRule),
      ObjectiveCMember("strokeColor", \CAShapeLayer.strokeColor),
      ObjectiveCMember("strokeStart", \CAShapeLayer.strokeStart),
      ObjectiveCMember("strokeEnd", \CAShapeLayer.strokeEnd),
      ObjectiveCMember("lineWidth", \CAShapeLayer.lineWidth),
      ObjectiveCMember("miterLimit", \CAShapeLayer.miterLimit),
      ObjectiveCMember("lineCap", \CAShapeLayer.lineCap),
      ObjectiveCMember("lineJoin", \CAShapeLayer.lineJoin),
      ObjectiveCMember("lineDashPhase", \CAShapeLayer.lineDashPhase),
      ObjectiveCMember("lineDashPattern", \CAShapeLayer.lineDashPattern),
    ]
  }

  @MainActor private static var cAGradientLayerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("colors", \CAGradientLayer.colors),
      ObjectiveCMember("locations", \CAGradientLayer.locations),
      ObjectiveCMember("startPoint", \CAGradientLayer.startPoint),
      ObjectiveCMember("endPoint", \CAGradientLayer.endPoint),
      ObjectiveCMember("type", \CAGradientLayer.type),
    ]
  }

  @MainActor private static var cAReplicatorLayerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("instanceCount", \CAReplicatorLayer.instanceCount),
      ObjectiveCMember("preservesDepth", \CAReplicatorLayer.preservesDepth),
      ObjectiveCMember("instanceDelay", \CAReplicatorLayer.instanceDelay),
      ObjectiveCMember("instanceTransform", \CAReplicatorLayer.instanceTransform),
      ObjectiveCMember("instanceColor", \CAReplicatorLayer.instanceColor),
      ObjectiveCMember("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset),
      ObjectiveCMember("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset),
      ObjectiveCMember("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset),
      ObjectiveCMember("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset),
    ]
  }

  @MainActor private static var cATextLayerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("string", \CATextLayer.string),
      ObjectiveCMember("font", \CATextLayer.font),
      ObjectiveCMember("fontSize", \CATextLayer.fontSize),
      ObjectiveCMember("foregroundColor", \CATextLayer.foregroundColor),
      ObjectiveCMember("isWrapped", \CATextLayer.isWrapped),
      ObjectiveCMember("truncationMode", \CATextLayer.truncationMode),
      ObjectiveCMember("alignmentMode", \CATextLayer.alignmentMode),
    ]
  }

  @MainActor private static var cAAnimationKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("beginTime", \CAAnimation.beginTime),
      ObjectiveCMember("duration", \CAAnimation.duration),
      ObjectiveCMember("speed", \CAAnimation.speed),
      ObjectiveCMember("timeOffset", \CAAnimation.timeOffset),
      ObjectiveCMember("repeatCount", \CAAnimation.repeatCount),
      ObjectiveCMember("repeatDuration", \CAAnimation.repeatDuration),
      ObjectiveCMember("autoreverses", \CAAnimation.autoreverses),
      ObjectiveCMember("fillMode", \CAAnimation.fillMode),
      ObjectiveCMember("timingFunction", \CAAnimation.timingFunction),
      ObjectiveCMember("delegate", \CAAnimation.delegate),
      ObjectiveCMember("isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion),
    ]
  }

  @MainActor private static var cAPropertyAnimationKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("keyPath", \CAPropertyAnimation.keyPath),
      ObjectiveCMember("isAdditive", \CAPropertyAnimation.isAdditive),
      ObjectiveCMember("isCumulative", \CAPropertyAnimation.isCumulative),
    ]
  }

  @MainActor private static var cABasicAnimationKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("fromValue", \CABasicAnimation.fromValue),
      ObjectiveCMember("toValue", \CABasicAnimation.toValue),
      ObjectiveCMember("byValue", \CABasicAnimation.byValue),
    ]
  }
}
