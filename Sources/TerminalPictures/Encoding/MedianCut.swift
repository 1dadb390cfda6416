/// A division of colours into groups of similar ones by median cuts (Heckbert, 1982).
///
/// The group with the largest extent, weighted by its pixels, is cut across its longest side where half of the pixels are
/// on each side of the cut, until there are enough groups or each has one colour.
struct MedianCut {
  private var colors: [ColorCount]
  private var boxes: [Box]

  /// A range of the colours, with what its cut depends on.
  private struct Box {
    var range: Range<Int>
    /// The channel with the largest extent.
    var channel: Int
    /// The squared extent of the channel times the number of pixels; 0 for one colour.
    var weight: Int
  }

  /// Divides colours into at most `limit` groups.
  init(_ colors: [ColorCount], limit: Int) {
    self.colors = colors
    boxes = []
    guard !colors.isEmpty else { return }
    boxes = [box(of: 0..<colors.count)]
    while boxes.count < limit {
      var widest = 0
      for place in boxes.indices where boxes[place].weight > boxes[widest].weight { widest = place }
      guard boxes[widest].weight > 0 else { return }
      let (first, second) = cut(boxes[widest])
      boxes[widest] = box(of: first)
      boxes.append(box(of: second))
    }
  }

  /// The groups, each of at least one colour.
  var groups: [ArraySlice<ColorCount>] { boxes.map { colors[$0.range] } }

  private func box(of range: Range<Int>) -> Box {
    var (channel, extent) = (0, 0)
    for index in 0..<3 {
      var (low, high) = (Int.max, 0)
      for color in colors[range] {
        let value = color.channel(index)
        (low, high) = (min(low, value), max(high, value))
      }
      // Green is the brightest, blue the darkest: differences of them are seen best and worst.
      if (high - low) * [3, 4, 2][index] > extent {
        (channel, extent) = (index, (high - low) * [3, 4, 2][index])
      }
    }
    let count = colors[range].reduce(0) { $0 + $1.count }
    return Box(range: range, channel: channel, weight: extent * extent * count)
  }

  /// Returns the two ranges of a cut, none of them empty.
  private mutating func cut(_ box: Box) -> (Range<Int>, Range<Int>) {
    let (range, channel) = (box.range, box.channel)
    colors[range].sort { ($0.channel(channel), $0.key) < ($1.channel(channel), $1.key) }
    let half = colors[range].reduce(0) { $0 + $1.count } / 2
    var (place, sum) = (range.lowerBound, 0)
    while place < range.upperBound - 1, sum + colors[place].count <= half || place == range.lowerBound {
      sum += colors[place].count
      place += 1
    }
    return (range.lowerBound..<place, place..<range.upperBound)
  }
}
