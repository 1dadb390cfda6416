import Foundation
import LayoutCore
import StackCore

/// The frames that a stack's constraints give its views, by arithmetic.
///
/// There is a place and a length for each visible view, and nil where the constraints leave a choice.
struct StackArithmetic {
  /// A place and a length along one axis.
  struct Span {
    var start, length: CGFloat
    var end: CGFloat { start + length }
    var middle: CGFloat { start + length / 2 }
  }

  /// The length of the stack without margins.
  var total: CGFloat
  var spans: [Span]?

  // MARK: Along the axis

  /// - Parameters:
  ///   - lengths: what the contents of the views that are seen ask for; all with the same priorities.
  ///   - room: the length of the stack without margins; nil where it follows from the views.
  ///   - margins: the sum of both.
  init(
    along lengths: [CGFloat?], spacing: CGFloat, room: CGFloat?, margins: CGFloat,
    _ distribution: UIStackView.Distribution
  ) {
    let gaps = spacing * CGFloat(max(0, lengths.count - 1))
    let wanted = lengths.map { $0 ?? 0 }
    let sum = wanted.reduce(0, +)
    let withoutContent = lengths.indices.filter { lengths[$0] == nil }
    total = room ?? sum + gaps
    guard !lengths.isEmpty else {
      (total, spans) = (room ?? 0, [])
      return
    }
    // The length that views share; gaps cannot give way.
    let left = total - gaps
    // Without contents there are no shares (F.42).
    let hasShares = withoutContent.count < lengths.count
    switch distribution == .fillProportionally && !hasShares ? .fillEqually : distribution {
    case .fill:
      spans = Self.fill(lengths, wanted, sum, left: left).map { Self.row($0, spacing) }
    case .fillEqually:
      // Contents are compressed last: each is as long as the longest (F.41).
      let length = room == nil ? wanted.max() ?? 0 : left / CGFloat(lengths.count)
      total = room ?? length * CGFloat(lengths.count) + gaps
      spans = Self.row(lengths.map { _ in length }, spacing)
    case .fillProportionally:
      // Each its share of the stack with its margins, as long as there is room, and the last all that is left (F.42).
      let last = lengths.lastIndex { $0 != nil }
      let isOnly = lengths.count - withoutContent.count == 1 && gaps == 0
      if room == nil, !isOnly, let last {
        // The last gets the rest: its share in a stack in which gaps are, by theirs, as long as gaps and margins:
        let part = gaps > 0 ? gaps : wanted[last]
        total = (sum + gaps) * (part + margins) / part - margins
      }
      var rest = total - gaps
      let shares = lengths.enumerated().map { index, length -> CGFloat in
        guard let length else { return 0 }
        let share = index == last ? rest : min(rest, length / (sum + gaps) * (total + margins))
        rest -= share
        return share
      }
      spans = Self.row(shares, spacing)
    case .equalSpacing, .equalCentering:
      spread(lengths, wanted, sum, spacing: spacing, room: room, distribution == .equalCentering)
    }
  }

  /// Distributes the space along a stack that fills it (F.40).
  ///
  /// The first takes the excess, or else the one that has no content; a deficit is taken from the first, then from the
  /// second, and so on.
  private static func fill(
    _ lengths: [CGFloat?], _ wanted: [CGFloat], _ sum: CGFloat, left: CGFloat
  ) -> [CGFloat]? {
    var found = wanted
    if left >= sum {
      let flexible = lengths.indices.filter { lengths[$0] == nil }
      if left > sum, flexible.count > 1 { return nil }
      found[flexible.first ?? 0] += left - sum
      return found
    }
    var missing = sum - left
    for index in found.indices {
      let taken = min(missing, found[index])
      found[index] -= taken
      missing -= taken
    }
    return found
  }

  private static func row(_ lengths: [CGFloat], _ spacing: CGFloat) -> [Span] {
    var place: CGFloat = 0
    return lengths.map { length in
      defer { place += length + spacing }
      return Span(start: place, length: length)
    }
  }

  /// F.43
  private mutating func spread(
    _ lengths: [CGFloat?], _ wanted: [CGFloat], _ sum: CGFloat, spacing: CGFloat, room: CGFloat?,
    _ isCentering: Bool
  ) {
    let count = wanted.count
    if isCentering, room == nil {
      // The distance of the middles is the least that leaves room for each pair.
      let distance = zip(wanted, wanted.dropFirst()).map { $0 / 2 + spacing + $1 / 2 }.max() ?? 0
      total = wanted[0] / 2 + distance * CGFloat(count - 1) + wanted[count - 1] / 2
    }
    let left = total - spacing * CGFloat(count - 1)
    if isCentering, count > 2, left < sum {
      // Whichever are compressed, it is the same to their contents: the middles decide.
      spans = nil
    } else if count == 1 || left <= sum {
      spans = Self.fill(lengths, wanted, sum, left: left).map { Self.row($0, spacing) }
    } else if lengths.contains(nil), room != nil {
      // A gap may grow as well as such a view.
      spans = nil
    } else if isCentering {
      spans = Self.centred(wanted, spacing, total: total)
    } else {
      spans = Self.row(wanted, (total - sum) / CGFloat(count - 1))
    }
  }

  /// The middles at equal distances, the first ones before the later (149, 148, …), as far as spacing lets them.
  ///
  /// With up to four views two places are to be found: the best lies where two lines meet, of those on which a
  /// spacing is used up or a distance is equal.
  private static func centred(_ lengths: [CGFloat], _ spacing: CGFloat, total: CGFloat) -> [Span] {
    let count = lengths.count
    var best: (errors: [CGFloat], spans: [Span])?
    func consider(_ inner: [CGFloat]) {
      let starts = [0] + inner + (count > 1 ? [total - lengths[count - 1]] : [])
      let spans = zip(starts, lengths).map { Span(start: $0, length: $1) }
      for (one, next) in zip(spans, spans.dropFirst()) where next.start - one.end < spacing - 1e-9 { return }
      let distances = zip(spans, spans.dropFirst()).map { $1.middle - $0.middle }
      let errors = distances.dropFirst().map { ($0 - distances[0]).magnitude }
      // Errors that differ in the last bits are the same.
      let isBetter = best.map { best in
        zip(errors, best.errors).first { ($0 - $1).magnitude > 1e-9 }.map { $0 < $1 } ?? false
      }
      if isBetter ?? true { best = (errors, spans) }
    }
    switch count {
    case 1, 2: consider([])
    case 3:
      let after = lengths[0] + spacing
      let before = total - lengths[2] - spacing - lengths[1]
      let middle = (lengths[0] / 2 + total - lengths[2] / 2) / 2 - lengths[1] / 2
      for start in [after, before, middle] { consider([start]) }
    default:
      // a·x + b·y = c for the starts x and y of the inner views.
      let (w0, w1, w2, w3) = (lengths[0], lengths[1], lengths[2], lengths[3])
      let lines: [(a: CGFloat, b: CGFloat, c: CGFloat)] = [
        (1, 0, w0 + spacing), (-1, 1, w1 + spacing), (0, 1, total - w3 - spacing - w2),
        // The second distance is the first: y + w2/2 − x − w1/2 = x + w1/2 − w0/2.
        (-2, 1, w1 - w2 / 2 - w0 / 2),
        // The third is the first: total − w3/2 − y − w2/2 = x + w1/2 − w0/2.
        (1, 1, total - w3 / 2 - w2 / 2 - w1 / 2 + w0 / 2),
      ]
      for (index, one) in lines.enumerated() {
        for other in lines.dropFirst(index + 1) {
          let determinant = one.a * other.b - one.b * other.a
          guard determinant != 0 else { continue }
          consider([
            (one.c * other.b - one.b * other.c) / determinant,
            (one.a * other.c - one.c * other.a) / determinant,
          ])
        }
      }
    }
    return best?.spans ?? []
  }

  // MARK: Across the axis

  /// F.44, for plain views, whose baselines are their lower edges (F.21).
  ///
  /// - Parameters:
  ///   - lengths: what the contents of all views ask for.
  ///   - visible: the places of those that are seen; only they have spans.
  init(
    across lengths: [CGFloat?], visible: [Int], room: CGFloat?, _ alignment: UIStackView.Alignment,
    isRow: Bool
  ) {
    guard !visible.isEmpty else {
      (total, spans) = (room ?? 0, [])
      return
    }
    guard alignment != .fill else {
      // Hidden views are in line with the others, and count as much.
      let length = room ?? lengths.map { $0 ?? 0 }.max() ?? 0
      (total, spans) = (length, visible.map { _ in Span(start: 0, length: length) })
      return
    }
    let isFirstLine = isRow && alignment == .firstBaseline && lengths.count > 1
    // There is room for the first view, hidden or not, and others stick out (F.63).
    let limit = isFirstLine ? nil : room
    let extents = visible.map { index in min(lengths[index] ?? 0, (index == 0 ? room : limit) ?? .infinity) }
    let largest = extents.max() ?? 0
    let whole = room ?? (isFirstLine ? lengths[0] ?? 0 : largest)
    total = whole
    spans = extents.map { length in
      let start: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: (whole - length) / 2
        case .trailing: whole - length
        case .firstBaseline: isRow ? (lengths.count > 1 ? whole : largest) - length : 0
        case .lastBaseline: isRow ? largest - length : whole - length
        }
      return Span(start: start, length: length)
    }
  }
}
