/// A heap of the events of pieces of outlines further down, by their heights.
struct SweepEvents {
  /// The end of a piece, or the crossing of a piece with its neighbour on the right.
  struct Event {
    /// Twice the height, and 1 for crossings: pieces that end at a height end before others cross.
    fileprivate var key: Int64
    private var first: Int32
    private var second: Int32

    fileprivate init(key: Int64, _ first: Int, _ second: Int) {
      self.key = key
      self.first = Int32(truncatingIfNeeded: first)
      self.second = Int32(truncatingIfNeeded: second)
    }

    var piece: Int { Int(first) }
    /// The piece that it crosses; nil for an end.
    var other: Int? { second < 0 ? nil : Int(second) }
  }

  private var heap: [Event] = []

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  /// The height of the next event.
  var first: Int64? { heap.first.map { $0.key >> 1 } }

  mutating func addEnd(of piece: Int, at height: Int64) { add(Event(key: height << 1, piece, -1)) }

  mutating func addCrossing(of piece: Int, _ other: Int, at height: Int64) {
    add(Event(key: height << 1 | 1, piece, other))
  }

  /// Removes and returns the next event; nil if it is below a height.
  mutating func removeFirst(upTo height: Int64) -> Event? {
    guard let first = heap.first, first.key >> 1 <= height else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].key < heap[child].key { child += 1 }
      guard heap[child].key < last.key else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return first
  }

  private mutating func add(_ event: Event) {
    heap.append(event)
    var place = heap.count - 1
    while place > 0, event.key < heap[(place - 1) / 2].key {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    heap[place] = event
  }
}
