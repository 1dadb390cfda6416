package import Foundation
package import StyleCore

/// A type that reads images, which belongs to a higher module.
package protocol DocumentImageReading {
  /// Returns the image of the bytes of a file, or `nil` if they are none.
  static func image(_ data: Data) -> UIImage?
}

/// The images of documents.
enum DocumentImages {
  /// The reader of images, or `nil` in a program without its module.
  private static var reader: (any DocumentImageReading.Type)? {
    _typeByName("13ViewRendering19DocumentImageReaderO") as? any DocumentImageReading.Type
  }

  /// Returns the attachment of an image that is in its address itself, or `nil` for other addresses.
  ///
  /// - Parameters:
  ///   - width: The width in points as an attribute has it; nil for that of the image, or in proportion to the height.
  ///   - height: The height, likewise.
  static func attachment(_ address: String, width: String?, height: String?) -> NSTextAttachment? {
    guard let (type, data) = contents(of: address) else { return nil }
    let attachment = NSTextAttachment(data: data, ofType: identifiers[type] ?? "public.data")
    attachment.image = reader?.image(data)
    let own = attachment.image?.size ?? .zero
    let (width, height) = (length(width), length(height))
    if let width {
      let other = own.width > 0 ? CSSLength.limited(own.height * width / own.width) : width
      attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height ?? other)
    } else if let height {
      let other = own.height > 0 ? CSSLength.limited(own.width * height / own.height) : height
      attachment.bounds = CGRect(x: 0, y: 0, width: other, height: height)
    }
    return attachment
  }

  private static let identifiers = [
    "image/png": "public.png", "image/jpeg": "public.jpeg", "image/jpg": "public.jpeg",
    "image/gif": "com.compuserve.gif",
  ]

  private static func length(_ text: String?) -> CGFloat? {
    text.flatMap { CSSLength.points($0, em: 12) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the type and the bytes of a data URL.
  private static func contents(of address: String) -> (type: String, data: Data)? {
    let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard address.prefix(5).lowercased() == "data:", let comma = address.firstIndex(of: ",") else {
      return nil
    }
    let head = address[..<comma].dropFirst(5).lowercased().split(separator: ";")
    let body = String(address[address.index(after: comma)...])
    let type = head.first.map { String($0) } ?? "text/plain"
    let plain = body.removingPercentEncoding ?? body
    let data =
      head.contains("base64")
      ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : Data(plain.utf8)
    return data.map { (type, $0) }
  }
}
