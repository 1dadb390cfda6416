public import AssetCore
public import Foundation
import LayoutCore
public import StyleCore

/// Images by their names.
///
/// They are in asset catalogs, or are files that are loose in a bundle: a PNG without an extension in its name, for one or
/// several scales and idioms.
extension UIImage {
  /// Creates the image named `name` in the main bundle; nil if there is none, which is reported.
  ///
  /// An image of a catalog in a view is the variant for the view's traits.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image named `name` in a bundle; nil if there is none, which is reported.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, behind the names of the namespaces that it is in; or that of a file.
  ///   - bundle: The bundle with the image; nil for the main one.
  ///   - traitCollection: The traits of the variant; those that are unspecified are the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = NamedImages.image(named: name, in: bundle, traits: traitCollection) else { return nil }
    self.init(equalTo: found)
  }

  /// Creates the image named `name` in a bundle; nil if there is none, which is reported.
  ///
  /// The variant is that for the traits of the configuration. The configuration of a symbol has an effect on symbols.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Creates the image of a resource.
  ///
  /// Differs from UIKit: an image that does not exist is reported, and has no pixels.
  public convenience init(resource: ImageResource) {
    self.init(
      equalTo: NamedImages.image(named: resource.name, in: resource.bundle, traits: nil) ?? UIImage())
  }
}

/// The lookup of the images of literals, found by its name.
package struct ImageFiles: ImageFinding {
  /// Returns the image named `name` in the main bundle.
  package static func image(named name: String) -> UIImage? { UIImage(named: name) }
}
