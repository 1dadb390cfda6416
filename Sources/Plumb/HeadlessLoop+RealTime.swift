internal import LayerCore
internal import LayoutCore

/// Real time, for programs that run as on a phone.
extension HeadlessLoop {
  /// Whether the clock goes on by itself, as fast as real time; false at first, so that pictures are the same in every
  /// run.
  ///
  /// While it does, `CACurrentMediaTime()` measures, and whenever the run loop of the thread that set this runs, sixty
  /// times a second, what has become due is done: animations go on if `animationsTakeTime`, and display links and work
  /// come at their times. Made false again, the clock stands where it is.
  public static var followsRealTime: Bool {
    get { MainLoop.followsRealTime }
    set { MainLoop.followsRealTime = newValue }
  }
}
