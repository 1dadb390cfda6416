public import Foundation
public import GraphicsCore

// The keys of properties and options.

/// The key of the width in pixels.
public var kCGImagePropertyPixelWidth: CFString { KeptTexts.text("PixelWidth") }
/// The key of the height in pixels.
public var kCGImagePropertyPixelHeight: CFString { KeptTexts.text("PixelHeight") }
/// The key of the bits of a component.
public var kCGImagePropertyDepth: CFString { KeptTexts.text("Depth") }
/// The key of the name of the colour model.
public var kCGImagePropertyColorModel: CFString { KeptTexts.text("ColorModel") }
/// The key of whether or not there is alpha.
public var kCGImagePropertyHasAlpha: CFString { KeptTexts.text("HasAlpha") }
/// The key of the orientation, by EXIF's numbers.
public var kCGImagePropertyOrientation: CFString { KeptTexts.text("Orientation") }
/// The key of the number of bytes of the file.
public var kCGImagePropertyFileSize: CFString { KeptTexts.text("FileSize") }
/// The key of the properties of a GIF.
public var kCGImagePropertyGIFDictionary: CFString { KeptTexts.text("{GIF}") }
/// The key of the seconds before the next image; less than 0.011 in the file is a tenth here.
public var kCGImagePropertyGIFDelayTime: CFString { KeptTexts.text("DelayTime") }
/// The key of the seconds before the next image, as the file has them.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { KeptTexts.text("UnclampedDelayTime") }
/// The key of the number of repetitions; 0 is no limit.
public var kCGImagePropertyGIFLoopCount: CFString { KeptTexts.text("LoopCount") }
/// The key of the properties of the images of a GIF, which have the seconds before the next one.
public var kCGImagePropertyGIFFrameInfoArray: CFString { KeptTexts.text("FrameInfo") }
/// The key of the properties of a PNG.
public var kCGImagePropertyPNGDictionary: CFString { KeptTexts.text("{PNG}") }
/// The key of the seconds before the next image; less than 0.011 in the file is a tenth here.
public var kCGImagePropertyAPNGDelayTime: CFString { KeptTexts.text("DelayTime") }
/// The key of the seconds before the next image, as the file has them.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { KeptTexts.text("UnclampedDelayTime") }
/// The key of the number of repetitions; 0 is no limit.
public var kCGImagePropertyAPNGLoopCount: CFString { KeptTexts.text("LoopCount") }
/// The key of the properties of EXIF, which are not read.
public var kCGImagePropertyExifDictionary: CFString { KeptTexts.text("{Exif}") }
/// The key of the properties of TIFF, which are not read.
public var kCGImagePropertyTIFFDictionary: CFString { KeptTexts.text("{TIFF}") }
/// The key of the place, which is not read.
public var kCGImagePropertyGPSDictionary: CFString { KeptTexts.text("{GPS}") }
/// The key of whether or not pixels are kept; it has no effect.
public var kCGImageSourceShouldCache: CFString { KeptTexts.text("kCGImageSourceShouldCache") }
/// The key of whether or not pixels are decoded at once; they always are.
public var kCGImageSourceShouldCacheImmediately: CFString {
  KeptTexts.text("kCGImageSourceShouldCacheImmediately")
}
/// The key of the type that is expected; it has no effect.
public var kCGImageSourceTypeIdentifierHint: CFString { KeptTexts.text("kCGImageSourceTypeIdentifierHint") }
/// The key of whether or not a thumbnail is made of the image; it always is.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  KeptTexts.text("kCGImageSourceCreateThumbnailFromImageAlways")
}
/// The key of whether or not a thumbnail is made where the file has none; it always is.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  KeptTexts.text("kCGImageSourceCreateThumbnailFromImageIfAbsent")
}
/// The key of whether or not a thumbnail is turned upright.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  KeptTexts.text("kCGImageSourceCreateThumbnailWithTransform")
}
/// The key of the longer side of a thumbnail, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  KeptTexts.text("kCGImageSourceThumbnailMaxPixelSize")
}
/// The key of the quality of a JPEG, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  KeptTexts.text("kCGImageDestinationLossyCompressionQuality")
}
