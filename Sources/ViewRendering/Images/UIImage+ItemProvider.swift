public import ControlCore
public import Foundation
public import StyleCore

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The uniform types of the forms.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The uniform types of which objects are made.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Gives the image as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// Returns the image of a file's data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSError(domain: NSItemProvider.errorDomain, code: -1_200)
    }
    return image
  }
}
