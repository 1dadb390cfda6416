public import Foundation
public import GraphicsCore

/// A layer that shows its sublayers several times, the first instance at the back.
///
/// Each instance is the one before it transformed by `instanceTransform` about the layer's anchor point. Its colours
/// are multiplied by `instanceColor` plus the offsets once for each instance before it, each channel clamped to 0…1.
open class CAReplicatorLayer: CALayer {
  private final var storedInstanceDelay: TimeInterval = 0
  private final var storedInstanceTransform: CATransform3D = CATransform3DIdentity
  private final var storedInstanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  private final var storedInstanceRedOffset: Float = 0
  private final var storedInstanceGreenOffset: Float = 0
  private final var storedInstanceBlueOffset: Float = 0
  private final var storedInstanceAlphaOffset: Float = 0

  /// The number of copies of the sublayers; 1 by default.
  open var instanceCount = 1
  /// Whether or not depth is kept.
  ///
  /// Differs from UIKit: instances are always flattened into the plane of the layer.
  open var preservesDepth = false
  /// The delay between the animations of one copy and the next, in seconds.
  open var instanceDelay: TimeInterval {
    get { storedInstanceDelay }
    set { change(.instanceDelay) { storedInstanceDelay = newValue } }
  }
  /// The transform from one copy to the next.
  open var instanceTransform: CATransform3D {
    get { storedInstanceTransform }
    set { change(.instanceTransform) { storedInstanceTransform = newValue } }
  }
  /// The colour by which the first copy is multiplied; white by default.
  open var instanceColor: CGColor? {
    get { storedInstanceColor }
    set { change(.instanceColor) { storedInstanceColor = newValue } }
  }
  /// The offset of the colour's red component from one copy to the next.
  open var instanceRedOffset: Float {
    get { storedInstanceRedOffset }
    set { change(.instanceRedOffset) { storedInstanceRedOffset = newValue } }
  }
  /// The offset of the colour's green component from one copy to the next.
  open var instanceGreenOffset: Float {
    get { storedInstanceGreenOffset }
    set { change(.instanceGreenOffset) { storedInstanceGreenOffset = newValue } }
  }
  /// The offset of the colour's blue component from one copy to the next.
  open var instanceBlueOffset: Float {
    get { storedInstanceBlueOffset }
    set { change(.instanceBlueOffset) { storedInstanceBlueOffset = newValue } }
  }
  /// The offset of the colour's alpha component from one copy to the next.
  open var instanceAlphaOffset: Float {
    get { storedInstanceAlphaOffset }
    set { change(.instanceAlphaOffset) { storedInstanceAlphaOffset = newValue } }
  }

  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
  }

  /// Creates a copy of the properties of `layer`.
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

  /// Creates a layer that shows its sublayers once.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
