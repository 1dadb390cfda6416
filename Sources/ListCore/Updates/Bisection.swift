/// A search in what is sorted.
enum Bisection {
  /// Returns the first index of a range at which a condition holds that holds at all later ones; else the range's end.
  static func first(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
