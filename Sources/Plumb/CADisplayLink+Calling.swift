public import LayerCore
import LayoutCore

extension CADisplayLink {
  /// A display link that calls `work` for every frame: there are no selectors on Linux.
  ///
  /// It fires where `HeadlessLoop.animationsTakeTime`, once it was added to a run loop.
  public static func calling(_ work: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(handler: work)
  }
}
