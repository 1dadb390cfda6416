internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A segment of a segmented control in a spec.
private struct SpecSegment {
  var title: String?
  var image: UIImage?
  var width: CGFloat = 0
  var isEnabled = true
}

extension PropertyValue<SpecSegment> {
  /// A title, or an object.
  fileprivate static var segment: PropertyValue {
    let object = object(
      [
        Property("title", .text, "The title.") { $0.title = $1 },
        Property("image", .image, "The image, instead of a title.") { $0.image = $1 },
        Property("width", .length, "The width in points; 0 for the natural width.") { $0.width = $1 },
        Property("enabled", .flag, "Whether the segment is enabled.") { $0.isEnabled = $1 },
      ],
      rules: [
        KeyRule(
          .exactlyOne(["title", "image"]), "a segment has a title or an image",
          suggestion: "give it one of them")
      ], from: { SpecSegment() })
    return PropertyValue(.either([.text(.words), object.shape])) { element, scope throws(DocumentError) in
      if case .string(let title) = element.value.content { return { _ in SpecSegment(title: title) } }
      return try object.read(element, scope)
    }
  }
}

extension StandardView {
  /// `UISegmentedControl`.
  static let segmentedControl = StandardView(
    control: { UISegmentedControl(frame: .zero) },
    [
      Property("items", .array(of: .segment), "The segments, each a title or an object.") {
        control, segments in
        for (place, segment) in segments.enumerated() { control.insert(segment, at: place) }
      },
      .checked(
        "selectedSegmentIndex", .integer(in: -1...PropertyLimits.arrayCount),
        "The index of the selected segment, from 0; -1 for none."
      ) {
        control, index, element throws(DocumentError) in
        guard index < control.numberOfSegments else {
          throw element.problem(
            "found segment \(index) of \(control.numberOfSegments)",
            suggestion: "the first segment is 0, and -1 is none")
        }
        control.selectedSegmentIndex = index
      },
      Property("apportionsSegmentWidthsByContent", .flag, "Whether wider titles have wider segments.") {
        $0.apportionsSegmentWidthsByContent = $1
      },
      Property("selectedSegmentTintColor", .color, "The background colour of the selected segment.") {
        $0.selectedSegmentTintColor = $1
      },
      Property("titleTextAttributes", .textAttributes, "The attributes of titles.") {
        $0.setTitleTextAttributes($1, for: .normal)
      },
      Property(
        "selectedTitleTextAttributes", .textAttributes, "The attributes of the title of the selected segment."
      ) {
        $0.setTitleTextAttributes($1, for: .selected)
      },
    ])
}

extension UISegmentedControl {
  fileprivate func insert(_ segment: SpecSegment, at place: Int) {
    if let image = segment.image {
      insertSegment(with: image, at: place, animated: false)
    } else {
      insertSegment(withTitle: segment.title, at: place, animated: false)
    }
    setWidth(segment.width, forSegmentAt: place)
    setEnabled(segment.isEnabled, forSegmentAt: place)
  }
}
