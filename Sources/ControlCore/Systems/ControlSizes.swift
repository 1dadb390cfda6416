package import Foundation
import GraphicsCore
package import StyleCore

/// The figures of controls, in points, for each version of the system (C.19, 26.C).
package enum ControlSizes {
  /// The size of a switch's frame; constraints see it without `toggleInsets` (26.C.1).
  static let toggle = SystemValue(CGSize(width: 51, height: 31), v26: CGSize(width: 68, height: 30))
  /// Whether or not a switch has that size in any frame (26.C.1).
  static let forcesToggle = SystemValue(false, v26: true)
  static let toggleInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The width of a switch's knob that is more than its height (26.C.2).
  static let toggleKnobLength = SystemValue<CGFloat>(0, v26: 13)
  /// The size of a button with a symbol in a circle, captured at 3 pixels per point (C.18).
  static let symbolButton = CGSize(width: 73.0 / 3, height: 71.0 / 3)
  static let closeButton = CGSize(width: 30, height: 30)
  static let stepper = CGSize(width: 94, height: 32)
  static let mediumIndicator = CGSize(width: 20, height: 20)
  static let largeIndicator = CGSize(width: 37, height: 37)
  static let progressHeight: CGFloat = 4
  /// Whether or not a progress view has that height in any frame (26.C.10).
  static let forcesProgressHeight = SystemValue(false, v26: true)
  /// The least length of the filled part of a progress view; nil draws any length, in fractions of points (26.C.10).
  static let progressLeast = SystemValue<CGFloat?>(nil, v26: 8)
  /// The height of a slider's frame; constraints see it without `sliderInsets` (26.C.4).
  static let sliderHeight = SystemValue<CGFloat>(31, v26: 34)
  static let sliderInsets = SystemValue(UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), v26: .zero)
  static let sliderTrack = SystemValue<CGFloat>(4, v26: 6)
  static let sliderThumb = SystemValue(CGSize(width: 28, height: 28), v26: CGSize(width: 37, height: 24))
  /// The track of a slider without a thumb, and its height while it is touched; estimates.
  static let thumblessTrack: CGFloat = 6
  static let thumblessTouchedTrack: CGFloat = 12
  /// The diameter of a tick, and the distance of its center from that of the track; estimates.
  static let sliderTick: CGFloat = 4
  static let sliderTickDistance: CGFloat = 9
  /// The distance from the thumb within which a touch moves it, in points.
  static let sliderReach: CGFloat = 8
  static let sliderImageGap: CGFloat = 8
  /// The height of a segmented control's frame; constraints see it without `segmentInsets` (26.C.6).
  static let segmentHeight: CGFloat = 32
  static let segmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// The part of a segment's width that is not its content's, and the least width of a segment (26.C.7).
  static let segmentExtra = SystemValue<CGFloat>(26, v26: 19)
  static let segmentLeast = SystemValue<CGFloat>(0, v26: 32)
  /// The radius of a segmented control; one larger than half of the height makes a capsule.
  static let segmentRadius = SystemValue<CGFloat>(8.5, v26: .infinity)
  static let stepperRadius = SystemValue<CGFloat>(8, v26: .infinity)
  /// The delay, in seconds, before a held stepper repeats; `stepperInterval` is the time between repetitions.
  static let stepperDelay = 0.5
  static let stepperInterval = 0.1
  package static let pageControlHeight: CGFloat = 26
  /// The diameter of a dot, and the distance from dot to dot (26.C.12).
  static let pageDot = SystemValue<CGFloat>(7, v26: 7.59)
  static let pagePitch: CGFloat = 18
  /// The width of a page control that is more than a pitch for each page (C.19, 26.C.12).
  static let pageControlExtra = SystemValue<CGFloat>(62.5, v18: 19, v26: 20)
  /// The share of its size that a dot beside which more dots are hidden has: the last one, and the one before it; estimates.
  static let lastDotShares: [CGFloat] = [0.4, 0.7]
  /// The least space in points between the dots and the ends of a control that hides some.
  static let pageControlMargin: CGFloat = 8
  /// The length in points of the present page's dot while it shows a progress; an estimate.
  static let pageProgressLength: CGFloat = 25
  /// The distance in points that a finger moves before it slides over the dots.
  static let pageSlop: CGFloat = 8
  static let picker = CGSize(width: 320, height: 216)
  /// The gap between the boxes of a compact date picker, and the space at both ends of their texts (26.C.20).
  static let datePickerGap = SystemValue<CGFloat>(6, v26: 4)
  static let datePickerInset = SystemValue<CGFloat>(11, v26: 12)
  static let datePickerRadius = SystemValue<CGFloat>(6, v26: .infinity)
  /// The height of a compact date picker; nil is that of a line with `datePickerPadding` or `timePickerPadding`.
  static let datePickerHeight = SystemValue<CGFloat?>(34, v26: .some(nil))
  static let datePickerPadding: CGFloat = 14
  static let timePickerPadding: CGFloat = 15.5
  /// The calendar of a date picker; these and the row of the time are iOS 26's.
  static let datePickerCalendarWidth: CGFloat = 320
  /// The height of a calendar without its weeks.
  static let datePickerCalendarHeight: CGFloat = 100
  static let datePickerWeek: CGFloat = 45.5
  static let datePickerTimeRow: CGFloat = 46
  /// The size that fits a calendar view; nil is that of its month with the margins (26.C.34).
  static let calendar = SystemValue<CGSize?>(nil, v26: CGSize(width: 280, height: 288))
  package static let cellHeight: CGFloat = 44
  package static let searchBarHeight = SystemValue<CGFloat>(56, v26: 64)
  static let searchFieldHeight = SystemValue<CGFloat>(36, v26: 44)
}

extension CGSize {
  /// Returns the size of the alignment rectangle of a control whose frame has this size.
  func aligned(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
