extension Range<Int> {
  /// Returns the first number for which `isInSecondPart` is true, or the end.
  ///
  /// It must be true for all numbers after one for which it is.
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
