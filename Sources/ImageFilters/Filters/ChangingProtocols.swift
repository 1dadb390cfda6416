public import Foundation
public import GraphicsCore

// The protocols of filters of images whose parameters are properties.

/// A filter of Core Image, whose parameters are properties.
public protocol CIFilterProtocol: AnyObject {
  /// The image that the filter computes.
  var outputImage: CIImage? { get }
}

/// A filter that blurs an image by a Gaussian.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// A filter that blurs an image by the mean of squares.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// A filter that makes squares of an image.
public protocol CIPixellate: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The centre.
  var center: CGPoint { get set }
  /// The size of a square, or the factor of the size.
  var scale: Float { get set }
}

/// A filter that computes the mean colour of an image.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The rectangle of the image.
  var extent: CGRect { get set }
}

/// A filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The factor of saturation.
  var saturation: Float { get set }
  /// The number that is added to the components.
  var brightness: Float { get set }
  /// The factor of the distance from the middle grey.
  var contrast: Float { get set }
}

/// A filter that multiplies colours by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The weights of the red component.
  var rVector: CIVector { get set }
  /// The weights of the green component.
  var gVector: CIVector { get set }
  /// The weights of the blue component.
  var bVector: CIVector { get set }
  /// The weights of alpha.
  var aVector: CIVector { get set }
  /// The sums of the components.
  var biasVector: CIVector { get set }
}

/// A filter that shows an image in shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that inverts colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter that limits components.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The smallest components.
  var minComponents: CIVector { get set }
  /// The largest components.
  var maxComponents: CIVector { get set }
}

/// A filter that reduces the number of colours.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The number of levels of each component.
  var levels: Float { get set }
}

/// A filter that shows an image in shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The strength of the effect, from 0 to 1.
  var intensity: Float { get set }
}

/// A filter that changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The exposure in stops.
  var ev: Float { get set }
}

/// A filter that raises components to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The power of the components.
  var power: Float { get set }
}

/// A filter that shows greys as shades between two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes alpha of greys.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the largest component as a grey.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the smallest component as a grey.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter that imitates a film.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter that changes the size of an image.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The size of a square, or the factor of the size.
  var scale: Float { get set }
  /// The ratio of the horizontal factor to the vertical one.
  var aspectRatio: Float { get set }
}

/// A filter that transforms an image and continues its edges.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// A filter that combines two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}

/// A filter that shows one image or another by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The image whose grey is the share of the image.
  var maskImage: CIImage? { get set }
}

/// A filter that fades from one image to another.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// The time of the transition, from 0 to 1.
  var time: Float { get set }
}
