public import Foundation

/// An image of an asset catalog by its name, as the constants are that Xcode makes: `ImageResource.teaCup`.
///
/// The plugin `RewriteSources` makes the same constants for the catalogs of a target.
public struct ImageResource: Hashable, Sendable {
  /// The name of the set, behind the names of the namespaces that it is in.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates the resource of a set.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalog by its name, as the constants are that Xcode makes: `ColorResource.brand`.
///
/// The plugin `RewriteSources` makes the same constants for the catalogs of a target.
public struct ColorResource: Hashable, Sendable {
  /// The name of the set, behind the names of the namespaces that it is in.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates the resource of a set.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
