public import Foundation

/// A layer that shows its sublayers several times, the first instance at the back.
///
/// Each instance is the one before it moved by `instanceTransform` about the layer's anchor point. Its colours are
/// multiplied by `instanceColor` and as many offsets as instances precede it, each channel kept within 0…1.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown; 1 at first.
  open var instanceCount = 1
  /// Whether depth is kept. Differs from UIKit: instances are flattened into the layer's plane in any case.
  open var preservesDepth = false
  /// The time in seconds from one copy to the next. Differs from UIKit: it has no effect, since animations are over at
  /// once.
  open var instanceDelay: TimeInterval = 0
  /// The map from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour that the first copy is multiplied by; white at first.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// What is added to the red of that colour from one copy to the next.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of that colour from one copy to the next.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of that colour from one copy to the next.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha of that colour from one copy to the next.
  open var instanceAlphaOffset: Float = 0

  /// A layer that shows its sublayers once.
  public override init() {
    super.init()
  }

  /// A copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    preservesDepth = layer.preservesDepth
    instanceDelay = layer.instanceDelay
    instanceTransform = layer.instanceTransform
    instanceColor = layer.instanceColor
    instanceRedOffset = layer.instanceRedOffset
    instanceGreenOffset = layer.instanceGreenOffset
    instanceBlueOffset = layer.instanceBlueOffset
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  /// A layer that shows its sublayers once. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
