public import Foundation
import LayoutCore
public import StyleCore

extension UIFont {
  /// The space above the capitals and below the baseline of a label of one line, as high as fits, in points.
  public struct LabelCapInsets: Hashable, Sendable {
    /// The distance from the top of the label to the top of its capitals.
    public let top: CGFloat
    /// The distance from the baseline to the bottom of the label.
    public let bottom: CGFloat

    /// The sum of both distances.
    public var totalInset: CGFloat { top + bottom }

    /// Returns `rect`, of a label, inset by the space above the capitals and below the baseline.
    public func inset(rect: CGRect) -> CGRect { rect.inset(top: top, bottom: bottom) }

    /// Returns `size`, of a label, less the space above the capitals and below the baseline.
    public func inset(size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.height - totalInset)
    }
  }

  /// Returns the space around capitals in a label of this font.
  ///
  /// The label's height is rounded up to pixels (C.5), baseline and height of capitals to the nearest (F.21).
  public func labelCapInsets(in scale: CGFloat) -> LabelCapInsets {
    let baseline = ascender.roundedToPixel(in: scale)
    return LabelCapInsets(
      top: baseline - capHeight.roundedToPixel(in: scale),
      bottom: lineHeight.ceiledToPixel(in: scale) - baseline)
  }

  /// Returns the space around capitals in a label of this font.
  @preconcurrency @MainActor public func labelCapInsets(in scaleFactor: any ScaleFactorProviding)
    -> LabelCapInsets
  {
    labelCapInsets(in: scaleFactor.pixelsPerPoint)
  }
}
