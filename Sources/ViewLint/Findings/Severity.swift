/// The severity of a finding.
public enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  /// A problem that may be intended.
  case note
  /// A problem that is visible, or will be.
  case warning
  /// A problem whatever was intended.
  case error

  /// Returns whether the first is less severe.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
