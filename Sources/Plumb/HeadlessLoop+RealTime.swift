internal import LayerCore
internal import LayoutCore

/// Real time, for programs that run as on a phone.
extension HeadlessLoop {
  /// Whether or not the clock advances in real time; false by default, so that pictures are the same in every run.
  ///
  /// While it does, `CACurrentMediaTime()` measures time, and whenever the run loop of the thread that set this runs,
  /// due work is done sixty times a second: animations advance if `animationsTakeTime` is true, and display links and
  /// enqueued work are called at their times. Setting it to false stops the clock where it is.
  public static var followsRealTime: Bool {
    get { MainLoop.followsRealTime }
    set { MainLoop.followsRealTime = newValue }
  }
}
