public import Foundation
public import GraphicsCore

// The keys of properties and options.

/// The key of the width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The key of the height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The key of the bits of a component.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// The key of the name of the colour model.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// The key of whether or not there is alpha.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The key of the orientation, by EXIF's numbers.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The key of the number of bytes of the file.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// The key of the properties of a GIF.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The key of the seconds before the next image; less than 0.011 in the file is a tenth here.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The key of the seconds before the next image, as the file has them.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The key of the number of repetitions; 0 is no limit.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// The key of the properties of a PNG.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// The key of the seconds before the next image; less than 0.011 in the file is a tenth here.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
/// The key of the seconds before the next image, as the file has them.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The key of the number of repetitions; 0 is no limit.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
/// The key of the properties of EXIF, which are not read.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The key of the properties of TIFF, which are not read.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// The key of the place, which is not read.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// The key of whether or not pixels are kept; it has no effect.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// The key of whether or not pixels are decoded at once; they always are.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// The key of the type that is expected; it has no effect.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// The key of whether or not a thumbnail is made of the image; it always is.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
/// The key of whether or not a thumbnail is made where the file has none; it always is.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
/// The key of whether or not a thumbnail is turned upright.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
/// The key of the longer side of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// The key of the quality of a JPEG, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}
