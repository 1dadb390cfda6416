// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import ControlCore
@_exported public import UIKit

/// The type of pictures.
public var kUTTypeImage: CFString { "public.image" }
/// The type of pictures of JPEG.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// The type of pictures of PNG.
public var kUTTypePNG: CFString { "public.png" }
/// The type of pictures of GIF.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// The type of films with sounds.
public var kUTTypeMovie: CFString { "public.movie" }
/// The type of films.
public var kUTTypeVideo: CFString { "public.video" }
/// The type of sounds.
public var kUTTypeAudio: CFString { "public.audio" }
/// The type of films of MPEG-4.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// The type of films of QuickTime.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// The type of texts.
public var kUTTypeText: CFString { "public.text" }
/// The type of texts without styles.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// The type of texts in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// The type of texts in RTF.
public var kUTTypeRTF: CFString { "public.rtf" }
/// The type of pages.
public var kUTTypeHTML: CFString { "public.html" }
/// The type of documents of PDF.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// The type of addresses.
public var kUTTypeURL: CFString { "public.url" }
/// The type of addresses of files.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// The type of data.
public var kUTTypeData: CFString { "public.data" }
/// The type of items.
public var kUTTypeItem: CFString { "public.item" }

/// The class of the ends of files' names.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of the types of the network.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// The types with the ends of files' names and the types of the network.
private var known: [(type: CFString, ends: [String], network: String)] {
  [
    (kUTTypeJPEG, ["jpg", "jpeg", "jpe"], "image/jpeg"), (kUTTypePNG, ["png"], "image/png"),
    (kUTTypeGIF, ["gif"], "image/gif"), (kUTTypeMPEG4, ["mp4", "mpg4"], "video/mp4"),
    (kUTTypeQuickTimeMovie, ["mov", "qt"], "video/quicktime"),
    (kUTTypePlainText, ["txt", "text"], "text/plain"),
    (kUTTypeRTF, ["rtf"], "text/rtf"), (kUTTypeHTML, ["html", "htm"], "text/html"),
    (kUTTypePDF, ["pdf"], "application/pdf"),
  ]
}

/// Returns the type of an end of files' names or of a type of the network; nil if it is none of the above.
///
/// Differs from MobileCoreServices: an unknown end has no type of its own.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = String(describing: inTag).lowercased()
  let isEnd = inTagClass == kUTTagClassFilenameExtension
  let found = known.first { isEnd ? $0.ends.contains(tag) : $0.network == tag }
  return unsafe found.map { unsafe Unmanaged.passRetained($0.type) }
}

/// Returns whether a type is another one, or a kind of it.
///
/// Differs from MobileCoreServices: the types that programs declare are not known.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UniformTypes.conforms(
    String(describing: inUTI).lowercased(), to: String(describing: inConformsToUTI).lowercased())
}

/// Returns whether two types are the same.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  String(describing: inUTI1).lowercased() == String(describing: inUTI2).lowercased()
}

/// Returns the end of files' names or the type of the network of a type; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
{
  guard let found = known.first(where: { $0.type == inUTI }) else { return nil }
  let tag = inTagClass == kUTTagClassFilenameExtension ? found.ends[0] : found.network
  return unsafe Unmanaged.passRetained(NSString(string: tag))
}
