internal import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import Paths

extension PDFContent {
  /// Writes an area in a paint, with the opacity and the blend mode of its step.
  mutating func append(_ area: Drawing.Area, _ paint: Drawing.Paint, _ step: Drawing.Step) {
    let opacity = Double(step.opacity)
    switch paint {
    case .color(let color):
      setState(opacity: opacity * Double(color.alpha), blend: step.blend)
      appendArea(area, color)
    case .gradient(let gradient):
      appendClip(area)
      let mask = gradient.hasAlpha ? alphaMask(gradient) : nil
      setState(opacity: opacity, blend: step.blend, mask: mask)
      appendShading(gradient, ofAlpha: false)
    case .image(let image):
      appendClip(area)
      setState(opacity: opacity * Double(image.tint?.alpha ?? 1), blend: step.blend)
      appendImage(
        image,
        number: images.number(
          of: image.image, tint: image.tint, isSmooth: image.sampling != .nearest, in: file))
    case .pattern: break
    }
  }

  private mutating func appendArea(_ area: Drawing.Area, _ color: CGColor) {
    let (red, green, blue, _) = color.srgb
    let channels = PDFText.numbers([red, green, blue].map { max(0, min(Double($0), 1)) })
    switch area {
    case .fill(let path, let evenOdd):
      write("\(channels) rg")
      append(path)
      write(evenOdd ? "f*" : "f")
    case .glyphs(let run):
      write("\(channels) rg")
      for mark in run.marks {
        let outline = run.outline(of: mark)
        guard !outline.isEmpty else { continue }
        append(outline)
        write("f")
      }
    case .stroke(let path, let style, let pen):
      guard style.width > 0 else { return }
      write(
        "\(channels) RG \(PDFText.number(style.width)) w \(style.cap.pdfNumber) J \(style.join.pdfNumber) j")
      write("\(PDFText.number(max(1, style.miterLimit))) M")
      if !style.dashLengths.isEmpty, style.dashLengths.reduce(0, +) > 0 {
        write("[\(PDFText.numbers(style.dashLengths))] \(PDFText.number(style.dashPhase)) d")
      }
      write("\(PDFContent.text(pen)) cm")
      append(path)
      write("S")
    }
  }

  // MARK: Images

  /// Writes an image, whose clip is set already.
  mutating func appendImage(_ paint: Drawing.ImagePaint, number: Int) {
    let (width, height) = (Double(paint.image.width), Double(paint.image.height))
    // From the unit square, y up, to the pixels, y down.
    let unit = Paths.AffineTransform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)
    write("\(PDFContent.text(unit.concatenating(paint.transform))) cm")
    write("/\(name("XObject", "\(number) 0 R")) Do")
  }

  static func text(_ map: Paths.AffineTransform) -> String {
    PDFText.numbers([map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  /// Writes steps as an image of their pixels, which is composited by a blend mode.
  mutating func appendPixels(_ steps: [Drawing.Step], blend: CGBlendMode) {
    let area = steps.first?.pixelArea(in: rect) ?? rect
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    // Four pixels per point, fewer for large areas.
    let scale = min(4, 4096 / max(area.width, area.height))
    let context = CGContext(rect: area, scale: scale)
    let (width, height) = (Int((area.width * scale).rounded(.up)), Int((area.height * scale).rounded(.up)))
    let pixels = BitmapTarget(
      width: max(1, width), height: max(1, height), rect: area, scale: scale, format: .standard,
      bytesPerRow: max(1, width) * 4)
    context.append(steps)
    let place = Paths.AffineTransform.scale(x: Double(1 / scale), y: Double(1 / scale))
      .concatenating(.translation(x: Double(area.minX), y: Double(area.minY)))
    let paint = Drawing.ImagePaint(pixels.image(of: context), transform: place)
    write("q")
    setState(opacity: 1, blend: blend)
    appendImage(paint, number: images.number(of: paint.image, tint: nil, in: file))
    write("Q")
  }

  // MARK: Gradients

  /// Returns the number of a form whose greys are the alphas of a gradient.
  private func alphaMask(_ gradient: Drawing.GradientPaint) -> Int {
    var content = PDFContent(file, rect, images)
    content.appendShading(gradient, ofAlpha: true)
    return content.form(group: "/S /Transparency /CS /DeviceGray /I true")
  }

  /// Writes a gradient, whose clip is set already.
  private mutating func appendShading(_ paint: Drawing.GradientPaint, ofAlpha isAlpha: Bool) {
    let (type, numbers): (Int, [CGFloat])
    switch paint.geometry {
    case .linear(let from, let to): (type, numbers) = (2, [from.x, from.y, to.x, to.y])
    case .radial(let from, let radius, let to, let endRadius):
      (type, numbers) = (3, [from.x, from.y, radius, to.x, to.y, endRadius])
    case .conic: return
    }
    let extend = "[\(paint.extendsBefore) \(paint.extendsAfter)]"
    let shading =
      "<< /ShadingType \(type) /ColorSpace \(isAlpha ? "/DeviceGray" : "/DeviceRGB") "
      + "/Coords [\(PDFText.numbers(numbers.map { Double($0) }))] /Extend \(extend) "
      + "/Function \(PDFContent.function(paint.gradient, ofAlpha: isAlpha)) >>"
    write("\(PDFContent.text(paint.transform)) cm")
    write("/\(name("Shading", shading)) sh")
  }

  /// Returns the function from locations to colours, or to alphas.
  private static func function(_ gradient: CGGradient, ofAlpha isAlpha: Bool) -> String {
    var stops = gradient.stops.map { stop -> (place: Double, values: [Double]) in
      let (red, green, blue, alpha) = stop.color.srgb
      let values = (isAlpha ? [alpha] : [red, green, blue]).map { max(0, min(Double($0), 1)) }
      return (max(0, min(Double(stop.location), 1)), values)
    }
    guard let first = stops.first, let last = stops.last else { return "null" }
    if first.place > 0 { stops.insert((0, first.values), at: 0) }
    if last.place < 1 || stops.count == 1 { stops.append((1, last.values)) }
    func part(_ start: [Double], _ end: [Double]) -> String {
      "<< /FunctionType 2 /Domain [0 1] /C0 [\(PDFText.numbers(start))] /C1 [\(PDFText.numbers(end))] /N 1 >>"
    }
    let parts = zip(stops, stops.dropFirst()).filter { $0.place < $1.place }
    guard parts.count > 1 else {
      return parts.first.map { part($0.values, $1.values) } ?? part(first.values, last.values)
    }
    let bounds = parts.dropFirst().map { $0.0.place }
    return "<< /FunctionType 3 /Domain [0 1] /Functions ["
      + parts.map { part($0.values, $1.values) }.joined(separator: " ")
      + "] /Bounds [\(PDFText.numbers(Array(bounds)))] /Encode [\(parts.map { _ in "0 1" }.joined(separator: " "))] >>"
  }
}

extension Drawing.Paint {
  /// Whether or not PDF has such a paint.
  var isVector: Bool {
    switch self {
    case .color: true
    case .gradient(let paint): if case .conic = paint.geometry { false } else { true }
    case .image(let paint): !paint.repeatsAcross && !paint.repeatsDown
    case .pattern: false
    }
  }
}

extension Drawing.GradientPaint {
  fileprivate var hasAlpha: Bool { gradient.stops.contains { $0.color.alpha < 1 } }
}

extension Drawing.Step {
  /// Returns the rectangle of a page that the step may change; that of the whole page for a group.
  fileprivate func pixelArea(in page: CGRect) -> CGRect {
    guard case .area(let area, _) = content else { return page }
    var box = area.box ?? .null
    if let shadow, !box.isNull {
      let reach = 2 * shadow.sigma + 1
      let cast = box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      box = box.union(cast.insetBy(dx: -reach, dy: -reach))
    }
    return box.common(with: page)
  }
}

extension StrokeStyle.Cap {
  fileprivate var pdfNumber: Int {
    switch self {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var pdfNumber: Int {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
