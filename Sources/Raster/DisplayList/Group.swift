/// Items that are drawn on a transparent layer of their own and composited as one.
///
/// In order: the items draw on the layer, isolated from the backdrop; the mask's alpha multiplies it; its shadow, if
/// any, is composited with the backdrop, and then the layer itself, both faded to `opacity`, in mode `blend`, and with
/// the coverage of `clip`. So an opacity or a mask that applies to a shadow, too, as those of a layer of Core
/// Animation, belongs to a group around the one with the shadow.
public struct Group: Sendable, Equatable {
  /// The opacity of the layer, in 255ths.
  public var opacity: UInt8
  /// The compositing of the layer with the backdrop.
  ///
  /// The group applies everywhere inside its clip, even where nothing was drawn: in mode `copy`, for example, it clears
  /// there.
  public var blend: BlendMode
  /// The clip of the group: its layer is composited like the paint of a fill of the clip's rectangle.
  public var clip: Clip
  /// The number of the first items that draw the mask, another transparent layer, whose alpha multiplies the group's.
  ///
  /// Nested groups are counted with all their items; 0 is no mask.
  public var maskItemCount: Int
  /// The shadow of the masked layer.
  public var shadow: Shadow?
  /// The number of the items that follow and belong to the group, including the mask and all items of nested groups.
  public var itemCount: Int

  /// Creates a group of the next `itemCount` items.
  public init(
    opacity: UInt8 = 255, blend: BlendMode = .sourceOver, clip: Clip = .none, maskItemCount: Int = 0,
    shadow: Shadow? = nil, itemCount: Int
  ) {
    self.opacity = opacity
    self.blend = blend
    self.clip = clip
    self.maskItemCount = maskItemCount
    self.shadow = shadow
    self.itemCount = itemCount
  }
}

/// A blurred, moved and coloured copy of the alpha of a group.
///
/// Items outside of the canvas cast their shadows into it, too. The blur is a Gaussian cut off at 2σ and renormalised
/// (G.7).
public struct Shadow: Sendable, Equatable {
  /// The largest `sigma`, to which larger ones are reduced.
  public static let maximumSigma = 1_024.0

  /// The standard deviation of the blur in pixels; 0 or less for a sharp copy.
  public var sigma: Double
  /// The offset of the shadow to the right and downwards; fractions of pixels are interpolated linearly.
  public var offset: FixedPoint
  /// The colour where the blurred alpha is 255, which multiplies the colour's own.
  public var color: StraightColor
  /// Whether or not the source of the shadow is drawn above it.
  public var drawsSource: Bool

  /// Creates a shadow with a blur in pixels.
  public init(
    sigma: Double, offset: FixedPoint = FixedPoint(x: Fixed(0), y: Fixed(0)),
    color: StraightColor = StraightColor(red: 0, green: 0, blue: 0), drawsSource: Bool = true
  ) {
    self.sigma = sigma
    self.offset = offset
    self.color = color
    self.drawsSource = drawsSource
  }
}
