import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

@MainActor
struct UpdateTraceTests {
  /// A row that gives each subview the width that it asks for, beside the one before.
  private final class Row: UIView {
    override func layoutSubviews() {
      var x: CGFloat = 0
      for view in subviews {
        view.sizeToFit()
        view.frame.origin.x = x
        x = view.frame.maxX
      }
    }
  }

  private final class Tile: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  }

  private func record(_ body: @MainActor () -> Void) -> UpdateTrace {
    UpdateTrace.record { MainActor.assumeIsolated(body) }
  }

  private func recordDetails(_ body: @MainActor () -> Void) -> UpdateTrace {
    UpdateTrace.recordDetails { MainActor.assumeIsolated(body) }.trace
  }

  /// Events as `kind of subject by agent`, without the ends of spans.
  private func lines(_ trace: UpdateTrace) -> [String] {
    trace.events.compactMap { event in
      let subject = event.subject.map { trace.subjects[$0].name } ?? ""
      let agent = event.agent.map { " by \(trace.subjects[$0.subject].name)" } ?? ""
      return switch event.kind {
      case .began(.turn(let number)): "turn \(number)"
      case .began(.phase): nil
      case .began(.pass(let pass)): "\(pass) pass from \(subject)"
      case .began(.callback(let callback)): "\(callback) of \(subject)"
      case .ended: nil
      case .flagged(let flag): "\(subject) needs \(flag)\(agent)"
      case .asked(let size): "\(subject) asked in \(size.width)\(agent)"
      case .answered(let size): "\(subject) answers \(size.width)\(agent)"
      case .changed(let property, let old, let new): "\(subject) \(property) \(old) → \(new)\(agent)"
      case .read(let property): "\(property) of \(subject) read\(agent)"
      case .kept(let property, _): "\(property) of \(subject) kept\(agent)"
      case .configured(let property): "\(property) of \(subject) set\(agent)"
      case .refused: "\(subject) refuses NaN\(agent)"
      case .standardized(let frame): "\(subject) frame \(frame) is standardized\(agent)"
      case .added(let other): "\(subject) comes into \(trace.subjects[other].name)\(agent)"
      case .removed(let other): "\(subject) leaves \(trace.subjects[other].name)\(agent)"
      case .invalidated(let flag): "\(flag) asked of \(subject)\(agent)"
      case .reachedSystem(let callback): "\(callback) of UIKit for \(subject)\(agent)"
      }
    }
  }

  @Test func everythingThatALayoutDoesIsSeen() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.addSubview(Tile())
    row.layoutIfNeeded()
    row.subviews[0].frame = .zero
    row.layoutIfNeeded()

    let trace = record {
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    #expect(
      lines(trace) == [
        "Row needs layout",
        "layout pass from Row",
        "layoutSubviews of Row",
        // sizeToFit asks for a size in the space of the present one.
        "bounds of Tile[0] read by Row",
        "Tile[0] asked in 30.0 by Row",
        "Tile[0] answers 30.0 by Row",
        // view.frame.origin.x = x reads the frame, and writes it.
        "frame of Tile[0] read by Row",
        "frame of Tile[0] read by Row",
      ])
  }

  @Test func changesAndFlagsNameWhoMadeThem() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let tile = Tile()
    row.addSubview(tile)
    row.layoutIfNeeded()
    let trace = record {
      tile.frame = CGRect(x: 1, y: 0, width: 5, height: 20)
      row.layoutIfNeeded()
    }
    let seen = lines(trace).filter { $0.contains("→") || $0.contains("needs") }
    // The tile waits already when the row sizes it, and the row is not flagged in its own layout (B.10).
    #expect(
      seen == [
        "Tile[0] frame (0.0, 0.0, 30.0, 20.0) → (1.0, 0.0, 5.0, 20.0)",
        "Tile[0] needs layout",
        "Row needs layout",
        "Tile[0] frame (1.0, 0.0, 5.0, 20.0) → (1.0, 0.0, 30.0, 20.0) by Row",
        "Tile[0] frame (1.0, 0.0, 30.0, 20.0) → (0.0, 0.0, 30.0, 20.0) by Row",
      ])
  }

  @Test func whatMovesAViewIsOneChange() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    view.layoutIfNeeded()
    let trace = record {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.transform = .identity
      view.anchorPoint = .zero
      view.center = .zero
      view.frame.size.width = 20
    }
    #expect(
      lines(trace).filter { $0.contains("→") } == [
        "UIView frame (0.0, 0.0, 10.0, 10.0) → (-5.0, -5.0, 20.0, 20.0)",
        "UIView frame (-5.0, -5.0, 20.0, 20.0) → (0.0, 0.0, 10.0, 10.0)",
        "UIView frame (0.0, 0.0, 10.0, 10.0) → (5.0, 5.0, 10.0, 10.0)",
        "UIView position (5.0, 5.0, 0.0, 0.0) → (0.0, 0.0, 0.0, 0.0)",
        "UIView frame (0.0, 0.0, 10.0, 10.0) → (0.0, 0.0, 20.0, 10.0)",
        "UIView[0] bounds (0.0, 0.0, 4.0, 4.0) → (0.0, 0.0, 14.0, 4.0)",
        "UIView[0] position (4.0, 4.0, 0.0, 0.0) → (9.0, 4.0, 0.0, 0.0)",
      ])
  }

  @Test func aTurnIsWrittenFromItsBeginningToItsEnd() {
    let loop = MainLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loop.attach(window)
    loop.runUntilIdle()
    window.setNeedsLayout()
    let trace = record { loop.turn() }
    #expect(trace.events.first?.kind == .began(.turn(loop.turns)))
    #expect(trace.events.last?.kind == .ended(.turn(loop.turns)))
    let phases = trace.events.compactMap { event -> TurnPhase? in
      if case .began(.phase(let phase)) = event.kind { phase } else { nil }
    }
    #expect(phases == TurnPhase.allCases)
  }

  @Test func everySpanThatBeginsEnds() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for _ in 0..<3 { row.addSubview(Tile()) }
    let trace = record { row.layoutIfNeeded() }
    var open: [TraceSpan] = []
    for event in trace.events {
      if case .began(let span) = event.kind { open.append(span) }
      if case .ended(let span) = event.kind { #expect(open.popLast() == span) }
    }
    #expect(open.isEmpty)
  }

  @Test func namesAreTheSameInEveryRunAndAfterReuseOfAddresses() {
    func once() -> UpdateTrace {
      let root = UIView()
      let trace = record {
        for _ in 0..<50 {
          let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
          row.addSubview(Tile())
          root.addSubview(row)
          root.layoutIfNeeded()
          row.removeFromSuperview()
        }
      }
      return trace
    }
    let first = once()
    #expect(first == once())
    #expect(first.subjects.count { $0.name == "Row[0]" || $0.name == "Row" } == 50)
  }

  @Test func recordingsMayBeNestedAndEnd() {
    let view = UIView()
    view.layoutIfNeeded()
    var inner = record {}
    let outer = record {
      view.setNeedsLayout()
      inner = record { view.layoutIfNeeded() }
      view.setNeedsDisplay()
    }
    #expect(lines(inner) == ["layout pass from UIView", "layoutSubviews of UIView"])
    #expect(
      lines(outer) == [
        "UIView needs layout", "layout pass from UIView", "layoutSubviews of UIView", "UIView needs display",
      ])
    view.setNeedsLayout()
    #expect(record {}.events.isEmpty)
  }

  @Test func detailsAreWhatIsKeptAndReadOfOneself() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.addSubview(Tile())
    row.layoutIfNeeded()
    let trace = recordDetails {
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    let lines = lines(trace)
    #expect(lines.first == "layout asked of Row")
    // sizeToFit sets the size that the tile has.
    #expect(lines.contains("frame of Tile[0] kept by Row"))
    // Plain leaves have nothing to tell.
    #expect(!lines.contains("layoutSubviews of Tile[0]"))
  }

  @Test func detailsSayWhatIsTrueOfAViewAtTheTime() throws {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let tile = Tile()
    row.addSubview(tile)
    row.layoutIfNeeded()
    tile.transform = CGAffineTransform(scaleX: 2, y: 2)
    row.layoutIfNeeded()
    let trace = recordDetails {
      // No layout is pending, so nothing is recorded.
      _ = tile.center
      row.setNeedsLayout()
      _ = tile.frame
    }
    let reads = trace.events.filter { if case .read = $0.kind { true } else { false } }
    #expect(reads.map(\.kind) == [.read(.frame)])
    #expect(try #require(reads.first).marks == [.isTransformed, .isPending])
    #expect(reads.first?.agent == nil)
  }

  @Test func eachDetailHasTheCallsThatLedToIt() throws {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.addSubview(Tile())
    let trace = recordDetails { row.layoutIfNeeded() }
    let changed = trace.events.filter { if case .changed = $0.kind { true } else { false } }
    #expect(!changed.isEmpty)
    for event in changed { #expect(!trace.stacks[try #require(event.stack)].isEmpty) }
    // The same line again is the same stack.
    let again = recordDetails {
      for _ in 0..<3 { row.center.x += 1 }
    }
    let moves = again.events.compactMap { if case .changed = $0.kind { $0.stack } else { nil } }
    #expect(moves.count == 3 && Set(moves).count == 1)
  }

  /// A superview that is told something else computes something else, and nothing is another place than it is.
  @Test func readersCanBeToldSomethingElse() {
    final class Follower: UIView {
      var seen = CGRect.zero
      override func layoutSubviews() { seen = subviews[0].frame }
    }
    let follower = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let tile = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    follower.addSubview(tile)
    follower.layoutIfNeeded()
    var substitution = ReadSubstitution()
    var place = ReadSubstitution.Place(of: tile.layer)
    place.frame.size.width = 30
    substitution[tile.layer] = place
    _ = UpdateTrace.recordDetails(substituting: substitution) {
      MainActor.assumeIsolated {
        follower.setNeedsLayout()
        follower.layoutIfNeeded()
      }
    }
    #expect(follower.seen == CGRect(x: 1, y: 2, width: 30, height: 4))
    #expect(tile.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
