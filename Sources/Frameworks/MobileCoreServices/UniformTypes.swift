@_exported public import UIKit

/// The type of pictures.
public let kUTTypeImage = "public.image"
/// The type of pictures of JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// The type of pictures of PNG.
public let kUTTypePNG = "public.png"
/// The type of pictures of GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// The type of films with sounds.
public let kUTTypeMovie = "public.movie"
/// The type of films.
public let kUTTypeVideo = "public.video"
/// The type of sounds.
public let kUTTypeAudio = "public.audio"
/// The type of films of MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The type of films of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The type of texts.
public let kUTTypeText = "public.text"
/// The type of texts without styles.
public let kUTTypePlainText = "public.plain-text"
/// The type of texts in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The type of texts in RTF.
public let kUTTypeRTF = "public.rtf"
/// The type of pages.
public let kUTTypeHTML = "public.html"
/// The type of documents of PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// The type of addresses.
public let kUTTypeURL = "public.url"
/// The type of addresses of files.
public let kUTTypeFileURL = "public.file-url"
/// The type of data.
public let kUTTypeData = "public.data"
/// The type of items.
public let kUTTypeItem = "public.item"
