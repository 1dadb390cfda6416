internal import AssetCore
internal import DiagnosticCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The lookup of images in catalogs and among loose files.
enum NamedImages {
  /// Returns the image named `name`; nil if there is none, which is reported.
  static func image(
    named name: String, in bundle: Bundle?, traits: UITraitCollection?, reportsMissing: Bool = true
  ) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let traits = UITraitCollection(traitsFrom: [.current, traits ?? UITraitCollection()])
    let folders = ResourceFolders.folders(of: bundle)
    for folder in folders {
      for catalog in folder.catalogs {
        guard let set = catalog.imageSet(name) else { continue }
        let asset = set.asset.asset { UIImageAsset { image(of: set, for: $0) } }
        if let image = image(of: set, for: traits) { return image.asVariant(of: asset, for: traits) }
        return nil
      }
      if let image = looseImage(named: name, in: folder, for: AssetQuery(traits)) { return image }
    }
    guard reportsMissing else { return nil }
    MissingAssets.report(.image, name, in: bundle) {
      folders.flatMap { folder in folder.catalogs.flatMap { $0.imageNames() } + folder.imageNames }
    }
    return nil
  }

  /// Returns the image of a set for some traits; nil if there is none, which is reported.
  private static func image(of set: ImageSet, for traits: UITraitCollection) -> UIImage? {
    let query = AssetQuery(traits)
    guard let variant = set.variant(for: query) else {
      LayoutDiagnostics.reportOnce(
        .asset(.noVariant(.image, name: set.name, file: set.path, traits: query.words)))
      return nil
    }
    let image = set.asset.image(variant.path, scale: query.scale) {
      ImageFileReader(variant.path, scale: variant.scale, screenScale: query.scale, isSymbol: set.isSymbol)
        .image
    }
    return image.map { $0.asVariant(of: nil, for: traits, variant.look($0.scale)) }
  }

  /// Returns a loose image, of the wanted scale or else of another one.
  private static func looseImage(named name: String, in folder: ResourceFolder, for query: AssetQuery)
    -> UIImage?
  {
    for file in ImageFile(name).variants(for: query.scale) {
      for name in [file.path(for: query.idiomSuffix), file.path] {
        if let path = folder.path(ofFile: name) {
          return ImageFileReader(path, scale: file.scale, screenScale: query.scale, isSymbol: false).image
        }
      }
    }
    return nil
  }
}
