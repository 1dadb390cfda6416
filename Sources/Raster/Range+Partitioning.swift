extension Range<Int> {
  /// The first number that `isInSecondPart` holds for, or the end, where it holds for all numbers behind one for which
  /// it does.
  @inline(__always)
  func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
