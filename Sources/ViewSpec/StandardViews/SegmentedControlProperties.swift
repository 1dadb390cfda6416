internal import Foundation
internal import LayoutCore

/// A segment, as a spec says it.
private struct Segment {
  var title: String?
  var image: UIImage?
  var width: CGFloat = 0
  var isEnabled = true
}

extension PropertyValue<Segment> {
  /// A title, or an object.
  fileprivate static var segment: PropertyValue {
    PropertyValue { element, scope throws(SpecProblem) in
      if case .string(let title) = element.value.content { return { _ in Segment(title: title) } }
      let make = try object(
        [
          Property("title", .text) { $0.title = $1 },
          Property("image", .image) { $0.image = $1 },
          Property("width", .length) { $0.width = $1 },
          Property("enabled", .flag) { $0.isEnabled = $1 },
        ], from: { Segment() }
      ).read(element, scope)
      let reader = try element.object()
      guard reader.contains("title") != reader.contains("image") else {
        throw element.problem("a segment has a title or an image", suggestion: "give it one of them")
      }
      return make
    }
  }
}

extension StandardView {
  /// `UISegmentedControl`.
  static let segmentedControl = StandardView(
    control: { UISegmentedControl(frame: .zero) },
    [
      Property("items", .array(of: .segment)) { control, segments in
        for (place, segment) in segments.enumerated() { control.insert(segment, at: place) }
      },
      .checked("selectedSegmentIndex", .integer(in: -1...PropertyLimits.arrayCount)) {
        control, index, element throws(SpecProblem) in
        guard index < control.numberOfSegments else {
          throw element.problem(
            "found segment \(index) of \(control.numberOfSegments)",
            suggestion: "the first segment is 0, and -1 is none")
        }
        control.selectedSegmentIndex = index
      },
      Property("apportionsSegmentWidthsByContent", .flag) { $0.apportionsSegmentWidthsByContent = $1 },
      Property("selectedSegmentTintColor", .color) { $0.selectedSegmentTintColor = $1 },
      Property("titleTextAttributes", .textAttributes) { $0.setTitleTextAttributes($1, for: .normal) },
      Property("selectedTitleTextAttributes", .textAttributes) {
        $0.setTitleTextAttributes($1, for: .selected)
      },
    ])
}

extension UISegmentedControl {
  fileprivate func insert(_ segment: Segment, at place: Int) {
    if let image = segment.image {
      insertSegment(with: image, at: place, animated: false)
    } else {
      insertSegment(withTitle: segment.title, at: place, animated: false)
    }
    setWidth(segment.width, forSegmentAt: place)
    setEnabled(segment.isEnabled, forSegmentAt: place)
  }
}
