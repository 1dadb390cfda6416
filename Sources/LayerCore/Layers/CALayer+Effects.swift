import Foundation
import GraphicsCore

extension CALayer {
  /// The shadow of a layer.
  struct Shadow {
    var color: CGColor? = CGColor(gray: 0, alpha: 1)
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var path: CGPath?
  }

  /// The properties that few layers set.
  final class Effects {
    var mask: CALayer?
    /// The layers that this one is the mask of.
    var masked: [UnretainedLayer] = []
    var sublayerTransform = CATransform3DIdentity
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isDoubleSided = true
    var isGeometryFlipped = false
    var anchorPointZ: CGFloat = 0
    var drawsAsynchronously = false
    var actions: [String: any CAAction]?
    var shadow = Shadow()
    var style: [AnyHashable: Any]?
    /// Whether or not the layer's view changes what lies beneath it, or its compositing with that.
    var hasBackdropEffect = false
    /// The radii of the corners, in place of `cornerRadius`.
    var cornerShape: (any LayerCornerShape)?
    /// The other layer that is shown in the bounds.
    var copy: LayerCopy?
    /// The animations, in the order in which they were added.
    var animations: [InFlightAnimation] = []
    /// The layer's own time; nil if it is the superlayer's.
    var clock: LayerClock?
    /// The old look of the layer and the progress of its replacement, in a presentation copy.
    var transition: (drawing: Drawing, progress: Double)?

    init() {}

    init(copying other: Effects) {
      sublayerTransform = other.sublayerTransform
      compositingFilter = other.compositingFilter
      filters = other.filters
      backgroundFilters = other.backgroundFilters
      shouldRasterize = other.shouldRasterize
      rasterizationScale = other.rasterizationScale
      isDoubleSided = other.isDoubleSided
      isGeometryFlipped = other.isGeometryFlipped
      anchorPointZ = other.anchorPointZ
      drawsAsynchronously = other.drawsAsynchronously
      actions = other.actions
      shadow = other.shadow
      style = other.style
      hasBackdropEffect = other.hasBackdropEffect
      cornerShape = other.cornerShape
      copy = other.copy
      clock = other.clock
    }
  }

  /// The effects, created on first use: read through `extras?.effects?` and write through this.
  var writableEffects: Effects {
    if let effects = extras?.effects { return effects }
    let made = Effects()
    writableExtras.effects = made
    return made
  }

  /// Returns a property of the effects, or its default.
  func effect<T>(_ property: KeyPath<Effects, T>, default value: T) -> T {
    extras?.effects?[keyPath: property] ?? value
  }

  /// Returns the frontmost layer at `point`, which is in the superlayer's coordinates.
  ///
  /// Later sublayers are tested first; hidden layers, and layers that do not contain the point, are not hit.
  func hitLayer(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = fromSuperlayer(point)
    guard contains(own) else { return nil }
    for child in (isPresentation ? sublayers ?? [] : children).reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return self
  }
}
