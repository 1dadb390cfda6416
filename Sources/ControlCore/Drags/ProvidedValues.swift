public import Foundation
import GraphicsCore
public import StyleCore
import TextViewCore

/// The values of uniform types that providers know, as data.
enum ProvidedData {
  /// The error of data that is no value of its type.
  static var problem: NSError { NSError(domain: NSItemProvider.errorDomain, code: -1_200) }

  /// Returns the text of data, or throws for bytes that are none.
  static func string(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw problem }
    return text
  }

  /// Returns the location in data, or throws for a text that is none.
  static func url(_ data: Data) throws -> URL {
    guard let url = URL(string: try string(data)) else { throw problem }
    return url
  }
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.text] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardTypes.text, "public.plain-text", "public.text", PasteboardTypes.location]
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
    try ProvidedData.string(data)
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.location] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.location] }
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
    try ProvidedData.url(data)
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.text] }
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
    guard let text = NSString(string: try ProvidedData.string(data)) as? Self else {
      throw ProvidedData.problem
    }
    return text
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.tint] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardTypes.tint] }
  /// Gives the sRGB components and alpha of the colour with the present traits.
  ///
  /// Differs from UIKit: the data is an array of numbers in JSON, and not an archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let color = cgColor.srgb
    let components = [color.red, color.green, color.blue, color.alpha].map { Double($0) }
    do {
      completionHandler(try JSONEncoder().encode(components), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
  /// Returns the colour of components.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let components = try JSONDecoder().decode([Double].self, from: data).map { CGFloat($0) }
    guard components.count == 4,
      let color = UIColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3]) as? Self
    else { throw ProvidedData.problem }
    return color
  }
}
