public import LayerCore
import LayoutCore

extension CADisplayLink {
  /// Returns a display link that calls `work` for every frame.
  ///
  /// It fires if `HeadlessLoop.animationsTakeTime` is true, once it was added to a run loop.
  ///
  /// ```swift
  /// let link = CADisplayLink.calling { _ in frames += 1 }
  /// link.add(to: .main, forMode: .common)
  /// HeadlessLoop.run(for: 0.5)  // 30 frames
  /// link.invalidate()
  /// ```
  public static func calling(_ work: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(handler: work)
  }
}
