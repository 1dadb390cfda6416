import Foundation
import GraphicsCore
import Paths

/// The reader of the shapes of an SVG file: paths, basic shapes, groups, transforms and styles.
final class VectorReader {
  /// A shape whose paints may refer to gradients further down.
  struct Found {
    var path: Path
    var style: VectorStyle
    /// The names of the groups that it is in.
    var groups: [String]
  }

  private(set) var shapes: [Found] = []
  /// The rectangles of lines and rectangles with names, which are the guides of symbols.
  private(set) var guides: [String: Rect] = [:]
  /// The first colours of gradients.
  private(set) var gradients: [String: VectorColor] = [:]
  private(set) var links: [String: String] = [:]
  private(set) var leftOut: [String] = []
  private(set) var root: [String: String]?
  private(set) var problem: VectorProblem?

  private var styles: [VectorStyle] = [VectorStyle()]
  private var groups: [String] = []
  private var classes: [String: [String: String]] = [:]
  private var gradient: String?
  private var css: String?
  /// The depth of an element whose contents are left out.
  private var skipped = 0

  private static let depthLimit = 256
  private static let shapeLimit = 20_000

  /// Reads the bytes of a file.
  init(_ data: Data) {
    var xml = VectorXML(data)
    do throws(VectorProblem) {
      while let parts = try xml.next() {
        for part in parts {
          switch part {
          case .start(let name, let attributes):
            guard styles.count < Self.depthLimit, shapes.count < Self.shapeLimit else {
              throw VectorProblem(place: "line \(xml.line)", problem: "the file has too many elements")
            }
            start(name, attributes)
          case .end(let name): end(name)
          case .text(let text): css?.append(text)
          }
        }
      }
    } catch {
      problem = error
    }
    if problem == nil, root == nil {
      problem = VectorProblem(place: "", problem: "the file has no element svg")
    }
  }

  private func start(_ element: String, _ attributes: [String: String]) {
    let name = element.split(separator: ":").last.map(String.init) ?? element
    var style = styles[styles.count - 1]
    style.apply(attributes, classes: classes)
    styles.append(style)
    groups.append(attributes["id"] ?? "")
    guard skipped == 0 else {
      skipped += 1
      readGradient(name, attributes)
      return
    }
    switch name {
    case "svg":
      if root == nil { root = attributes }
    case "g", "a", "switch": break
    case "style": css = ""
    case "defs": skipped = 1
    case "title", "desc", "metadata", "clipPath", "namedview": skipped = 1
    case "linearGradient", "radialGradient":
      skipped = 1
      readGradient(name, attributes)
    case "text", "image", "use", "mask", "filter", "pattern", "symbol", "marker", "foreignObject", "script",
      "animate":
      leaveOut("an element \(name)")
      skipped = 1
    default: readShape(name, attributes, style)
    }
  }

  private func end(_ element: String) {
    if styles.count > 1 { styles.removeLast() }
    if !groups.isEmpty { groups.removeLast() }
    if skipped > 0 { skipped -= 1 }
    if let css, element.hasSuffix("style") {
      readClasses(css)
      self.css = nil
    }
  }

  // MARK: Elements

  private func readShape(_ name: String, _ attributes: [String: String], _ style: VectorStyle) {
    func number(_ name: String) -> Double { VectorStyle.length(attributes[name]) ?? 0 }
    var path = Path()
    switch name {
    case "path":
      let reader = VectorPathReader(attributes["d"] ?? "")
      path = reader.path
      if !reader.isComplete { leaveOut("a damaged part of a path") }
    case "rect":
      let rect = Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      guard rect.width > 0, rect.height > 0 else { return }
      note(rect, attributes["id"])
      let rx = VectorStyle.length(attributes["rx"]) ?? number("ry")
      let ry = VectorStyle.length(attributes["ry"]) ?? rx
      path = Self.rectangle(rect, min(max(rx, 0), rect.width / 2), min(max(ry, 0), rect.height / 2))
    case "circle", "ellipse":
      let (rx, ry) = name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      guard rx > 0, ry > 0 else { return }
      path.appendEllipse(in: Rect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      let (first, second) = (Point(x: number("x1"), y: number("y1")), Point(x: number("x2"), y: number("y2")))
      path.move(to: first)
      path.line(to: second)
      note(
        Rect(
          x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
          height: abs(first.y - second.y)), attributes["id"])
    case "polyline", "polygon":
      var list = VectorNumbers(attributes["points"] ?? "")
      let numbers = list.all()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = Point(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if name == "polygon" { path.close() }
    default: return
    }
    guard style.isVisible, !path.isEmpty else { return }
    if attributes["mask"] != nil || attributes["filter"] != nil { leaveOut("a mask or a filter") }
    shapes.append(Found(path: path.mapped(by: style.transform), style: style, groups: groups))
  }

  private func note(_ rect: Rect, _ name: String?) {
    if let name { guides[name] = rect }
  }

  private static func rectangle(_ rect: Rect, _ rx: Double, _ ry: Double) -> Path {
    var path = Path()
    guard rx > 0, ry > 0 else {
      path.appendRect(rect)
      return path
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Each corner is a quarter of an ellipse.
    let (kx, ky) = (rx * (1 - 0.552284749831), ry * (1 - 0.552284749831))
    path.move(to: Point(x: left + rx, y: top))
    path.line(to: Point(x: right - rx, y: top))
    path.cubic(to: Point(x: right, y: top + ry), Point(x: right - kx, y: top), Point(x: right, y: top + ky))
    path.line(to: Point(x: right, y: bottom - ry))
    path.cubic(
      to: Point(x: right - rx, y: bottom), Point(x: right, y: bottom - ky), Point(x: right - kx, y: bottom))
    path.line(to: Point(x: left + rx, y: bottom))
    path.cubic(
      to: Point(x: left, y: bottom - ry), Point(x: left + kx, y: bottom), Point(x: left, y: bottom - ky))
    path.line(to: Point(x: left, y: top + ry))
    path.cubic(to: Point(x: left + rx, y: top), Point(x: left, y: top + ky), Point(x: left + kx, y: top))
    path.close()
    return path
  }

  private func readGradient(_ name: String, _ attributes: [String: String]) {
    if name == "linearGradient" || name == "radialGradient" {
      gradient = attributes["id"]
      if let id = gradient, let link = attributes["xlink:href"] ?? attributes["href"] {
        links[id] = String(link.drop { $0 == "#" })
      }
    } else if name == "stop", let id = gradient, gradients[id] == nil {
      var values = attributes
      for (name, value) in VectorStyle.declarations(attributes["style"] ?? "") { values[name] = value }
      var color = VectorColor(values["stop-color"] ?? "black") ?? .black
      color.alpha *= VectorStyle.share(values["stop-opacity"] ?? "1") ?? 1
      gradients[id] = color
    }
  }

  private func readClasses(_ css: String) {
    for rule in css.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard name.hasPrefix("."), !name.dropFirst().contains(where: { " .#:>[".contains($0) }) else {
          leaveOut("a style for '\(name.prefix(40))'")
          continue
        }
        for (property, value) in VectorStyle.declarations(String(parts[1])) {
          classes[String(name.dropFirst()), default: [:]][property] = value
        }
      }
    }
  }

  private func leaveOut(_ feature: String) {
    if leftOut.count < 20, !leftOut.contains(feature) { leftOut.append(feature) }
  }
}

extension Rect {
  /// Creates the rectangle with an origin and a size.
  fileprivate init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }
}
