/// Where tabs go, from the leading edge of the text.
struct Tabs: Sendable {
  /// In order.
  var stops: [TabStop]
  /// After the last stop.
  var interval: Double

  /// The first stop behind a position.
  func stop(after position: Double) -> TabStop {
    let next = stops.partitioningIndex { $0.location > position }
    if next < stops.count { return stops[next] }
    let location = ((position / interval).rounded(.down) + 1) * interval
    return TabStop(location: location > position ? location : position + interval)
  }
}

/// Where the next glyph goes while a line is walked along: from the line's start after its indent.
struct LinePen {
  private(set) var x = 0.0
  /// Since the last tab: where that was, where its stop is and how wide the text after it is, if that is not simply to
  /// the right of the stop.
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

  /// Goes on to a tab's stop, or to a place before it if text that follows has to end or to be centred there.
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

  /// Whether it depends on the width of the text after the last tab where that starts.
  var awaitsText: Bool { tab != nil }

  /// Goes to where text after the last tab starts if all of it is so wide.
  mutating func place(textOfWidth width: Double) {
    guard var tab else { return }
    tab.width = width
    x = Self.start(of: tab)
    self.tab = nil
  }

  /// Where text after a tab starts: as far before the stop as its alignment needs, but not before the tab.
  private static func start(of tab: (alignment: TextAlignment, from: Double, to: Double, width: Double))
    -> Double
  {
    max(tab.from, tab.to - (tab.alignment == .right ? tab.width : tab.width / 2))
  }
}
