public import Foundation
import LayoutCore
public import StyleCore

extension UIFont {
  /// The space that a label of one line, as high as fits, has above its capitals and beneath its baseline, in points.
  public struct LabelCapInsets: Hashable, Sendable {
    /// From the top of the label to the top of its capitals.
    public let top: CGFloat
    /// From the baseline to the bottom of the label.
    public let bottom: CGFloat

    /// Both together.
    public var totalInset: CGFloat { top + bottom }

    /// `rect`, of a label, without the space above the capitals and beneath the baseline.
    public func inset(rect: CGRect) -> CGRect { rect.inset(top: top, bottom: bottom) }

    /// `size`, of a label, without the space above the capitals and beneath the baseline.
    public func inset(size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.height - totalInset)
    }
  }

  /// The space around capitals in a label of this font. Its height is rounded up to pixels (C.5), baseline and
  /// height of capitals to the nearest (F.21).
  public func labelCapInsets(in scale: CGFloat) -> LabelCapInsets {
    let baseline = ascender.roundedToPixel(in: scale)
    return LabelCapInsets(
      top: baseline - capHeight.roundedToPixel(in: scale),
      bottom: lineHeight.ceiledToPixel(in: scale) - baseline)
  }

  /// The space around capitals in a label of this font.
  @preconcurrency @MainActor public func labelCapInsets(in scaleFactor: any ScaleFactorProviding)
    -> LabelCapInsets
  {
    labelCapInsets(in: scaleFactor.pixelsPerPoint)
  }
}
