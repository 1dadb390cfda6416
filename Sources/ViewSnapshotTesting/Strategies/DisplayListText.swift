internal import Raster

extension DisplayList {
  /// The items, one per line; those of a group are indented by two blanks.
  var lines: String {
    var lines = ["\(width)×\(height) pixels"]
    // A clip to the canvas has no effect.
    let canvas = FixedRect(
      minX: Fixed(pixels: 0), minY: Fixed(pixels: 0), maxX: Fixed(pixels: width), maxY: Fixed(pixels: height))
    var ends: [Int] = []
    for (index, item) in items.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      lines.append(String(repeating: "  ", count: ends.count) + item.content.line(on: canvas))
      if case .group(let group) = item.content { ends.append(index + 1 + group.itemCount) }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem.Content {
  fileprivate func line(on canvas: FixedRect) -> String {
    switch self {
    case .fill(let fill):
      var line = "fill \(fill.shape.words) with \(fill.paint.words)\(fill.clip.words(on: canvas))"
      if fill.coverage == .pixelCentre { line += ", hard edges" }
      return fill.blend == .sourceOver ? line : "\(line), \(fill.blend)"
    case .group(let group):
      var line = "group of \(group.itemCount), opacity \(group.opacity)\(group.clip.words(on: canvas))"
      if group.maskItemCount > 0 { line += ", masked by the first \(group.maskItemCount)" }
      if let shadow = group.shadow {
        line +=
          ", shadow \(shadow.color.words) by \(shadow.offset.x) \(shadow.offset.y), sigma \(shadow.sigma)"
      }
      return group.blend == .sourceOver ? line : "\(line), \(group.blend)"
    }
  }
}

extension Shape {
  fileprivate var words: String {
    switch self {
    case .rectangle(let rect): rect.words
    case .roundedRectangle(let rounded): rounded.words
    case .ring(let outer, let inner): "ring \(outer.words) without \(inner.words)"
    case .polygon(let contours): "\(contours.count) outlines in \(bounds.words)"
    case .evenOddPolygon(let contours): "\(contours.count) outlines, even-odd, in \(bounds.words)"
    case .glyphs(let glyphs): "\(glyphs.marks.count) glyphs in \(bounds.words)"
    }
  }
}

extension FixedRect {
  /// The left and top edge, and the right and bottom one.
  fileprivate var words: String { "\(minX) \(minY) … \(maxX) \(maxY)" }
}

extension FixedRoundedRect {
  fileprivate var words: String {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map {
      $0.x == $0.y ? "\($0.x)" : "\($0.x)/\($0.y)"
    }
    return "\(rect.words) corners \(Set(radii).count == 1 ? radii[0] : radii.joined(separator: " "))"
  }
}

extension Clip {
  fileprivate func words(on canvas: FixedRect) -> String {
    var words = rect == .everything || rect == canvas ? "" : ", in \(rect.words)"
    for shape in shapes { words += ", in \(shape.words)" }
    return words
  }
}

extension Paint {
  fileprivate var words: String {
    switch self {
    case .solid(let color): color.words
    case .gradient(let gradient): "gradient \(gradient.geometry), \(gradient.stops.count) stops"
    case .image: "image"
    case .backdrop(let backdrop):
      "backdrop, sigma \(backdrop.sigma), saturation \(backdrop.saturation), \(backdrop.tint.words)"
    }
  }
}

extension StraightColor {
  /// The colour as on web pages.
  fileprivate var words: String {
    func hex(_ channel: UInt8) -> String {
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + [red, green, blue, alpha].map(hex).joined()
  }
}
