/// The signs of relations: equality, order, and inclusion.
extension Sketch {
  private mutating func wave(_ y: Double, _ width: Double) {
    let rise = 0.058 * FontInstance.cap
    let kept = v
    v = h
    var spine = Spine(hh * 0.6, y - rise * 0.9, .towards(0.3, 1))
    spine.to(width * 0.27, y + rise, .right)
    spine.to(width * 0.5, y, .towards(1, -0.56), tension: 0.5)
    spine.to(width * 0.73, y - rise, .right, tension: 0.5)
    spine.to(width - hh * 0.6, y + rise * 0.9, .towards(0.3, 1))
    stroke(spine)
    v = kept
  }

  mutating func relation(_ sign: Unicode.Scalar, _ width: Double) {
    let axis = Sketch.axis
    let gap = 0.115 * FontInstance.cap + 0.12 * h
    switch sign {
    case "≠":
      bar(0, width, axis + gap - hh)
      bar(0, width, axis - gap - hh)
      lines([(width * 0.30, axis - 2.1 * gap), (width * 0.70, axis + 2.1 * gap)], width: h * 0.9)
    case "≡":
      for row in [-1.0, 0, 1] { bar(0, width, axis + row * gap * 1.5 - hh * 0.9, height: h * 0.9) }
    case "≈":
      wave(axis + gap, width)
      wave(axis - gap, width)
    case "∼": wave(axis, width)
    case "≃":
      wave(axis + gap, width)
      bar(0, width, axis - gap - hh)
    default:
      wave(axis + gap * 1.6, width)
      bar(0, width, axis - hh)
      bar(0, width, axis - gap * 1.5 - hh)
    }
  }

  mutating func order(_ sign: Unicode.Scalar, _ width: Double) {
    let axis = Sketch.axis + 56
    let rise = width * 0.36
    let high = h * 1.08
    let opensLeft = sign == "≥" || sign == "≫" || sign == "≻"
    let twice = sign == "≪" || sign == "≫"
    let step = 1.9 * h + 116
    let single = twice ? width * 0.66 : width
    for index in 0..<(twice ? 2 : 1) {
      let x = Double(index) * step
      polygon([
        (x + single, axis + rise), (x + single, axis + rise - high), (x + high * 0.9, axis),
        (x + single, axis - rise + high), (x + single, axis - rise), (x, axis - high * 0.5),
        (x, axis + high * 0.5),
      ])
    }
    let whole = twice ? single + step : width
    if opensLeft { mirror(whole) }
    if twice { pivot = axis }
    if !twice, sign == "≤" || sign == "≥" { bar(0, width, axis - rise - h - 44) }
    finish(60, whole, 60)
  }

  mutating func element(_ sign: Unicode.Scalar) {
    let width = instance.body(500)
    let (low, high) = (0.04 * FontInstance.cap, 0.90 * FontInstance.cap)
    let middle = (low + high) / 2
    var spine = Spine(width, high - hh, .left)
    spine.to(width * 0.55, high - hh, .left)
    spine.to(hv, middle, .down)
    spine.to(width * 0.55, low + hh, .right)
    spine.to(width, low + hh, .right)
    stroke(spine)
    bar(hv, width * 0.94, middle - hh * 0.9, height: h * 0.9)
    if sign == "∉" { lines([(width * 0.3, low - 60), (width * 0.7, high + 60)], width: h * 0.86) }
    if sign == "∋" { mirror(width) }
    finish(60, width, 60)
  }

  mutating func subset(_ isMirrored: Bool, _ width: Double) {
    let (low, high) = (0.10 * FontInstance.cap, 0.84 * FontInstance.cap)
    var spine = Spine(width, high - hh, .left)
    spine.to(width * 0.5, high - hh, .left)
    spine.to(hv, (low + high) / 2, .down)
    spine.to(width * 0.5, low + hh, .right)
    spine.to(width, low + hh, .right)
    stroke(spine)
    if isMirrored { mirror(width) }
    finish(60, width, 60)
  }
}
