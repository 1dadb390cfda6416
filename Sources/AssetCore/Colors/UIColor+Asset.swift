import DiagnosticCore
public import Foundation
public import StyleCore

extension UIColor {
  /// Creates the colour of a set of an asset catalog of the main bundle; nil if there is none, which is reported.
  ///
  /// The colour resolves by the traits that it is drawn with.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a set of an asset catalog; nil if there is none, which is reported.
  ///
  /// The colour resolves by the traits that it is drawn with.
  ///
  /// - Parameters:
  ///   - name: The name of the set, behind the names of the namespaces that it is in.
  ///   - bundle: The bundle with the catalog; nil for the main one.
  ///   - traitCollection: The traits for which the set must have a colour; nil for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folders = ResourceFolders.folders(of: bundle)
    let catalogs = folders.flatMap(\.catalogs)
    for catalog in catalogs {
      guard let set = catalog.colorSet(name) else { continue }
      let query = AssetQuery(traitCollection ?? .current)
      guard set.hasColor(for: query) else {
        LayoutDiagnostics.reportOnce(
          .asset(.noVariant(.color, name: name, file: set.path, traits: query.words)))
        return nil
      }
      // Colours of one set are equal.
      let color = set.color
      self.init(from: color) { color.resolvedColor(with: $0) }
      return
    }
    MissingAssets.report(.color, name, in: bundle) { catalogs.flatMap { $0.names([.color]) } }
    return nil
  }

  /// Creates the colour of a resource.
  ///
  /// Differs from UIKit: a colour that does not exist is reported, and is clear.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init(from: color) { color.resolvedColor(with: $0) }
  }
}
