/// Items that are drawn together on a transparent layer of their own and composited as one.
///
/// In order: the items draw on the layer, isolated from what is behind it; the mask's alpha multiplies it; its
/// shadow, if any, is composited with the backdrop, and then the layer itself, both faded to `opacity`, in mode
/// `blend`, and only as far as `clip` covers. So an opacity or a mask that is to take a shadow along, as those of a
/// layer of Core Animation, belongs to a group around the one with the shadow.
public struct Group: Sendable, Equatable {
  /// How much of the layer remains, in 255ths.
  public var opacity: UInt8
  /// How the layer and the backdrop make the result. The group acts everywhere inside its clip, also where
  /// nothing was drawn: in mode `copy`, say, it clears there.
  public var blend: BlendMode
  /// Where the group may be seen: its layer is composited like the paint of a fill of the clip's rectangle.
  public var clip: Clip
  /// How many of the first items, groups among them counted with all their items, draw the mask instead: another
  /// transparent layer, whose alpha multiplies the group's. 0 for no mask.
  public var maskItemCount: Int
  /// The shadow that the masked layer casts.
  public var shadow: Shadow?
  /// How many of the items that follow belong to the group, those of the mask and those of groups within counted.
  public var itemCount: Int

  /// A group of the next `itemCount` items.
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
/// What lies outside of the canvas casts its shadow into it all the same. The blur is a Gaussian cut off at 2σ and
/// renormalised (G.7).
public struct Shadow: Sendable, Equatable {
  /// The largest `sigma` there is; shadows with more are drawn with this one.
  public static let maximumSigma = 1_024.0

  /// The standard deviation of the blur in pixels; 0 or less for a sharp copy.
  public var sigma: Double
  /// How far the shadow lies to the right of and below what casts it. Between pixels it is moved by linear
  /// interpolation.
  public var offset: FixedPoint
  /// The colour where the blurred alpha is 255; the alpha multiplies it.
  public var color: StraightColor
  /// Whether what casts the shadow is drawn above it, or only the shadow.
  public var drawsSource: Bool

  /// A shadow of the given blur, in pixels.
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
