/// Where in a row outlines lie in the midst of what is inside by the non-zero rule, so that none of them can be a part
/// of the boundary.
///
/// At a place in the row, outlines wholly to its left count for its winding number, and of the chains that reach over
/// its abscissa each may or may not. Where the number is not 0 whichever of them count, all heights are inside, and the
/// order of chains does not matter.
struct SolidColumns {
  /// By how much the winding number grows at an abscissa, in place of chains that need not be looked at. Between two
  /// steps it is so large that it is nowhere 0, whatever other chains do there.
  struct WindingStep {
    var x: Int64
    var winding: Int64
  }

  /// Columns that are inside on all heights, in 1/65,536 pixels, and what lies in them.
  private struct Interval {
    var first: Int64
    var last: Int64
    /// By how much the winding number grows over all outlines that lie in them.
    var winding: Int64 = 0
    var chains = 0
  }

  /// The chains through which an outline goes in the row one after the other. To the right of all of them the winding
  /// number is the same on all heights, unless the outline goes on in the row by a chain that is not among them.
  private struct Passage {
    var chains: Range<Int>
    var left: Int64
    var right: Int64
    var winding: Int64 = 0
    /// What of the chains counts at least and at most.
    var least: Int64 = 0
    var most: Int64 = 0
    var isWhole: Bool
  }

  /// What more counts from an abscissa on, at least and at most.
  private struct Count {
    var x: Int64
    var least: Int64
    var most: Int64
  }

  /// From left to right.
  private(set) var steps: [WindingStep] = []
  /// For each chain, whether it lies in an interval and need not be looked at.
  private(set) var isInside: [Bool] = []
  private var passages: [Passage] = []
  /// The chains in the order of their outlines.
  private var order: [Int] = []
  private var counts: [Count] = []
  private var intervals: [Interval] = []

  /// Intervals with fewer chains are not worth their steps.
  private static let leastChains = 4
  /// More than there are chains.
  private static let large: Int64 = 1 << 40

  /// Finds where the chains of a lot are inside on all heights between `top` and `bottom`; `winding` is the winding
  /// number to the left of them.
  mutating func find(
    _ chains: ArraySlice<ActiveChain>, _ points: [FixedPoint], _ winding: Int64, top: Int64, bottom: Int64
  ) {
    findPassages(chains, points, top: top, bottom: bottom)
    findIntervals(winding)
    isInside.removeAll(keepingCapacity: true)
    isInside.append(contentsOf: repeatElement(false, count: chains.count))
    for passage in passages {
      guard let index = interval(of: passage) else { continue }
      intervals[index].chains += passage.chains.count
      intervals[index].winding += passage.winding
    }
    intervals.removeAll { $0.chains < Self.leastChains }
    for passage in passages where interval(of: passage) != nil {
      for place in passage.chains { isInside[order[place] - chains.startIndex] = true }
    }
    steps.removeAll(keepingCapacity: true)
    for interval in intervals {
      steps.append(WindingStep(x: interval.first, winding: Self.large))
      steps.append(WindingStep(x: interval.last, winding: interval.winding - Self.large))
    }
  }

  private mutating func findPassages(
    _ chains: ArraySlice<ActiveChain>, _ points: [FixedPoint], top: Int64, bottom: Int64
  ) {
    passages.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: chains.indices)
    order.sort { chains[$0].chain.points.lowerBound < chains[$1].chain.points.lowerBound }
    var first = 0
    while first < order.count {
      let start = chains[order[first]]
      var passage = Passage(
        chains: first..<first, left: start.left, right: start.right,
        isWhole: !start.chain.beginsWithin(top: top, bottom: bottom))
      var next = first
      var goesOn = true
      while goesOn {
        let active = chains[order[next]]
        let chain = active.chain
        passage.left = min(passage.left, active.left)
        passage.right = max(passage.right, active.right)
        passage.least += min(chain.winding, 0)
        passage.most += max(chain.winding, 0)
        if chain.top << 8 <= top { passage.winding += chain.winding }
        next += 1
        let endsWithin = chain.endsWithin(top: top, bottom: bottom)
        goesOn = endsWithin && next < order.count && chain.meets(chains[order[next]].chain, points)
        if endsWithin, !goesOn { passage.isWhole = false }
      }
      passage.chains = first..<next
      passages.append(passage)
      first = next
    }
  }

  private mutating func findIntervals(_ winding: Int64) {
    counts.removeAll(keepingCapacity: true)
    for passage in passages {
      counts.append(Count(x: passage.left, least: passage.least, most: passage.most))
      guard passage.isWhole else { continue }
      counts.append(
        Count(
          x: passage.right + 1, least: passage.winding - passage.least, most: passage.winding - passage.most))
    }
    counts.sort { $0.x < $1.x }
    intervals.removeAll(keepingCapacity: true)
    var (least, most) = (winding, winding)
    for (count, next) in zip(counts, counts.dropFirst()) {
      least += count.least
      most += count.most
      guard count.x < next.x, least > 0 || most < 0 else { continue }
      if let end = intervals.last?.last, end + 1 == count.x {
        intervals[intervals.count - 1].last = next.x - 1
      } else {
        intervals.append(Interval(first: count.x, last: next.x - 1))
      }
    }
  }

  /// The interval that a passage lies in as a whole, if there is one.
  private func interval(of passage: Passage) -> Int? {
    guard passage.isWhole else { return nil }
    let index = intervals.indices.partitioningIndex { intervals[$0].last >= passage.left }
    guard index < intervals.count, intervals[index].first <= passage.left,
      passage.right <= intervals[index].last
    else { return nil }
    return index
  }
}

extension OutlineChains.Chain {
  /// Whether the outline comes to the chain within a row.
  fileprivate func beginsWithin(top: Int64, bottom: Int64) -> Bool {
    winding > 0 ? self.top << 8 > top : self.bottom << 8 < bottom
  }

  /// Whether the outline leaves the chain within a row.
  fileprivate func endsWithin(top: Int64, bottom: Int64) -> Bool {
    winding > 0 ? self.bottom << 8 < bottom : self.top << 8 > top
  }

  /// Whether the next chain of all begins where this one ends: as the next of the same outline does.
  fileprivate func meets(_ next: OutlineChains.Chain, _ points: [FixedPoint]) -> Bool {
    guard self.points.upperBound == next.points.lowerBound, winding == -next.winding else { return false }
    return winding > 0
      ? points[self.points.upperBound - 1] == points[next.points.upperBound - 1]
      : points[self.points.lowerBound] == points[next.points.lowerBound]
  }
}
