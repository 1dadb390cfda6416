/// Counts how often each layer does the same in one cycle, and says when that is too often (B.11).
struct LoopGuard {
  /// How often one layer may do the same in one cycle before it counts as a loop.
  static let limit = 100
  /// How many of the last rounds of a loop are worth watching.
  private static let watchedRounds = 5

  /// What a count means.
  enum Verdict {
    case unsuspicious
    /// The layer is allowed to, but what happens now is worth noting.
    case nearLimit
    /// Enough: the layer has had this many.
    case overLimit(Int)
    /// It was told before.
    case stillOverLimit

    var isAllowed: Bool {
      switch self {
      case .unsuspicious, .nearLimit: true
      case .overLimit, .stillOverLimit: false
      }
    }
  }

  /// By layer: one that dies leaves its place in memory to others, whose counts begin anew.
  private var counts: [ObjectIdentifier: Count] = [:]

  private struct Count {
    weak var layer: CALayer?
    var number: Int
  }

  /// Counts one more for `layer`.
  mutating func count(_ layer: CALayer) -> Verdict {
    // What was not counted in the first sweep was one.
    let known = counts[ObjectIdentifier(layer)]
    let count = known?.layer === layer ? known?.number ?? 1 : 1
    counts[ObjectIdentifier(layer)] = Count(layer: layer, number: count + 1)
    return switch count {
    case ..<(Self.limit - Self.watchedRounds): .unsuspicious
    case ..<Self.limit: .nearLimit
    case Self.limit: .overLimit(count)
    default: .stillOverLimit
    }
  }
}
