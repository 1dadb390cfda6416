package import ViewLint

/// A view as the page and the tools show it.
package struct InspectedNode: Codable, Hashable, Sendable {
  /// The index among the nodes of its list.
  package var id: Int
  package var parent: Int?
  package var depth: Int
  package var type: String
  package var identifier: String?
  /// The path as findings have it.
  package var path: String
  /// The frame in the parent's coordinates, in points.
  package var frame: Rect
  /// The bounding box in the picture, in points; nil if it is hidden.
  package var box: Rect?
  package var text: String?
  /// The properties that differ from the defaults, as in layout trees.
  package var properties: [String: String]
  /// The constraints in words, such as `width == 44 (priority 999)`.
  package var constraints: [String]
  /// The line that set the frame last, or the line of a spec's view; nil if UIKit did.
  package var setBy: FindingSource?
  package var isHidden: Bool
  /// Whether or not a control is enabled; nil for other views.
  package var isEnabled: Bool?
  /// The words of VoiceOver, if it is an element.
  package var spoken: String?

  /// A rectangle in points.
  package struct Rect: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  package init(
    id: Int, parent: Int? = nil, depth: Int = 0, type: String, identifier: String? = nil, path: String,
    frame: Rect, box: Rect? = nil, text: String? = nil, properties: [String: String] = [:],
    constraints: [String] = [], setBy: FindingSource? = nil, isHidden: Bool = false, isEnabled: Bool? = nil,
    spoken: String? = nil
  ) {
    (self.id, self.parent, self.depth) = (id, parent, depth)
    (self.type, self.identifier, self.path) = (type, identifier, path)
    (self.frame, self.box, self.text) = (frame, box, text)
    (self.properties, self.constraints, self.setBy) = (properties, constraints, setBy)
    (self.isHidden, self.isEnabled, self.spoken) = (isHidden, isEnabled, spoken)
  }
}
