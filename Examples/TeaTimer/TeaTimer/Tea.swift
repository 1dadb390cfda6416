import UIKit

/// A kind of tea.
enum Tea: String, CaseIterable {
  case green, white, oolong, black, herbal

  var name: String { NSLocalizedString("tea.\(rawValue)", comment: "The name of a tea") }

  /// The time that the tea takes to steep, in seconds.
  var steepingTime: Int {
    switch self {
    case .green: return 120
    case .white: return 150
    case .oolong: return 180
    case .black: return 240
    case .herbal: return 420
    }
  }

  /// The colour of the tea in the cup.
  var color: UIColor { UIColor(named: "Tea/\(rawValue)") ?? .brown }

  /// Text such as "4 min" or "2 min 30 s".
  var steepingText: String {
    let (minutes, seconds) = (steepingTime / 60, steepingTime % 60)
    if seconds == 0 { return String(format: NSLocalizedString("%d min", comment: "Minutes"), minutes) }
    return String(format: NSLocalizedString("%d min %d s", comment: "Minutes and seconds"), minutes, seconds)
  }
}
