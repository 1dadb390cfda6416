/// How bad a finding is.
public enum Severity: String, CaseIterable, Codable, Comparable, Sendable {
  /// It may be meant.
  case note
  /// It is seen, or will be one day.
  case warning
  /// It is wrong whatever was meant.
  case error

  /// Whether the first is less bad.
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
