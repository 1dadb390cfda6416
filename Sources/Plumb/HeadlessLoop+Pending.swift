internal import LayerCore
internal import LayoutCore

extension HeadlessLoop {
  /// What waits for the next turn in the windows that are shown: each view or layer that asked for something itself,
  /// with what it waits for, such as `BadgeView at (8.0, 8.0, 20.0, 20.0): layout`. Empty after `runUntilIdle()`.
  ///
  /// All views are looked at, also where those above say that nothing waits.
  public static var pendingUpdates: [String] {
    MainLoop.main.windows.flatMap { window in
      window.layer.pendingLayers.map { layer, work in
        "\(layer.diagnosticName): \(work.map(\.rawValue).joined(separator: ", "))"
      }
    }
  }
}
