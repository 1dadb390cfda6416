import DiagnosticCore
public import Foundation
import StyleCore

/// The data of a data set of an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable constants, and
  // subclasses have to ensure the same of their own.

  /// The name of the data set.
  public final let name: String
  /// The contents of the data set's file.
  public final let data: Data
  /// The uniform type identifier of the data.
  public final let typeIdentifier: String

  /// Creates the data of a set of the main bundle; nil if there is none, which is reported.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Creates the data of a set; nil if there is none, which is reported.
  public init?(name: String, bundle: Bundle) {
    let catalogs = ResourceFolders.folders(of: bundle).flatMap(\.catalogs)
    guard let folder = catalogs.lazy.compactMap({ $0.dataSet(name) }).first else {
      MissingAssets.report(.data, name, in: bundle) { catalogs.flatMap { $0.names([.data]) } }
      return nil
    }
    guard let contents = AssetContents(in: folder) else { return nil }
    let query = AssetQuery(.current)
    var best: (entry: [String: Any], rank: [Int])?
    for entry in contents.entries("data") where entry["filename"] is String {
      guard let rank = AssetCondition(entry).rank(for: query) else { continue }
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (entry, rank) }
    }
    guard let entry = best?.entry, let file = entry["filename"] as? String, !file.contains("/") else {
      LayoutDiagnostics.reportOnce(
        .asset(.noVariant(.data, name: name, file: folder, traits: query.words)))
      return nil
    }
    guard let data = FileManager.default.contents(atPath: folder + "/" + file) else {
      contents.report("data", "there is no file '\(file)' beside it")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = entry["universal-type-identifier"] as? String ?? "public.data"
    super.init()
  }
}
