internal import Foundation
internal import GraphicsCore
internal import Paths

/// The operators of a page or a group, and the resources that they name.
///
/// Coordinates are those of the drawing. Shapes, clips, images and axial and radial gradients are vectors; what PDF does not
/// have is drawn as pixels: shadows, repeated drawings, and gradients around a point.
struct PDFContent {
  let file: PDFFile
  /// The rectangle of the drawing, in its own coordinates.
  let rect: CGRect
  private(set) var text = ""
  private var resources: [(kind: String, name: String, value: String)] = []
  /// The images that the file has already.
  let images: PDFImages

  init(_ file: PDFFile, _ rect: CGRect, _ images: PDFImages) {
    (self.file, self.rect, self.images) = (file, rect, images)
  }

  /// The dictionary of resources.
  var resourceDictionary: String {
    let kinds = ["ExtGState", "Shading", "XObject"]
    let entries = kinds.compactMap { kind -> String? in
      let own = resources.filter { $0.kind == kind }
      guard !own.isEmpty else { return nil }
      return "/\(kind) << " + own.map { "/\($0.name) \($0.value)" }.joined(separator: " ") + " >>"
    }
    return "<< " + entries.joined(separator: " ") + " >>"
  }

  mutating func write(_ line: String) { text += line + "\n" }

  /// Returns the name of a resource, the same for equal ones.
  mutating func name(_ kind: String, _ value: String) -> String {
    if let known = resources.first(where: { $0.kind == kind && $0.value == value }) { return known.name }
    let name = "\(kind.prefix(1))\(resources.count + 1)"
    resources.append((kind, name, value))
    return name
  }

  /// Writes steps, back to front.
  mutating func append(_ steps: ArraySlice<Drawing.Step>) {
    var index = steps.startIndex
    while index < steps.endIndex {
      let step = steps[index]
      var end = index + 1
      if case .group(let count) = step.content { end = min(steps.endIndex, end + count) }
      append(step, inside: steps[(index + 1)..<end])
      index = end
    }
  }

  /// Writes a step, with its content if it is a group.
  private mutating func append(_ step: Drawing.Step, inside: ArraySlice<Drawing.Step>) {
    // PDF cannot make transparent what is drawn.
    if step.blend == .clear { return }
    var plain = step
    if let shadow = step.shadow {
      plain.shadow = nil
      var only = step
      only.shadow?.drawsSource = false
      only.blend = .normal
      appendPixels([only] + inside, blend: step.blend)
      if !shadow.drawsSource { return }
    }
    if case .area(let area, let paint) = plain.content, !paint.isVector {
      appendPixels(
        [Drawing.Step(.area(area, paint), clips: step.clips, opacity: step.opacity)], blend: step.blend)
      return
    }
    write("q")
    var masks: [Drawing.ImagePaint] = []
    for clip in step.clips {
      switch clip {
      case .area(let area): appendClip(area)
      case .mask(let paint): masks.append(paint)
      }
    }
    plain.clips = []
    append(plain, inside: inside, under: masks[...])
    write("Q")
  }

  /// Writes a step without clips under masks, each in a group of its own: a graphics state has one mask only.
  private mutating func append(
    _ step: Drawing.Step, inside: ArraySlice<Drawing.Step>, under masks: ArraySlice<Drawing.ImagePaint>
  ) {
    guard let mask = masks.first else {
      switch step.content {
      case .area(let area, let paint): append(area, paint, step)
      case .group: appendGroup(step, inside)
      }
      return
    }
    var whole = step
    (whole.opacity, whole.blend) = (1, .normal)
    var content = PDFContent(file, rect, images)
    content.append(whole, inside: inside, under: masks.dropFirst())
    // The image's alpha as greys.
    var greys = PDFContent(file, rect, images)
    greys.appendImage(mask, number: images.alpha(of: mask.image, in: file))
    appendForm(content, step, mask: greys.form(group: "/S /Transparency /CS /DeviceGray /I true"))
  }

  private mutating func appendGroup(_ step: Drawing.Step, _ inside: ArraySlice<Drawing.Step>) {
    var content = PDFContent(file, rect, images)
    content.append(inside)
    appendForm(content, step)
  }

  /// Writes content as a group with the opacity and the blend mode of a step, and under a mask.
  private mutating func appendForm(_ content: PDFContent, _ step: Drawing.Step, mask: Int? = nil) {
    let form = content.form(group: "/S /Transparency /CS /DeviceRGB /I true")
    setState(opacity: Double(step.opacity), blend: step.blend, mask: mask)
    write("/\(name("XObject", "\(form) 0 R")) Do")
  }

  /// Adds the content as a form, and returns its number.
  func form(group: String) -> Int {
    let box = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0) }
    return file.add(
      "/Type /XObject /Subtype /Form /BBox [\(PDFText.numbers(box))] /Group << \(group) >> "
        + "/Resources \(resourceDictionary)", stream: Array(text.utf8))
  }

  // MARK: State

  /// Writes an opacity, a blend mode and a mask, where they are not the usual ones.
  mutating func setState(opacity: Double, blend: CGBlendMode = .normal, mask: Int? = nil) {
    var entries: [String] = []
    if opacity < 1 {
      let share = PDFText.number(max(0, opacity))
      entries.append("/ca \(share) /CA \(share)")
    }
    if let mode = blend.pdfName { entries.append("/BM /\(mode)") }
    if let mask { entries.append("/SMask << /Type /Mask /S /Luminosity /G \(mask) 0 R >>") }
    guard !entries.isEmpty else { return }
    write("/\(name("ExtGState", "<< \(entries.joined(separator: " ")) >>")) gs")
  }

  /// Intersects the clip with an area; an empty one hides everything.
  mutating func appendClip(_ area: Drawing.Area) {
    let (path, evenOdd) = area.inside
    append(path)
    if path.isEmpty { write("0 0 m") }
    write(evenOdd ? "W* n" : "W n")
  }

  // MARK: Paths

  /// Writes the elements of a path.
  mutating func append(_ path: Paths.Path) {
    var last = Point(x: 0, y: 0)
    var start = last
    for element in path.elements {
      switch element {
      case .move(let point):
        write("\(PDFContent.text(point)) m")
        (last, start) = (point, point)
      case .line(let point):
        write("\(PDFContent.text(point)) l")
        last = point
      case .quad(let control, let end):
        // The cubic curve of the same points.
        let first = PDFContent.between(last, control)
        let second = PDFContent.between(end, control)
        write("\(PDFContent.text(first)) \(PDFContent.text(second)) \(PDFContent.text(end)) c")
        last = end
      case .cubic(let first, let second, let end):
        write("\(PDFContent.text(first)) \(PDFContent.text(second)) \(PDFContent.text(end)) c")
        last = end
      case .close:
        write("h")
        last = start
      }
    }
  }

  private static func between(_ point: Point, _ control: Point) -> Point {
    Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
  }

  private static func text(_ point: Point) -> String { PDFText.numbers([point.x, point.y]) }
}

extension Drawing.Area {
  /// The area as the inside of a path, with its rule.
  var inside: (path: Paths.Path, evenOdd: Bool) {
    switch self {
    case .fill(let path, let evenOdd): return (path, evenOdd)
    case .glyphs(let run): return (run.path, false)
    case .stroke(let path, let style, let pen):
      var outline = Paths.Path()
      for polygon in path.stroked(style, tolerance: 0.01) {
        for (index, point) in polygon.enumerated() {
          if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
        }
        outline.close()
      }
      return (outline.mapped(by: pen), false)
    }
  }
}

extension CGBlendMode {
  /// The name of the mode in PDF; nil for the usual one, and for those that PDF does not have.
  fileprivate var pdfName: String? {
    switch self {
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: nil
    }
  }
}
