import AssetCore
import Foundation
import StyleCore
import ViewRendering

/// The files, images and colours that nibs and storyboards name.
@MainActor
enum NibResources {
  /// A file in a folder of resources.
  struct Found {
    let url: URL
    let bundle: Bundle?
    let folder: ResourceFolder
  }

  /// Returns a name of a file that is another for each bundle, language and list of folders.
  static func key(_ name: String, in bundle: Bundle?) -> String {
    "\(bundle?.bundlePath ?? "")/\(name)/\(AppLanguage.current ?? "")/\(ResourceFolders.changes)"
  }

  /// Returns the file of a name and an extension, which may be one of the language of the application.
  ///
  /// - Parameters:
  ///   - module: The module whose resources are preferred.
  static func file(named name: String, extension type: String, in bundle: Bundle?, of module: String? = nil)
    -> Found?
  {
    var folders = ResourceFolders.folders(of: bundle)
    if let module {
      let own = folders.filter { ($0.path as NSString).lastPathComponent.contains("_\(module).") }
      folders = own + folders.filter { folder in !own.contains { $0 === folder } }
    }
    for folder in folders {
      guard let path = folder.path(ofFile: "\(name).\(type)") else { continue }
      return Found(
        url: URL(fileURLWithPath: path), bundle: bundle ?? Bundle(path: folder.path), folder: folder)
    }
    return nil
  }

  /// Returns an image of a bundle, or else of the main one.
  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    guard let place = [bundle, nil].first(where: { ResourceFolders.hasImage(named: name, in: $0) }) else {
      return nil
    }
    return UIImage(named: name, in: place, compatibleWith: nil)
  }

  /// Returns a colour of the asset catalogs of a bundle, or else of the main one.
  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    guard let place = [bundle, nil].first(where: { ResourceFolders.hasColor(named: name, in: $0) }) else {
      return nil
    }
    return UIColor(named: name, in: place, compatibleWith: nil)
  }
}
