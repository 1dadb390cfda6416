public import LayerCore
import LayoutCore

extension CADisplayLink {
  /// Returns a display link that calls `work` for every frame; Linux has no selectors.
  ///
  /// It fires if `HeadlessLoop.animationsTakeTime` is true, once it was added to a run loop.
  public static func calling(_ work: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(handler: work)
  }
}
