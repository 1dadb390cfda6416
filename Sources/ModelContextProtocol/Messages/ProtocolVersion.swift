/// A revision of the protocol, by its date.
package enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// The latest revision that begins with a handshake.
  static let latestHandshake = november2025

  /// Whether or not each request has its revision with it, in place of a handshake.
  var isStateless: Bool { self >= .july2026 }
  /// Whether or not messages may come in batches, which one revision alone has.
  var hasBatches: Bool { self == .march2025 }
  /// Whether or not tools have annotations.
  var hasAnnotations: Bool { self >= .march2025 }
  /// Whether or not tools have titles, and results that are structured.
  var hasStructuredContent: Bool { self >= .june2025 }

  /// Returns the revision that answers a handshake: that of the client, or the latest one that begins with a handshake.
  static func negotiated(_ wanted: String) -> ProtocolVersion {
    guard let version = ProtocolVersion(rawValue: wanted), !version.isStateless else {
      return latestHandshake
    }
    return version
  }

  /// The names of all revisions, the latest first.
  static var names: [JSON] { allCases.reversed().map { .string($0.rawValue) } }
}
