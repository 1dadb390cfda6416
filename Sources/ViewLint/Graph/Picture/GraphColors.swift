internal import Raster

/// The colours of a picture of a graph, on a light or a dark background.
struct GraphColors {
  let background: StraightColor
  let box: StraightColor
  let boxEdge: StraightColor
  /// The background of every other row.
  let stripe: StraightColor
  let ink: StraightColor
  let paleInk: StraightColor
  let size: StraightColor
  let position: StraightColor
  let arrow: StraightColor
  let implicitArrow: StraightColor
  let broken: StraightColor

  static let light = GraphColors(
    background: .rgb(0xFFFFFF), box: .rgb(0xF3F5F8), boxEdge: .rgb(0xD3D8E0), stripe: .rgb(0xF8F9FB),
    ink: .rgb(0x1C1F24), paleInk: .rgb(0x6A7180), size: .rgb(0x1F78D1), position: .rgb(0x8A4FD3),
    arrow: .rgb(0x4A5160), implicitArrow: .rgb(0x9FA7B5), broken: .rgb(0xD9203A))

  static let dark = GraphColors(
    background: .rgb(0x16181D), box: .rgb(0x22262E), boxEdge: .rgb(0x3B414D), stripe: .rgb(0x1B1E24),
    ink: .rgb(0xF0F2F5), paleInk: .rgb(0x9BA3B2), size: .rgb(0x55A6F5), position: .rgb(0xB78CF2),
    arrow: .rgb(0xC3C9D4), implicitArrow: .rgb(0x6C7483), broken: .rgb(0xFF5C6C))

  func color(of kind: DependencyGraph.Component.Kind) -> StraightColor {
    kind == .size ? size : position
  }
}

extension StraightColor {
  fileprivate static func rgb(_ value: UInt32) -> StraightColor {
    StraightColor(
      red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }
}
