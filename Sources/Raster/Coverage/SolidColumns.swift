/// The ranges of a row in which outlines are within the inside by the non-zero rule, and no part of the boundary.
///
/// At an abscissa in the row, outlines entirely to its left count for its winding number, and of the chains that extend
/// over it each may or may not. If the number is not 0 for any subset of them, all heights are inside, and the order of
/// chains has no effect.
struct SolidColumns {
  /// An increase of the winding number at an abscissa, in place of chains that need not be processed.
  ///
  /// Between two steps the number is so large that it is nowhere 0, regardless of other chains there.
  struct WindingStep {
    var x: Int64
    var winding: Int64
  }

  /// A range of columns that is inside at all heights, in 1/65,536 pixels, with the chains in it.
  private struct Interval {
    var first: Int64
    var last: Int64
    /// The increase of the winding number over all outlines in the range.
    var winding: Int64 = 0
    var chains = 0
  }

  /// The consecutive chains of an outline in the row.
  ///
  /// To the right of all of them the winding number is the same at all heights, unless the outline continues in the row
  /// by a chain that is not among them.
  private struct Passage {
    var chains: Range<Int>
    var left: Int64
    var right: Int64
    var winding: Int64 = 0
    /// The minimum and the maximum winding of the chains.
    var least: Int64 = 0
    var most: Int64 = 0
    var isWhole: Bool
  }

  /// The minimum and the maximum increase of the winding number at an abscissa.
  private struct Count {
    var x: Int64
    var least: Int64
    var most: Int64
  }

  /// The steps, from left to right.
  private(set) var steps: [WindingStep] = []
  /// Whether or not each chain is in an interval and need not be processed.
  private(set) var isInside: [Bool] = []
  private var passages: [Passage] = []
  /// The chains in the order of their outlines.
  private var order: [Int] = []
  private var counts: [Count] = []
  private var intervals: [Interval] = []

  /// The number of chains below which an interval does not justify its steps.
  private static let leastChains = 4
  /// A number larger than that of chains.
  private static let large: Int64 = 1 << 40

  /// Finds the ranges in which the chains of a lot are inside at all heights between `top` and `bottom`.
  ///
  /// - Parameters:
  ///   - chains: The chains of the lot.
  ///   - points: The points of the chains.
  ///   - winding: The winding number to the left of the lot.
  ///   - top: The upper height.
  ///   - bottom: The lower height.
  mutating func find(
    _ chains: ArraySlice<ActiveChain>, points: [FixedPoint], winding: Int64, top: Int64, bottom: Int64
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

  /// Returns the interval that contains a whole passage; nil if there is none.
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
  /// Returns whether or not the outline enters the chain within a row.
  fileprivate func beginsWithin(top: Int64, bottom: Int64) -> Bool {
    winding > 0 ? self.top << 8 > top : self.bottom << 8 < bottom
  }

  /// Returns whether or not the outline leaves the chain within a row.
  fileprivate func endsWithin(top: Int64, bottom: Int64) -> Bool {
    winding > 0 ? self.bottom << 8 < bottom : self.top << 8 > top
  }

  /// Returns whether or not the next chain begins where this one ends, as the next of the same outline does.
  fileprivate func meets(_ next: OutlineChains.Chain, _ points: [FixedPoint]) -> Bool {
    guard self.points.upperBound == next.points.lowerBound, winding == -next.winding else { return false }
    return winding > 0
      ? points[self.points.upperBound - 1] == points[next.points.upperBound - 1]
      : points[self.points.lowerBound] == points[next.points.lowerBound]
  }
}
