/// The line-break property of every scalar (LB1).
///
/// Scripts whose words only a dictionary finds (class SA: Thai and similar scripts) are letters and marks, between whose
/// words `DictionaryWords` adds breaks. Those of the Brahmic scripts in LB28a are letters, or marks if they combine.
struct LineBreakTable: Sendable {
  static let shared = LineBreakTable()

  /// The properties of Latin scalars, which need no search.
  private let latin: [LineBreakProperty]
  /// The starts of ranges, in order, with their properties up to the next one; without a class, the general category
  /// applies.
  private let starts: [UInt32]
  private let ranges: [(lineBreakClass: LineBreakClass?, isEastAsian: Bool)]

  private static let latinCount: UInt32 = 0x300

  private init() {
    let sweep = Self.sweep(LineBreakRanges.all + LineBreakRanges.scripts)
    starts = sweep.map(\.start)
    ranges = sweep.map { ($0.lineBreakClass, $0.isEastAsian) }
    var latin: [LineBreakProperty] = []
    for value in 0..<Self.latinCount {
      guard let scalar = Unicode.Scalar(value) else { continue }
      latin.append(Self.search(scalar, starts: starts, ranges: ranges))
    }
    self.latin = latin
  }

  subscript(scalar: Unicode.Scalar) -> LineBreakProperty {
    if scalar.value < Self.latinCount { return latin[Int(scalar.value)] }
    return Self.search(scalar, starts: starts, ranges: ranges)
  }

  private static func search(
    _ scalar: Unicode.Scalar, starts: [UInt32], ranges: [(lineBreakClass: LineBreakClass?, isEastAsian: Bool)]
  ) -> LineBreakProperty {
    let next = starts.partitioningIndex { $0 > scalar.value }
    var lineBreakClass = (next > 0 ? ranges[next - 1].lineBreakClass : nil) ?? classByCategory(scalar)
    var isEastAsian = next > 0 && ranges[next - 1].isEastAsian
    if lineBreakClass == .id || lineBreakClass == .eb, scalar.value >= 0x231A {
      let properties = scalar.properties
      isEastAsian = isEastAsian || properties.isEmojiPresentation
      if properties.isEmojiModifier {
        lineBreakClass = .em
      } else if properties.isEmojiModifierBase || isReservedForEmoji(scalar) {
        lineBreakClass = .eb
      }
    }
    guard lineBreakClass == .sa else { return LineBreakProperty(lineBreakClass, isEastAsian: isEastAsian) }
    return LineBreakProperty(classByCategory(scalar) == .cm ? .cm : .al, needsDictionary: true)
  }

  /// Returns whether or not a scalar is reserved for future emoji, which LB30b takes as a base.
  private static func isReservedForEmoji(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F000...0x1FFFD).contains(scalar.value) && scalar.properties.generalCategory == .unassigned
  }

  private static func classByCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x1100...0x115F, 0xA960...0xA97C: return .jl
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: return .jv
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return .jt
    case 0xAC00...0xD7A3: return (scalar.value - 0xAC00).isMultiple(of: 28) ? .h2 : .h3
    case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: return .hl
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: return .cm
    case .decimalNumber: return .nu
    case .openPunctuation: return .op
    case .closePunctuation: return .cl
    case .initialPunctuation: return .qi
    case .finalPunctuation: return .qf
    case .currencySymbol: return .pr
    default: return .al
    }
  }
}

// MARK: - Ranges

extension LineBreakTable {
  private struct Stretch {
    var start: UInt32
    var lineBreakClass: LineBreakClass?
    var isEastAsian: Bool
  }

  /// Returns the scalars in order, divided wherever a range starts or ends; of classes that overlap, the later one
  /// applies.
  private static func sweep(_ classes: [(LineBreakClass, String)]) -> [Stretch] {
    // An edge is the start or end of a list's range. The last list is $EastAsian.
    var edges: [(at: UInt32, list: Int, isStart: Bool)] = []
    for (list, text) in (classes.map(\.1) + [LineBreakRanges.eastAsian]).enumerated() {
      ScalarRanges.forEach(in: text) { range in
        edges.append((range.lowerBound, list, true))
        edges.append((range.upperBound + 1, list, false))
      }
    }
    edges.sort { $0.at < $1.at }
    var open = [Int](repeating: 0, count: classes.count + 1)
    var stretches: [Stretch] = []
    for (index, edge) in edges.enumerated() {
      open[edge.list] += edge.isStart ? 1 : -1
      if index + 1 < edges.count, edges[index + 1].at == edge.at { continue }
      let list = open.dropLast().lastIndex { $0 > 0 }
      stretches.append(
        Stretch(
          start: edge.at, lineBreakClass: list.map { classes[$0].0 }, isEastAsian: open[classes.count] > 0))
    }
    return stretches
  }
}
