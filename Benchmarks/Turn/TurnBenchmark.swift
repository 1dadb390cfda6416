import Foundation
import LayoutCore

/// A benchmark of turns over 1,000 views: by code that sets frames, and by equivalent constraints.
@MainActor
enum TurnBenchmark {
  static func run() {
    print("Turns over 1,000 views; medians of \(Measurement.rounds) rounds, ratios are to frames by hand.\n")
    let byHand = Scene { RowsByHand(frame: $0) }
    let byConstraints = Scene { RowsByConstraints(frame: $0) }
    precondition(byHand.frames == byConstraints.frames, "constraints and code place the views alike")
    compare("make and lay out", byHand, byConstraints) { $0.makeAnew() }
    compare("full pass", byHand, byConstraints) { $0.resize() }
    compare("one edit", byHand, byConstraints, times: 20) { $0.edit() }
    compare("one edit, animated", byHand, byConstraints, times: 20) { $0.editAnimated() }
    compare("nothing to do", byHand, byConstraints, times: 1_000) { $0.views.layoutIfNeeded() }
    precondition(byHand.frames == byConstraints.frames, "constraints and code place the views alike")
  }

  private static func compare(
    _ name: String, _ byHand: Scene, _ byConstraints: Scene, times: Int = 1,
    _ work: @escaping (Scene) -> Void
  ) {
    var measurements = [
      Measurement("\(name), frames", times: times) { work(byHand) },
      Measurement("\(name), constraints", times: times) { work(byConstraints) },
    ]
    Measurement.compare(&measurements)
  }

  /// The views of one kind with the changes that are timed.
  @MainActor
  private final class Scene {
    private let make: (CGRect) -> RowsOfLeaves
    let views: RowsOfLeaves
    private let middle: RowOfLeaves
    private var step = 0

    init(_ make: @escaping (CGRect) -> RowsOfLeaves) {
      self.make = make
      views = make(CGRect(x: 0, y: 0, width: 800, height: 4_000))
      middle = views.rows[RowsOfLeaves.rows / 2]
      views.layoutIfNeeded()
    }

    /// The frames of all views.
    var frames: [CGRect] { views.rows.flatMap { [$0.frame] + $0.subviews.map(\.frame) } }

    func makeAnew() {
      make(CGRect(x: 0, y: 0, width: 800, height: 4_000)).layoutIfNeeded()
    }

    /// Changes the width of the root, on which all rows and the last leaf of each depend.
    func resize() {
      step += 1
      views.frame.size.width = CGFloat(800 + step % 2)
      views.layoutIfNeeded()
    }

    /// Changes the width of a leaf in the middle, on which five leaves of its row depend.
    func edit() {
      step += 1
      middle.widen(4, by: step % 2 == 0 ? 1 : -1)
      views.layoutIfNeeded()
    }

    func editAnimated() {
      UIView.animate(withDuration: 0.25) { self.edit() }
    }
  }
}
