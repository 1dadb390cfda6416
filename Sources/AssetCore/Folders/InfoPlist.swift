import Foundation

/// The values of the `Info.plist` of a bundle.
enum InfoPlist {
  /// Returns the values of the first list that is an application's, or else of the first one.
  ///
  /// SwiftPM writes lists with nothing but the development language.
  static func values(of bundle: Bundle) -> [String: Any]? {
    let lists = ResourceFolders.folders(of: bundle).compactMap { $0.path(ofFile: "Info.plist") }.compactMap(
      values)
    return lists.first { $0.count > 1 } ?? lists.first
  }

  /// Returns the values of the list at `path`; `nil` if it is damaged.
  static func values(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil))
      as? [String: Any]
  }
}
