internal import Foundation
internal import GraphicsCore

// Filters of images whose parameters are properties.

extension BuiltinFilter: CIGaussianBlur, CIBoxBlur, CIPixellate, CIAreaAverage, CIColorControls,
  CIColorMatrix, CIColorMonochrome, CIColorInvert, CIColorClamp, CIColorPosterize, CISepiaTone,
  CIExposureAdjust, CIGammaAdjust, CIFalseColor, CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent,
  CIPhotoEffect, CILanczosScaleTransform, CIAffineClamp, CICompositeOperation, CIBlendWithMask,
  CIDissolveTransition
{}

extension CIFilter {
  /// Returns a filter that blurs an image by a Gaussian.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(named: "CIGaussianBlur") }

  /// Returns a filter that blurs an image by the mean of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter(named: "CIBoxBlur") }

  /// Returns a filter that makes squares of an image.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(named: "CIPixellate") }

  /// Returns a filter that computes the mean colour of an image.
  public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter(named: "CIAreaAverage") }

  /// Returns a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter(named: "CIColorControls")
  }

  /// Returns a filter that multiplies colours by a matrix.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter(named: "CIColorMatrix") }

  /// Returns a filter that shows an image in shades of one colour.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter(named: "CIColorMonochrome")
  }

  /// Returns a filter that inverts colours.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter(named: "CIColorInvert") }

  /// Returns a filter that limits components.
  public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter(named: "CIColorClamp") }

  /// Returns a filter that reduces the number of colours.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltinFilter(named: "CIColorPosterize")
  }

  /// Returns a filter that shows an image in shades of brown.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(named: "CISepiaTone") }

  /// Returns a filter that changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter(named: "CIExposureAdjust")
  }

  /// Returns a filter that raises components to a power.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter(named: "CIGammaAdjust") }

  /// Returns a filter that shows greys as shades between two colours.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter(named: "CIFalseColor") }

  /// Returns a filter that makes alpha of greys.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter(named: "CIMaskToAlpha") }

  /// Returns a filter that shows the largest component as a grey.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    BuiltinFilter(named: "CIMaximumComponent")
  }

  /// Returns a filter that shows the smallest component as a grey.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    BuiltinFilter(named: "CIMinimumComponent")
  }

  /// Returns a filter that shows greys of little contrast.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectMono")
  }

  /// Returns a filter that shows greys.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectTonal")
  }

  /// Returns a filter that shows greys of much contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectNoir")
  }

  /// Returns a filter that changes the size of an image.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter(named: "CILanczosScaleTransform")
  }

  /// Returns a filter that transforms an image and continues its edges.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter(named: "CIAffineClamp") }

  /// Returns a filter that shows an image over another one.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CISourceOverCompositing")
  }

  /// Returns a filter that shows an image inside another one, over it.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CISourceAtopCompositing")
  }

  /// Returns a filter that shows an image inside another one.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CISourceInCompositing")
  }

  /// Returns a filter that shows an image outside of another one.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CISourceOutCompositing")
  }

  /// Returns a filter that shows the sum of two images.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIAdditionCompositing")
  }

  /// Returns a filter that shows the product of two images.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIMultiplyCompositing")
  }

  /// Returns a filter that shows the larger components of two images.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIMaximumCompositing")
  }

  /// Returns a filter that shows the smaller components of two images.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIMinimumCompositing")
  }

  /// Returns a filter that shows an image multiplied by another one.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIMultiplyBlendMode")
  }

  /// Returns a filter that shows the inverse of the product of inverses.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIScreenBlendMode")
  }

  /// Returns a filter that shows the darker components of two images.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIDarkenBlendMode")
  }

  /// Returns a filter that shows the lighter components of two images.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CILightenBlendMode")
  }

  /// Returns a filter that shows an image that darkens and lightens another one.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIOverlayBlendMode")
  }

  /// Returns a filter that shows the differences of two images.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CIDifferenceBlendMode")
  }

  /// Returns a filter that shows an image where a mask is white.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter(named: "CIBlendWithMask")
  }

  /// Returns a filter that shows an image where a mask is opaque.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BuiltinFilter(named: "CIBlendWithAlphaMask")
  }

  /// Returns a filter that fades from one image to another.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    BuiltinFilter(named: "CIDissolveTransition")
  }
}
