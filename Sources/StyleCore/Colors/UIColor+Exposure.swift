public import Foundation
import GraphicsCore
import Paths

/// Colours brighter than white.
///
/// Differs from UIKit: pictures show the nearest colour that sRGB has; the exposure is kept by these colours alone, not
/// by those made of them with another opacity, and not by Core Graphics' colours.
extension UIColor {
  /// Creates a colour whose linear light is that of a standard colour times 2 to the power of `exposure`, at least 0.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) {
    let factor = Exponential.power(2, Double(max(0, exposure)))
    self.init(red: red, green: green, blue: blue, alpha: alpha, linearExposure: CGFloat(factor))
  }

  /// Creates a colour whose linear light is that of a standard colour times `linearExposure`, at least 1.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    let factor = max(1, linearExposure)
    func exposed(_ component: CGFloat) -> CGFloat { UIColor.lit(component, by: factor) }
    self.init(red: exposed(red), green: exposed(green), blue: exposed(blue), alpha: alpha)
    headroom = factor
  }

  /// The factor by which the linear light of a standard colour was multiplied; 1 for other colours.
  public var linearExposure: CGFloat { headroom }

  /// Returns a colour with the same components, whose exposure is said to be `contentHeadroom`, at least 1.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
    let color = UIColor(cgColor: cgColor)
    color.headroom = max(1, contentHeadroom)
    return color
  }

  /// The standard colour that was exposed; the colour itself if none was.
  public var standardDynamicRange: UIColor {
    guard headroom > 1 else { return self }
    let color = cgColor.srgb
    func standard(_ component: CGFloat) -> CGFloat { UIColor.lit(component, by: 1 / headroom) }
    return UIColor(
      red: standard(color.red), green: standard(color.green), blue: standard(color.blue), alpha: color.alpha)
  }

  /// Returns a component with its linear light multiplied.
  private static func lit(_ component: CGFloat, by factor: CGFloat) -> CGFloat {
    factor == 1 ? component : CGFloat(RGBSpace.encode(RGBSpace.decode(Double(component)) * Double(factor)))
  }
}
