/// Which numbers of a list must move so that the others ascend: as few as can be.
struct ReorderedPlaces {
  /// A number's place, and the place of one that it has passed on its way there, the nearest.
  struct Move: Equatable {
    var place: Int
    var passed: Int
    /// Whether the one that it has passed stands before it.
    var isInFront: Bool
  }

  private(set) var moves: [Move] = []

  /// The moves of different numbers.
  init(_ numbers: [Int]) {
    let kept = ReorderedPlaces.longestAscending(numbers)
    guard kept.contains(false) else { return }
    // The nearest greater number before each, and the nearest smaller one behind each.
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

  /// For each place the last one before it, on a walk, with which a condition holds that orders the places.
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

  /// Whether each number is of a longest ascending run, whose numbers need not stand side by side.
  private static func longestAscending(_ numbers: [Int]) -> [Bool] {
    // For each length the place of the smallest number that ends such a run; and what stands before each in its run.
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
