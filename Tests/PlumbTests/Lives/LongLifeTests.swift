#if canImport(Glibc)
  import Foundation
  import Plumb
  import TestSupport
  import Testing
  import UIKit

  /// Uses of an app that repeat: what they make is gone afterwards, and neither memory nor a table grows.
  ///
  /// In `make test-thorough` they make 100,000 views and 10,000 windows, and edit constraints 1,000,000 times.
  @MainActor
  @Suite(.serialized) struct LongLifeTests {
    /// An object that may have ended.
    private struct Witness {
      weak var object: AnyObject?
    }

    @Test("What a use of an app makes is gone after it, and leaves nothing behind", arguments: LifeScene.all)
    func leavesNothing(scene: LifeScene) throws {
      var alive: Set<String> = []
      var counts: [String: Int]?
      let swept = SideTables.sweptCounts
      let repetitions = scene.period * (TestEffort.factor >= 10 ? 10 : 1)
      // Less than the smallest object a repetition, and a table that grows.
      let limit = 16 * repetitions + 4096
      let growth = try LiveMemory.growth(repetitions: repetitions, limit: limit) { number in
        let witnesses = try scene.use(number % scene.period).map { Witness(object: $0) }
        HeadlessLoop.runUntilIdle()
        for case let object? in witnesses.map(\.object) { alive.insert("\(type(of: object))") }
        if number == scene.period - 1 {
          if let counts { #expect(SideTables.grown(since: counts) == []) } else { counts = SideTables.counts }
        }
      }
      #expect(alive.isEmpty)
      #expect(growth <= limit)
      for (table, count) in SideTables.sweptCounts {
        #expect(count <= 2 * swept[table, default: 0] + 64, "\(table)")
      }
    }

    /// A hundredth of a number in `make test`, the whole number in `make test-thorough`.
    private func share(of number: Int) -> Int {
      number / max(1, 100 / (TestEffort.factor * TestEffort.factor))
    }

    /// Expects that repetitions leave memory and tables as the first tenth of them did.
    private func expectNoGrowth(_ count: Int, _ body: @MainActor (Int) throws -> Void) rethrows {
      for number in 0..<count / 10 { try body(number) }
      let (bytes, resident, counts) = (LiveMemory.bytes, LiveMemory.residentBytes, SideTables.counts)
      for number in count / 10..<count { try body(number) }
      #expect(LiveMemory.bytes - bytes < 1 << 20, "the bytes that live are those of the first tenth")
      #expect(LiveMemory.residentBytes - resident < 16 << 20 + resident / 10)
      #expect(SideTables.grown(since: counts) == [])
    }

    @Test("100,000 views of all kinds leave memory as it was") func views() throws {
      let kinds = ViewKinds.views
      var alive = 0
      // Windows of 50 views; the contents repeat.
      try expectNoGrowth(share(of: 2_000)) { number in
        var witnesses: [Witness] = []
        do {
          let controller = UIViewController()
          for index in 0..<50 {
            let content = (number % 2) * 50 + index
            let view = kinds[content % kinds.count].make(content)
            view.frame = CGRect(x: 20, y: 100 + index, width: 300, height: 40)
            controller.view.addSubview(view)
            witnesses.append(Witness(object: view))
          }
          try LifeScene.show(controller, number % 6, draws: false)
        }
        alive += witnesses.count { $0.object != nil }
      }
      #expect(alive == 0)
    }

    @Test("10,000 windows leave memory as it was") func windows() throws {
      var alive = 0
      try expectNoGrowth(share(of: 10_000)) { number in
        weak var gone: UIWindow?
        try LifeScene.show(UIViewController(), number % 12) { gone = $0 }
        if gone != nil { alive += 1 }
      }
      #expect(alive == 0)
    }

    @Test("1,000,000 edits of constraints leave memory as it was") func constraints() throws {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      var views: [UIView] = []
      var widths: [NSLayoutConstraint] = []
      for index in 0..<10 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
          width, view.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index)),
          view.heightAnchor.constraint(equalToConstant: 5),
          view.leadingAnchor.constraint(equalTo: views.last?.trailingAnchor ?? root.leadingAnchor),
        ])
        views.append(view)
        widths.append(width)
      }
      // An edit of each kind; of a removed constraint nothing stays.
      expectNoGrowth(share(of: 200_000)) { number in
        let (view, width) = (views[number % 10], widths[number % 10])
        width.constant = Double(number % 30)
        width.priority = number % 3 == 0 ? .defaultLow : .defaultHigh
        width.isActive = number % 5 != 0
        let extra = view.widthAnchor.constraint(greaterThanOrEqualToConstant: Double(number % 7))
        extra.isActive = true
        if number % 4 == 0 { root.layoutIfNeeded() }
        extra.isActive = false
      }
      #expect(root.constraints.count == 20)
    }
  }
#endif
