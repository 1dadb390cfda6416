import ControlCore
internal import Foundation
import GraphicsCore
import LayoutCore

/// The segments of segmented controls, which draw them without views.
extension HeadlessUser {
  /// A segment on the screen.
  struct Segment {
    let control: UISegmentedControl
    let index: Int
  }

  /// Returns the segment with a title, unless a view has that name.
  func segment(titled title: String) -> Segment? {
    let views = visibleViews
    guard !views.contains(where: { $0.userNames.contains(title) }) else { return nil }
    for case let control as UISegmentedControl in views {
      if let index = control.segmentTitles.firstIndex(of: title) {
        return Segment(control: control, index: index)
      }
    }
    return nil
  }

  /// Taps at the center of the visible part of a segment.
  func tap(on segment: Segment, count: Int) throws(HeadlessUserError) {
    let control = segment.control
    _ = try point(of: control)
    let rect = control.convert(control.segmentRects[segment.index], to: window)
    guard let part = visiblePart(of: control)?.intersection(rect), !part.isNull, !part.isEmpty else {
      throw .outOfSight("\"\(control.segmentTitles[segment.index])\"")
    }
    tap(at: CGPoint(x: part.midX, y: part.midY), count: count)
  }
}

extension UIView {
  /// The titles of the segments, if the view is a segmented control; empty for those with images.
  var segmentTitles: [String] {
    guard let control = self as? UISegmentedControl else { return [] }
    return (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
  }
}
