import Foundation
import LayoutCore
import ManualLayout
import Plumb
import Testing

@MainActor
struct TraceTests {
  private final class Card: UIView {
    override func layoutSubviews() {
      for view in subviews {
        view.frame.size = view.sizeThatFits(width: bounds.width)
        view.layoutIfNeeded()
      }
    }
  }

  private final class Badge: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(size.width, 40), height: 17) }
  }

  private func card() -> Card {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    card.addSubview(Badge())
    card.layoutIfNeeded()
    card.subviews[0].frame = .zero
    card.layoutIfNeeded()
    card.subviews[0].bounds.size = .zero
    return card
  }

  private func trace() -> Trace {
    let card = card()
    return Trace.record { MainActor.assumeIsolated { card.layoutIfNeeded() } }
  }

  @Test func text() {
    #expect(
      trace().description == """
        layout pass from Card
          layoutSubviews of Card
            sizeThatFits of Card/Badge[0] in (100, max), by layoutSubviews of Card
              → (40, 17)
            reads frame of Card/Badge[0], by layoutSubviews of Card
            Card/Badge[0] frame (20, 8.5, 0, 0) → (20, 8.5, 40, 17), by layoutSubviews of Card
            layout pass from Card/Badge[0]
              layoutSubviews of Card/Badge[0]

        """)
  }

  @Test func aNameBeginsNoLine() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.accessibilityIdentifier = "a\nlayout pass from b\u{1B}[2J\u{202E}"
    view.setNeedsLayout()
    let text = Trace.record { MainActor.assumeIsolated { view.layoutIfNeeded() } }.description
    #expect(text.contains(#"UIView#a\nlayout pass from b\u{1B}[2J\u{202E}"#), "\(text)")
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func jsonCanBeReadAndSaysTheSame() throws {
    let trace = trace()
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(trace.json.utf8)) as? [String: [[String: Any]]])
    #expect(json["views"]?.map { $0["name"] as? String } == ["Card", "Badge[0]"])
    #expect(json["views"]?[1]["in"] as? Int == 0)
    #expect(json["events"]?.count == trace.eventCount)
    let change = try #require(json["events"]?.first { $0["event"] as? String == "changed" })
    #expect(change["to"] as? [Double] == [20, 8.5, 40, 17])
    #expect((change["by"] as? [String: Any])?["callback"] as? String == "layoutSubviews")
    #expect(trace.json == self.trace().json)
  }

  @Test func countsPerViewAndTurn() {
    let card = card()
    let summaries = Trace.record { MainActor.assumeIsolated { card.layoutIfNeeded() } }.summaries
    #expect(summaries.count == 1)
    #expect(summaries[0].turn == nil)
    #expect(summaries[0].passes == 2)
    #expect(summaries[0].views.map(\.path) == ["Card", "Card/Badge[0]"])
    #expect(summaries[0].views.map(\.layouts) == [1, 1])
    #expect(summaries[0].views.map(\.sizings) == [0, 1])

    // Windows that others left behind have their turn before.
    HeadlessLoop.runUntilIdle()
    let window = UIWindow(device: Plumb.Device.all[0])
    window.addSubview(card)
    let turns = Trace.record { MainActor.assumeIsolated { _ = HeadlessLoop.runUntilIdle() } }.summaries
    #expect(turns.count == 1)
    #expect(turns[0].turn != nil)
    #expect(turns[0].layouts == 3)
    #expect(turns[0].views.allSatisfy { $0.layoutPasses == 1 })
  }

  @Test("A tree ten thousand levels deep is written as text and as JSON") func deepTree() {
    let root = UIView()
    var leaf = root
    for _ in 1..<10_000 {
      let view = UIView()
      leaf.addSubview(view)
      leaf = view
    }
    let trace = Trace.record { MainActor.assumeIsolated { root.layoutIfNeeded() } }
    // The pass, and each layout.
    #expect(trace.description.split(separator: "\n").count == 10_001)
    #expect(trace.json.split(separator: "\n").count { $0.contains("\"began\"") } == 10_001)
    #expect(trace.summaries.first?.layouts == 10_000)
  }

  @Test("The layout of a mask is a part of the pass of the view that it masks") func masks() {
    final class Spot: UIView {
      override func layoutSubviews() {}
    }
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (view, mask) = (UIView(frame: frame), Spot(frame: frame))
    view.mask = mask
    view.layoutIfNeeded()
    mask.setNeedsLayout()
    let trace = Trace.record { MainActor.assumeIsolated { _ = view.bitmap(scale: 1) } }
    #expect(
      trace.description == """
        layout pass from UIView
          layoutSubviews of Spot
        display pass from UIView
          display of Spot

        """)
  }

  @Test func nothingIsRecordedOutside() {
    let card = card()
    #expect(Trace.record {}.eventCount == 0)
    card.layoutIfNeeded()
    #expect(Trace.record {}.description == "")
  }

  @Test func detailsNameTheLinesOfCode() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let line = #line + 1
    let trace = Trace.recordDetails { MainActor.assumeIsolated { view.center = CGPoint(x: 20, y: 20) } }
    #expect(trace.description == "UIView position (5, 5) → (20, 20), at TraceTests.swift:\(line)\n")
    #expect(trace.json.contains("\"line\":\(line)") || trace.json.contains("\"line\": \(line)"))
  }

  /// A.12: what goes from 5 to 2 is 3 points wide at 2.
  @Test func detailsTellOfFramesBelowZero() {
    let view = UIView(frame: CGRect(x: 2, y: 0, width: 3, height: 10))
    let line = #line + 2
    let trace = Trace.recordDetails {
      MainActor.assumeIsolated { view.frame = CGRect(x: 5, y: 0, width: -3, height: 10) }
    }
    let place = "at TraceTests.swift:\(line)"
    #expect(
      trace.description == """
        UIView frame stays (2, 0, 3, 10), \(place)
        UIView frame (5, 0, -3, 10) is standardized to (2, 0, 3, 10), \(place)

        """)
    #expect(trace.json.contains(#"{"event": "standardized", "value": [5, 0, -3, 10], "view": 0"#))
  }
}
