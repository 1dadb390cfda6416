internal import LayerCore
internal import LayoutCore

extension HeadlessLoop {
  /// The pending updates of the visible windows: each view or layer that requested an update itself, with its kind.
  ///
  /// An example is `BadgeView at (8.0, 8.0, 20.0, 20.0): layout`. The list is empty after `runUntilIdle()`.
  ///
  /// All views are examined, also those whose superviews report nothing pending.
  public static var pendingUpdates: [String] {
    MainLoop.main.windows.flatMap { window in
      window.layer.pendingLayers.map { layer, work in
        "\(layer.diagnosticName): \(work.map(\.rawValue).joined(separator: ", "))"
      }
    }
  }
}
