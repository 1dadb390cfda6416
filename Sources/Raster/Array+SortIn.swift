extension Array {
  /// Moves the element at `last` to its place among those before it, which are sorted, and returns that place.
  ///
  /// It is the fastest way if few elements are out of order.
  @discardableResult @inline(__always)
  mutating func sortIn(_ last: Int, by precedes: (Element, Element) -> Bool) -> Int {
    let element = self[last]
    var place = last
    while place > 0, precedes(element, self[place - 1]) {
      self[place] = self[place - 1]
      place -= 1
    }
    self[place] = element
    return place
  }
}
