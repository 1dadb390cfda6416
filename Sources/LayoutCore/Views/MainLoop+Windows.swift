import LayerCore

extension UIWindow: LoopWindow {}

extension MainLoop {
  /// The windows that are updated, in the order in which they were attached.
  package var windows: [UIWindow] { loopWindows.compactMap { $0 as? UIWindow } }
}
