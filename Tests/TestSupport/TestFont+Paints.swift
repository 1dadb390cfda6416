extension TestFont {
  /// A paint of a letter in colours, of the newer kind (`COLR`, version 1), in units of the font.
  package indirect enum Paint: Sendable {
    /// A colour of the palette with an opacity.
    case solid(Int, Double)
    /// Colours of the palette at places along a line, to a point, and across another one.
    case linear([(place: Double, color: Int)], from: (Int, Int), to: (Int, Int), turnedAt: (Int, Int))
    /// Colours of the palette at places from one circle to another.
    case radial([(place: Double, color: Int)], (Int, Int, radius: Int), (Int, Int, radius: Int))
    /// Colours around a point.
    case sweep([(place: Double, color: Int)])
    /// A paint in the outline of a letter.
    case letter(Unicode.Scalar, Paint)
    /// All of another letter in colours.
    case colored(Unicode.Scalar)
    /// A paint that is moved.
    case moved(Int, Int, Paint)
    /// A paint that is larger by a factor, from −2 to below 2.
    case scaled(Double, Paint)
    /// A paint that is turned by a part of half a turn around a point.
    case turned(Double, around: (Int, Int), Paint)
    /// A paint that is transformed: the format, and the numbers of 16 bits that it has behind the paint's place.
    case transformed(format: Int, [Int], Paint)
    /// A paint over another one.
    case over(Paint, Paint)
    /// A paint of a format that does not exist.
    case unknown
  }

  /// The table of letters whose layers are paints, the lowest first.
  var paintTable: [UInt8] {
    let sorted = paints.sorted { glyph($0.key) < glyph($1.key) }
    var (roots, bodies) = (FontTableBytes(), [UInt8]())
    var layers: [[UInt8]] = []
    roots.add(sorted.count, 4)
    for (letter, own) in sorted {
      roots.add([Int(glyph(letter))])
      roots.add(4 + 6 * sorted.count + bodies.count, 4)
      var body = FontTableBytes()
      body.add(1, 1)
      body.add(own.count, 1)
      body.add(layers.count, 4)
      bodies += body.bytes
      layers += own.map(bytes)
    }
    var (list, contents) = (FontTableBytes(), [UInt8]())
    list.add(layers.count, 4)
    for layer in layers {
      list.add(4 + 4 * layers.count + contents.count, 4)
      contents += layer
    }
    var header = FontTableBytes()
    header.add([1, 0, 0, 0, 0, 0, 0])
    header.add(34, 4)
    header.add(34 + roots.bytes.count + bodies.count, 4)
    for _ in 0..<3 { header.add(0, 4) }
    return header.bytes + roots.bytes + bodies + list.bytes + contents
  }

  private func bytes(_ paint: Paint) -> [UInt8] {
    var table = FontTableBytes()
    switch paint {
    case .solid(let color, let opacity):
      table.add(2, 1)
      table.add([color, share(opacity)])
    case .linear(let stops, let from, let to, let turn):
      table.add(4, 1)
      table.add(16, 3)
      table.add([from.0, from.1, to.0, to.1, turn.0, turn.1])
      add(stops, to: &table)
    case .radial(let stops, let inner, let outer):
      table.add(6, 1)
      table.add(16, 3)
      table.add([inner.0, inner.1, inner.radius, outer.0, outer.1, outer.radius])
      add(stops, to: &table)
    case .sweep(let stops):
      table.add(8, 1)
      table.add(12, 3)
      table.add([0, 0, 0, 0])
      add(stops, to: &table)
    case .letter(let letter, let fill):
      table.add(10, 1)
      table.add(6, 3)
      table.add([Int(glyph(letter))])
      table.bytes += bytes(fill)
    case .colored(let letter):
      table.add(11, 1)
      table.add([Int(glyph(letter))])
    case .moved(let x, let y, let child): return bytes(.transformed(format: 14, [x, y], child))
    case .scaled(let factor, let child): return bytes(.transformed(format: 20, [share(factor)], child))
    case .turned(let angle, let centre, let child):
      return bytes(.transformed(format: 26, [share(angle), centre.0, centre.1], child))
    case .transformed(let format, let numbers, let child):
      table.add(format, 1)
      table.add(4 + 2 * numbers.count, 3)
      table.add(numbers)
      table.bytes += bytes(child)
    case .over(let upper, let lower):
      let source = bytes(upper)
      table.add(32, 1)
      table.add(8, 3)
      table.add(3, 1)
      table.add(8 + source.count, 3)
      table.bytes += source + bytes(lower)
    case .unknown: table.add(99, 1)
    }
    return table.bytes
  }

  private func add(_ stops: [(place: Double, color: Int)], to table: inout FontTableBytes) {
    table.add(0, 1)
    table.add([stops.count])
    for stop in stops { table.add([share(stop.place), stop.color, share(1)]) }
  }

  /// Returns a number with 14 bits behind the point.
  private func share(_ number: Double) -> Int { Int((number * 16384).rounded()) }
}
