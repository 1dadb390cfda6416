public import Foundation
public import GraphicsCore

/// A layer that shows its sublayers several times, the first instance at the back.
///
/// Each instance is the one before it moved by `instanceTransform` about the layer's anchor point. Its colours are
/// multiplied by `instanceColor` and as many offsets as instances precede it, each channel kept within 0…1.
open class CAReplicatorLayer: CALayer {
  private final var storedInstanceDelay: TimeInterval = 0
  private final var storedInstanceTransform: CATransform3D = CATransform3DIdentity
  private final var storedInstanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  private final var storedInstanceRedOffset: Float = 0
  private final var storedInstanceGreenOffset: Float = 0
  private final var storedInstanceBlueOffset: Float = 0
  private final var storedInstanceAlphaOffset: Float = 0

  /// How often the sublayers are shown; 1 at first.
  open var instanceCount = 1
  /// Whether depth is kept. Differs from UIKit: instances are flattened into the layer's plane in any case.
  open var preservesDepth = false
  /// How many seconds later each copy shows the animations of the sublayers than the one before it.
  open var instanceDelay: TimeInterval {
    get { storedInstanceDelay }
    set { change(.instanceDelay) { storedInstanceDelay = newValue } }
  }
  /// The map from one copy to the next.
  open var instanceTransform: CATransform3D {
    get { storedInstanceTransform }
    set { change(.instanceTransform) { storedInstanceTransform = newValue } }
  }
  /// The colour that the first copy is multiplied by; white at first.
  open var instanceColor: CGColor? {
    get { storedInstanceColor }
    set { change(.instanceColor) { storedInstanceColor = newValue } }
  }
  /// What is added to the red of that colour from one copy to the next.
  open var instanceRedOffset: Float {
    get { storedInstanceRedOffset }
    set { change(.instanceRedOffset) { storedInstanceRedOffset = newValue } }
  }
  /// What is added to the green of that colour from one copy to the next.
  open var instanceGreenOffset: Float {
    get { storedInstanceGreenOffset }
    set { change(.instanceGreenOffset) { storedInstanceGreenOffset = newValue } }
  }
  /// What is added to the blue of that colour from one copy to the next.
  open var instanceBlueOffset: Float {
    get { storedInstanceBlueOffset }
    set { change(.instanceBlueOffset) { storedInstanceBlueOffset = newValue } }
  }
  /// What is added to the alpha of that colour from one copy to the next.
  open var instanceAlphaOffset: Float {
    get { storedInstanceAlphaOffset }
    set { change(.instanceAlphaOffset) { storedInstanceAlphaOffset = newValue } }
  }

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
    storedInstanceDelay = layer.storedInstanceDelay
    storedInstanceTransform = layer.storedInstanceTransform
    storedInstanceColor = layer.storedInstanceColor
    storedInstanceRedOffset = layer.storedInstanceRedOffset
    storedInstanceGreenOffset = layer.storedInstanceGreenOffset
    storedInstanceBlueOffset = layer.storedInstanceBlueOffset
    storedInstanceAlphaOffset = layer.storedInstanceAlphaOffset
  }

  /// A layer that shows its sublayers once. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
