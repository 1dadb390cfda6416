package import DiagnosticCore
import Escaping
package import Foundation

/// The reports of resources that do not exist.
package enum MissingAssets {
  /// Reports a name once, with the most similar of all names of its kind.
  package static func report(
    _ kind: AssetDiagnostic.Kind, _ name: String, in bundle: Bundle?, among names: () -> [String]
  ) {
    let nearest = nearestName(to: name, among: names())
    LayoutDiagnostics.reportOnce(
      .asset(.missing(kind, name: name, nearest: nearest, place: ResourceFolders.name(of: bundle))))
  }
}
