/// The tab stops, by their distances from the leading edge of the text.
struct Tabs: Sendable {
  /// The stops, in order.
  var stops: [TabStop]
  /// The interval of stops after the last one.
  var interval: Double

  /// Returns the first stop after a position.
  func stop(after position: Double) -> TabStop {
    let next = stops.partitioningIndex { $0.location > position }
    if next < stops.count { return stops[next] }
    let location = ((position / interval).rounded(.down) + 1) * interval
    return TabStop(location: location > position ? location : position + interval)
  }
}

/// The position of the next glyph along a line, from the line's start after its indent.
struct LinePen {
  private(set) var x = 0.0
  /// The state since the last tab: its position, its stop and the width of the text after it.
  ///
  /// It is nil if the text is simply to the right of the stop.
  private var tab: (alignment: TextAlignment, from: Double, to: Double, width: Double)?

  mutating func advance(by width: Double) {
    guard tab != nil else {
      x += width
      return
    }
    advanceAfterTab(by: width)
  }

  private mutating func advanceAfterTab(by width: Double) {
    guard var tab else { return }
    tab.width += width
    x = Self.start(of: tab) + tab.width
    self.tab = tab
  }

  /// Moves to a tab's stop, or to a position before it if the following text has to end or to be centred there.
  mutating func advance(toTabOf tabs: Tabs, indent: Double) {
    let stop = tabs.stop(after: x + indent)
    let location = max(x, stop.location - indent)
    switch stop.alignment {
    case .right, .center: tab = (stop.alignment, x, location, 0)
    case .left, .natural, .justified:
      tab = nil
      x = location
    }
    if let tab { x = Self.start(of: tab) }
  }

  /// Whether or not the start of the text after the last tab depends on its width.
  var awaitsText: Bool { tab != nil }

  /// Moves to the start of the text after the last tab, for the width of all of that text.
  mutating func place(textOfWidth width: Double) {
    guard var tab else { return }
    tab.width = width
    x = Self.start(of: tab)
    self.tab = nil
  }

  /// Returns the start of the text after a tab: before the stop as its alignment requires, but not before the tab.
  private static func start(of tab: (alignment: TextAlignment, from: Double, to: Double, width: Double))
    -> Double
  {
    max(tab.from, tab.to - (tab.alignment == .right ? tab.width : tab.width / 2))
  }
}
