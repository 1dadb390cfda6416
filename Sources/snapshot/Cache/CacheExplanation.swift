internal import Escaping
internal import SnapshotReport

/// The words for changes since an earlier result.
enum CacheExplanation {
  /// Returns a change in words.
  static func text(_ change: CacheChange) -> String {
    let name = change.name.text.text
    return switch change.name.kind {
    case .program: "the program is another"
    case .variable: "the variable \(name) is another"
    case .option: option(name, change)
    case .fonts: "the files of --fonts are others"
    case .scale: "the scale is another"
    case .reference: "the reference's hashes are others"
    case .shaping: "HarfBuzz is another"
    case .folder: "the spec's folder is another"
    case .settings, .file, .companion, .output: file(name, change)
    }
  }

  private static func option(_ name: String, _ change: CacheChange) -> String {
    switch (change.old, change.new) {
    case (let old?, let new?): "\(name) is \(new), and was \(old)"
    case (nil, let new): "\(name) is \(new ?? ""), and was not given"
    case (let old?, nil): "\(name) is not given, and was \(old)"
    }
  }

  private static func file(_ name: String, _ change: CacheChange) -> String {
    switch (change.old, change.new) {
    case ("missing", _), (nil, _): "\(name) is new"
    case (_, "missing"), (_, nil): "\(name) is missing"
    default: "\(name) is another"
    }
  }

  /// Returns the line about a picture.
  static func line(_ name: String, _ reasons: [String]) -> String {
    "cache: \(name): \(reasons.isEmpty ? "nothing changed" : reasons.joined(separator: "; "))"
  }
}
