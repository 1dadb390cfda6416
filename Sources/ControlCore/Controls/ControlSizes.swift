package import Foundation
import StyleCore

/// The intrinsic sizes of controls, in points: the one place to change them for another version of the system (C.19).
package enum ControlSizes {
  /// The size of a switch's frame; constraints see it without `toggleInsets`.
  static let toggle = CGSize(width: 51, height: 31)
  static let toggleInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The size of a button with a symbol in a circle, captured at 3 pixels per point (C.18).
  static let symbolButton = CGSize(width: 73.0 / 3, height: 71.0 / 3)
  static let closeButton = CGSize(width: 30, height: 30)
  static let stepper = CGSize(width: 94, height: 32)
  static let mediumIndicator = CGSize(width: 20, height: 20)
  static let largeIndicator = CGSize(width: 37, height: 37)
  static let progressHeight: CGFloat = 4
  /// The height of a slider's frame; constraints see it without `sliderInsets`.
  static let sliderHeight: CGFloat = 31
  static let sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  static let sliderTrack: CGFloat = 4
  static let sliderThumb: CGFloat = 28
  /// The distance from the thumb within which a touch moves it, in points.
  static let sliderReach: CGFloat = 8
  static let sliderImageGap: CGFloat = 8
  /// The height of a segmented control's frame; constraints see it without `segmentInsets`.
  static let segmentHeight: CGFloat = 32
  static let segmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  static let segmentInset: CGFloat = 13
  static let segmentRadius: CGFloat = 8.5
  static let stepperRadius: CGFloat = 8
  /// The delay, in seconds, before a held stepper repeats; `stepperInterval` is the time between repetitions.
  static let stepperDelay = 0.5
  static let stepperInterval = 0.1
  package static let pageControlHeight: CGFloat = 26
  static let pageDot: CGFloat = 7
  static let pageDotSpacing: CGFloat = 11
  /// The width of a page control beside its dots with the space between them, in iOS 14 to 17.
  static let pageControlEnds: CGFloat = 73.5
  /// The share of its size that a dot beside which more dots are hidden has: the last one, and the one before it; estimates.
  static let lastDotShares: [CGFloat] = [0.4, 0.7]
  /// The least space in points between the dots and the ends of a control that hides some.
  static let pageControlMargin: CGFloat = 8
  /// The length in points of the present page's dot while it shows a progress; an estimate.
  static let pageProgressLength: CGFloat = 25
  /// The distance in points that a finger moves before it slides over the dots.
  static let pageSlop: CGFloat = 8
  static let picker = CGSize(width: 320, height: 216)
  static let datePickerHeight: CGFloat = 34
  static let datePickerGap: CGFloat = 6
  /// The calendar of a date picker; these and the row of the time are iOS 26's.
  static let datePickerCalendarWidth: CGFloat = 320
  /// The height of a calendar without its weeks.
  static let datePickerCalendarHeight: CGFloat = 100
  static let datePickerWeek: CGFloat = 45.5
  static let datePickerTimeRow: CGFloat = 46
  package static let cellHeight: CGFloat = 44
  package static let searchBarHeight: CGFloat = 56
  static let searchFieldHeight: CGFloat = 36
}

extension CGSize {
  /// Returns the size of the alignment rectangle of a control whose frame has this size.
  func aligned(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
