/// The paint of the pixels that were drawn before on the same layer, blurred, saturated and tinted.
///
/// The layer is the canvas, or that of the nearest group or mask, which sees nothing of the layers around it. Beyond the
/// canvas, what lies beneath is equal to the nearest pixel on it. Painted in mode `copy`, a backdrop replaces what it
/// shows.
public struct Backdrop: Sendable, Equatable {
  /// The largest `sigma`, to which larger ones are reduced.
  public static let maximumSigma = 135.0
  /// The largest `saturation`, to which larger ones are reduced.
  public static let maximumSaturation = 8.0

  /// The standard deviation of the blur in pixels; 0 or less for none.
  ///
  /// A Gaussian is approximated by three boxes of one odd width, as `BoxBlur` describes.
  public var sigma: Double
  /// The factor of the distance of each channel from the luminance, rounded to 1/256; 1 changes nothing.
  public var saturation: Double
  /// Whether or not saturated channels are limited to 0 … alpha before the tint is drawn over them; by default they are.
  public var limitsSaturation: Bool
  /// The colour that is drawn over the blurred pixels.
  public var tint: StraightColor

  /// Creates a backdrop, by default without a tint.
  public init(
    sigma: Double, saturation: Double = 1, limitsSaturation: Bool = true,
    tint: StraightColor = StraightColor(red: 0, green: 0, blue: 0, alpha: 0)
  ) {
    self.sigma = sigma
    self.saturation = saturation
    self.limitsSaturation = limitsSaturation
    self.tint = tint
  }
}
