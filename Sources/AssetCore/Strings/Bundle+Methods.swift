import CFoundation
package import Foundation
import StyleCore

/// The methods that replace those of Foundation, so that texts and files are found in every module.
///
/// Foundation's own look for compiled resources in an application's folder, in the language of the system.
/// [`CFoundation`](../../CFoundation/README.md) puts these in their places when a program starts.
extension Bundle {
  /// Returns the text of a key in the language of the application, or else the value, or else the key.
  @_silgen_name("plumb_bundle_localizedString")
  package func plumbLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    TextLookup.text(key, value: value, table: table, in: self)
  }

  /// Returns the path of a file, which may be in any folder of the main bundle.
  @_silgen_name("plumb_bundle_path")
  package func plumbPath(forResource name: String?, ofType ending: String?) -> String? {
    file(name, ending) ?? path(forResource: name, ofType: ending, inDirectory: nil)
  }

  /// Returns the URL of a file, which may be in any folder of the main bundle.
  @_silgen_name("plumb_bundle_url")
  package func plumbURL(forResource name: String?, withExtension ending: String?) -> URL? {
    file(name, ending).map { URL(fileURLWithPath: $0) }
      ?? url(forResource: name, withExtension: ending, subdirectory: nil)
  }

  /// The language of the bundle's texts.
  package var plumbPreferredLocalizations: [String] {
    @_silgen_name("plumb_bundle_preferredLocalizations") get { TextLookup.languages(of: self) }
  }

  /// The values of `Info.plist`, which for the main bundle may be in any of its folders.
  package var plumbInfoDictionary: [String: Any]? {
    @_silgen_name("plumb_bundle_infoDictionary") get { InfoPlist.values(of: self) }
  }

  private func file(_ name: String?, _ ending: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let file =
      ending.flatMap { $0.isEmpty ? nil : $0 }.map { name + ($0.hasPrefix(".") ? $0 : "." + $0) } ?? name
    return ResourceFolders.folders(of: self).lazy.compactMap { $0.path(ofFile: file) }.first
  }

  /// Whether or not Foundation's methods are replaced, as they are on Linux.
  package static var isReplaced: Bool { cfoundation_replaced_of_bundle() > 0 }
}
