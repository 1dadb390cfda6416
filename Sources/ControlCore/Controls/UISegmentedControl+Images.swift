public import LayoutCore
public import StyleCore

/// The images behind and between the segments of a control, and the offsets of their content.
struct SegmentImages {
  fileprivate var backgrounds: [UInt: UIImage] = [:]
  fileprivate var dividers: [[UInt]: UIImage] = [:]
  fileprivate var offsets: [UISegmentedControl.Segment: UIOffset] = [:]

  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  /// Returns the image behind a segment in a state, which is that of the normal state by default.
  func background(_ state: UIControl.State) -> UIImage? {
    backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue]
  }

  /// Returns the image between two segments in their states.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    let normal = UIControl.State.normal.rawValue
    return dividers[[left.rawValue, right.rawValue]] ?? dividers[[normal, normal]]
  }

  /// Returns the offset of the content of a segment.
  func offset(of index: Int, among count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return offsets[place] ?? offsets[.any] ?? .zero
  }
}

extension UISegmentedControl {
  /// The places of segments.
  public enum Segment: Int, Sendable {
    /// Any place.
    case any = 0
    /// The first place.
    case left = 1
    /// A place between others.
    case center = 2
    /// The last place.
    case right = 3
    /// The place of the only segment.
    case alone = 4
  }

  /// Sets the image behind segments in a state, in place of the system's look.
  ///
  /// Differs from UIKit: all metrics are the default ones.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    change { images.backgrounds[state.rawValue] = backgroundImage }
  }

  /// Returns the image behind segments in a state.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[state.rawValue]
  }

  /// Sets the image between two segments in their states.
  ///
  /// Differs from UIKit: all metrics are the default ones.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) { change { images.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage } }

  /// Returns the image between two segments in their states.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { images.dividers[[leftState.rawValue, rightState.rawValue]] }

  /// Sets the offset of the content of segments in a place, in points.
  ///
  /// Differs from UIKit: all metrics are the default ones.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { change { images.offsets[leftCenterRightOrAlone] = adjustment } }

  /// Returns the offset of the content of segments in a place, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { images.offsets[leftCenterRightOrAlone] ?? .zero }
}
