/// The order of a line's scalars (L1, L2).
enum BidiLine {
  /// A range of scalars of one direction, in the place where they are drawn.
  struct Run: Equatable {
    var range: Range<Int>
    var isRightToLeft: Bool
  }

  /// Gives separators, and white space before them and at the end of the line, the level of the paragraph (L1).
  static func reset(_ levels: inout [UInt8], of scalars: ArraySlice<Unicode.Scalar>, base: UInt8) {
    let table = BidiTable.shared
    // The start of the white space before the current scalar.
    var space = 0
    for (place, scalar) in scalars.enumerated() {
      let bidiClass = table[scalar]
      if bidiClass == .s || bidiClass == .b {
        for index in space...place { levels[index] = base }
        space = place + 1
      } else if !bidiClass.followsParagraph {
        space = place + 1
      }
    }
    for index in space..<max(space, levels.count) { levels[index] = base }
  }

  /// Returns the runs of a line from left to right, given the level of each of its scalars (L2).
  static func runs(of levels: [UInt8]) -> [Run] {
    var runs: [(range: Range<Int>, level: UInt8)] = []
    var start = 0
    for index in levels.indices where index + 1 == levels.count || levels[index + 1] != levels[index] {
      runs.append((start..<index + 1, levels[index]))
      start = index + 1
    }
    guard let highest = runs.map(\.level).max(), let lowest = runs.map(\.level).filter({ $0 % 2 == 1 }).min()
    else { return runs.map { Run(range: $0.range, isRightToLeft: false) } }
    for level in stride(from: highest, through: lowest, by: -1) {
      var first = 0
      while first < runs.count {
        guard runs[first].level >= level else {
          first += 1
          continue
        }
        let end = runs[first...].firstIndex { $0.level < level } ?? runs.count
        runs[first..<end].reverse()
        first = end
      }
    }
    return runs.map { Run(range: $0.range, isRightToLeft: $0.level % 2 == 1) }
  }
}
