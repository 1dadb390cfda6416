import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ViewTestSupport

/// A layer that notes its layouts, and that it is displayed, as `L display`.
final class NotingLayer: CALayer {
  let log: CallbackLog
  var onLayout: (NotingLayer) -> Void = { _ in }
  var onDisplay: (NotingLayer) -> Void = { _ in }

  init(_ id: String, _ log: CallbackLog) {
    self.log = log
    super.init()
    name = id
    bounds.size = CGSize(width: 8, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSublayers() {
    note("")
    onLayout(self)
  }

  override func display() {
    note(" display")
    onDisplay(self)
  }

  private func note(_ what: String) {
    let (log, line) = (log, (name ?? "") + what)
    MainActor.assumeIsolated { log.note(line) }
  }
}

/// A suite whose layers note into one log.
@MainActor
protocol NotesLayers {
  var log: CallbackLog { get }
}

extension NotesLayers {
  func layers(_ ids: String...) -> [NotingLayer] { ids.map { NotingLayer($0, log) } }

  /// Lays out and displays what waits in trees, and forgets what was noted of it.
  func settle(_ roots: CALayer...) {
    for root in roots {
      root.layoutIfNeeded()
      root.displayTree()
    }
    _ = log.take()
  }

  func waits(_ layer: CALayer) -> Bool {
    layer.waitsForLayout || layer.waitsForConstraints || layer.waitsForDisplay
  }
}
