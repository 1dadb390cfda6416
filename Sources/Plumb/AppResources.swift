internal import AssetCore
public import Foundation

/// The folders with the resources of the main bundle: catalogs, images and texts.
///
/// Resources that `Package.swift` declares are found without this, and so are the files in the folder of an app's target that
/// the plugin `RewriteSources` rewrites. Another folder of an Xcode project is added as it is:
///
/// ```swift
/// AppResources.add(folder)
/// #expect(NSLocalizedString("greeting", comment: "") == "Hello")
/// ```
public enum AppResources {
  /// Adds a folder whose files, also those in its folders, belong to the main bundle.
  ///
  /// The files of folders that are added first are found first. A folder that is added again is read again.
  public static func add(_ folder: URL) {
    ResourceFolders.add(folder)
  }

  /// Removes a folder that was added.
  public static func remove(_ folder: URL) {
    ResourceFolders.remove(folder)
  }
}
