/// The smallest set of numbers of a list that must move so that the others ascend.
struct ReorderedPlaces {
  /// The place of a number that moved, and the nearest place of one that it passed.
  struct Move: Equatable {
    var place: Int
    var passed: Int
    /// Whether or not the passed number precedes it.
    var isInFront: Bool
  }

  private(set) var moves: [Move] = []

  /// Creates the moves of distinct numbers.
  init(_ numbers: [Int]) {
    let kept = ReorderedPlaces.longestAscending(numbers)
    guard kept.contains(false) else { return }
    // The nearest greater number before each, and the nearest smaller one after each.
    let greater = ReorderedPlaces.nearest(numbers.indices) { numbers[$0] > numbers[$1] }
    let smaller = ReorderedPlaces.nearest(numbers.indices.reversed()) { numbers[$0] < numbers[$1] }
    for place in numbers.indices where !kept[place] {
      if let passed = greater[place] {
        moves.append(Move(place: place, passed: passed, isInFront: true))
      } else if let passed = smaller[place] {
        moves.append(Move(place: place, passed: passed, isInFront: false))
      }
    }
  }

  /// Returns for each place the last one before it, on a walk, for which the ordering condition holds.
  private static func nearest(
    _ walk: some Collection<Int>, where precedes: (_ other: Int, _ place: Int) -> Bool
  ) -> [Int?] {
    var found = [Int?](repeating: nil, count: walk.count)
    var waiting: [Int] = []
    for place in walk {
      while let last = waiting.last, !precedes(last, place) { waiting.removeLast() }
      found[place] = waiting.last
      waiting.append(place)
    }
    return found
  }

  /// Returns whether each number is in a longest ascending subsequence.
  private static func longestAscending(_ numbers: [Int]) -> [Bool] {
    // For each length the place of the smallest number that ends such a sequence, and the predecessor of each number.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for place in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var kept = [Bool](repeating: false, count: numbers.count)
    var next = ends.last
    while let place = next {
      kept[place] = true
      next = before[place]
    }
    return kept
  }
}
