public import Foundation
import GraphicsCore
public import StyleCore

/// The uniform types of the values that providers know, and the kinds that they are of.
enum UniformTypes {
  static let text = "public.utf8-plain-text"
  static let location = "public.url"
  static let picture = "public.png"

  private static let parents = [
    text: "public.plain-text", "public.plain-text": "public.text", "public.text": "public.content",
    "public.rtf": "public.text", "public.html": "public.text", picture: "public.image",
    "public.jpeg": "public.image", "public.image": "public.content", "public.content": "public.data",
    location: "public.data", "public.file-url": location, "public.data": "public.item",
  ]

  /// Returns whether a type is another one, or a kind of it.
  static func conforms(_ type: String, to other: String) -> Bool {
    var next: String? = type
    while let current = next {
      if current == other { return true }
      next = parents[current]
    }
    return false
  }

  /// Returns the text of data, or throws for bytes that are none.
  static func string(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSError(domain: NSItemProvider.errorDomain, code: -1_200)
    }
    return text
  }

  /// Returns the location in data, or throws for a text that is none.
  static func url(_ data: Data) throws -> URL {
    guard let url = URL(string: try string(data)) else {
      throw NSError(domain: NSItemProvider.errorDomain, code: -1_200)
    }
    return url
  }
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.text] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UniformTypes.text, "public.plain-text", "public.text", UniformTypes.location]
  }
  /// Gives the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
  /// Returns the text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    try UniformTypes.string(data)
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.location] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UniformTypes.location] }
  /// Gives the text of the location as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Returns the location of a text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    try UniformTypes.url(data)
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UniformTypes.text] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }
  /// Gives the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(substring(from: 0).utf8), nil)
    return nil
  }
  /// Returns the text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = NSString(string: try UniformTypes.string(data)) as? Self else {
      throw NSError(domain: NSItemProvider.errorDomain, code: -1_200)
    }
    return text
  }
}

extension UIColor: NSItemProviderWriting {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// Gives no data: colours are read in the program alone.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, nil)
    return nil
  }
}
