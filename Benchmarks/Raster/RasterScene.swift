import Raster

/// A picture of the size of a phone's screen at 3x, to be drawn by Plumb and its peers.
struct RasterScene {
  static let (width, height) = (1179, 2556)

  let name: String
  let steps: [SceneStep]

  /// The scene as Plumb draws it.
  var list: DisplayList {
    DisplayList(width: Self.width, height: Self.height, items: steps.map { $0.item(clip: .none) })
  }

  /// Everything that is measured, simple things first.
  static let all: [RasterScene] = {
    let rows = list(offset: 0)
    return [
      RasterScene(name: "full fill", steps: [screen]),
      RasterScene(name: "list, aligned", steps: [screen] + rows),
      RasterScene(name: "list, fractional", steps: [screen] + list(offset: 0.37)),
      RasterScene(name: "1,000 translucent", steps: [screen] + translucent),
      RasterScene(name: "200 rounded, borders", steps: [screen] + rounded),
      RasterScene(name: "10,000 tiny", steps: [screen] + tiny),
      RasterScene(name: "100 turned", steps: [screen] + turned),
      RasterScene(name: "50 clipped groups", steps: [screen] + groups(radius: 0)),
      RasterScene(name: "50 rounded groups", steps: [screen] + groups(radius: 30)),
    ]
  }()

  private static let screen = SceneStep(
    x: 0, y: 0, width: Double(width), height: Double(height),
    color: StraightColor(red: 242, green: 242, blue: 247))

  /// 24 rows of 8 rectangles, and 8 more.
  private static func list(offset: Double) -> [SceneStep] {
    var random = SceneRandom()
    var steps: [SceneStep] = []
    func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      steps.append(
        SceneStep(x: x + offset, y: y + offset, width: width, height: height, color: random.color()))
    }
    for row in 0..<24 {
      let y = Double(106 * row + 4)
      for place in [
        (24, 0, 1131, 96), (48, 14, 66, 66), (132, 16, 420, 18), (132, 44, 640, 14), (132, 66, 300, 12),
        (939, 20, 120, 30), (1079, 22, 40, 40), (48, 90, 1083, 1),
      ] as [(Double, Double, Double, Double)] {
        add(place.0, y + place.1, place.2, place.3)
      }
    }
    for index in 0..<8 { add(Double(10 + index * 140), 2, 100, 2) }
    return steps
  }

  private static var translucent: [SceneStep] {
    var random = SceneRandom()
    return (0..<1_000).map { _ in
      let (width, height) = (random.number(50, 250), random.number(50, 250))
      return SceneStep(
        x: random.number(0, 1_179 - width), y: random.number(0, 2_556 - height), width: width, height: height,
        color: random.color(alpha: UInt8(random.number(40, 200))))
    }
  }

  /// Cards and the lines around them.
  private static var rounded: [SceneStep] {
    var random = SceneRandom()
    return (0..<200).flatMap { index in
      let card = SceneStep(
        kind: .rounded(radius: 36), x: Double(20 + index % 4 * 288), y: Double(14 + index / 4 * 50),
        width: 270,
        height: 110, color: random.color())
      var border = card
      border.kind = .border(radius: 36, line: 3)
      border.color = random.color()
      return [card, border]
    }
  }

  private static var tiny: [SceneStep] {
    var random = SceneRandom()
    return (0..<10_000).map { _ in
      SceneStep(
        x: random.number(0, 1_171), y: random.number(0, 2_548), width: 8, height: 8, color: random.color())
    }
  }

  private static var turned: [SceneStep] {
    var random = SceneRandom()
    return (0..<100).map { index in
      SceneStep(
        kind: .turned(angle: 0.1 + Double(index) * 0.029), x: random.number(20, 959),
        y: random.number(50, 2_386),
        width: 200, height: 120, color: random.color())
    }
  }

  /// Five rectangles each, half of them seen.
  private static func groups(radius: Double) -> [SceneStep] {
    var random = SceneRandom()
    return (0..<50).flatMap { index in
      let (x, y) = (Double(index % 5 * 230 + 20), Double(index / 5 * 250 + 20))
      let group = SceneStep(
        kind: .group(radius: radius, count: 5), x: x, y: y, width: 210, height: 220,
        color: StraightColor(red: 0, green: 0, blue: 0, alpha: 128))
      let members = [-10.0, 10, 30, 50, 70].map { place in
        SceneStep(x: x + place, y: y + 1.5 * place, width: 160, height: 140, color: random.color())
      }
      return [group] + members
    }
  }
}

/// Numbers that are the same on every run: SplitMix64.
struct SceneRandom {
  private var state: UInt64 = 7

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A whole number, the bounds being possible.
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + Double(next() % UInt64(high - low + 1))
  }

  /// Any colour.
  mutating func color(alpha: UInt8 = 255) -> StraightColor {
    let bits = next()
    return StraightColor(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: alpha)
  }
}
