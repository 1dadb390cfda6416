import TestSupport

@testable import Raster

/// Draws display lists and outlines that an input says, and compares them with plain drawings of the same.
///
/// Lists on small canvases are drawn to the byte as the plain drawing draws them, outlines cover what they enclose, and lists
/// with numbers of all sizes are the same in bands as without them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRaster(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var random = unsafe SeededGenerator(bytes: UnsafeBufferPointer(start: start, count: count))
  switch Int.random(in: 0..<8, using: &random) {
  case 0, 1, 2: drawPlainly(&random)
  case 3, 4, 5: cover(&random)
  default: drawHostile(&random)
  }
  return 0
}

/// Returns the usual rule, or one that makes bands wherever they can be.
private func rule(_ random: inout SeededGenerator) -> Band.Rule {
  let height = [0, 1, 2, 3, 7, 32, 1_000].randomElement(using: &random) ?? 0
  return height == 0 ? .standard : Band.Rule(height: height, excess: 0)
}

private func draw(_ list: DisplayList, by rule: Band.Rule) -> Bitmap {
  var drawn = Bitmap(width: list.width, height: 0)
  Rasterizer(drawingBandsBy: rule).render(list, into: &drawn)
  return drawn
}

private func drawPlainly(_ random: inout SeededGenerator) {
  let rule = rule(&random)
  let (list, margin) = RandomDisplayList.make(from: random)
  precondition(draw(list, by: rule) == PlainDrawing.bitmap(list, margin: margin))
}

private func drawHostile(_ random: inout SeededGenerator) {
  let rule = rule(&random)
  var hostile = HostileDisplayList(random)
  let list = hostile.make()
  let drawn = draw(list, by: rule)
  precondition(drawn.width == list.width && drawn.height == list.height)
  precondition(drawn == draw(list, by: .standard))
}

/// Compares the coverage of outlines with the area inside of them, pixel by pixel.
private func cover(_ random: inout SeededGenerator) {
  let side = Int.random(in: 1...6, using: &random)
  let evenOdd = Bool.random(using: &random)
  let (reach, grid) = (
    [2, 6, 400].randomElement(using: &random) ?? 2, [256, 64, 1].randomElement(using: &random) ?? 1
  )
  var contours: [[FixedPoint]] = []
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    contours.append(
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        func place() -> Fixed {
          let raw = Int.random(in: -reach * 256...(side + reach) * 256, using: &random)
          return Fixed(rawValue: Int32(raw / grid * grid))
        }
        return FixedPoint(x: place(), y: place())
      })
  }
  var clip = FixedRect.everything
  if Bool.random(using: &random) {
    func place() -> Fixed { Fixed(rawValue: Int32(Int.random(in: -256...side * 256 + 256, using: &random))) }
    clip = FixedRect(minX: place(), minY: place(), maxX: place(), maxY: place())
  }
  let white = Paint.solid(StraightColor(red: 255, green: 255, blue: 255))
  let fill = Fill(evenOdd ? .evenOddPolygon(contours) : .polygon(contours), white, clip: Clip(rect: clip))
  let drawn = draw(
    DisplayList(width: side, height: side, items: [DisplayItem(.fill(fill))]), by: rule(&random))
  // The area is rounded once, and each crossing to a 65,536th of a pixel.
  let tolerance = 0.5 + Double(contours.joined().count) * 255 / 65_536
  let oracle = CoverageOracle(contours, evenOdd: evenOdd)
  for y in 0..<side {
    for x in 0..<side {
      let area = 255 * oracle.coverage(x: x, y: y, clip: clip)
      precondition(abs(Double(drawn[x, y].alpha) - area) <= tolerance, "pixel (\(x), \(y)) is not \(area)")
    }
  }
}
