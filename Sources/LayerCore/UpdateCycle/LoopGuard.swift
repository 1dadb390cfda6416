/// A counter of the repetitions of work on each layer in a cycle, which reports loops (B.11).
struct LoopGuard {
  /// The number of repetitions for one layer in a cycle beyond which they count as a loop.
  static let limit = 100
  /// The number of last rounds of a loop that are traced.
  private static let watchedRounds = 5

  /// The meaning of a count.
  enum Verdict {
    case unsuspicious
    /// A count at which the layer is allowed its work, which is traced.
    case nearLimit
    /// A count that exceeds the limit for the first time.
    case overLimit(Int)
    /// A count that has exceeded the limit before.
    case stillOverLimit

    var isAllowed: Bool {
      switch self {
      case .unsuspicious, .nearLimit: true
      case .overLimit, .stillOverLimit: false
      }
    }
  }

  /// The counts by layer; a later layer at the address of one that was deallocated starts at 0.
  private var counts: [ObjectIdentifier: Count] = [:]

  private struct Count {
    weak var layer: CALayer?
    var number: Int
  }

  /// Counts a repetition for `layer`.
  mutating func count(_ layer: CALayer) -> Verdict {
    // The first sweep was not counted, and was one repetition.
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
