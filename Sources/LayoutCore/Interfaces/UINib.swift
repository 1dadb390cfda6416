public import Foundation

/// The objects of a nib file, which can be made any number of times.
///
/// Differs from UIKit: the file is the XML of Interface Builder.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The objects of placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let content: (any NibContent)?

  /// Creates the nib of a file's name, without an extension.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundleOrNil: The bundle that has the file; `nil` is the main one, and the bundles of resources beside it.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(HigherModules.interfaceLoader?.nib(named: name, in: bundleOrNil))
  }

  /// Creates a nib of the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The XML.
  ///   - bundleOrNil: The bundle that has the images.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(HigherModules.interfaceLoader?.nib(data, in: bundleOrNil))
  }

  /// Creates a nib of the given content.
  package init(_ content: (any NibContent)?) {
    self.content = content
    super.init()
  }

  /// Makes the objects of the nib, connects them, and returns those at the top.
  ///
  /// A file that is missing or cannot be read is reported; then there are no objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object of the placeholder File's Owner.
  ///   - optionsOrNil: The objects of other placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return content?.instantiate(owner: ownerOrNil.map { $0 as AnyObject }, externalObjects: externals) ?? []
  }
}
