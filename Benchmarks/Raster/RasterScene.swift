import Foundation
import LayoutCore
import Raster
import ViewRendering

/// A picture that Plumb and its peers draw.
@MainActor
struct RasterScene {
  let name: String
  /// The size in pixels.
  let width, height: Int
  /// The steps of the scene for the peers; empty for text, for which each would use another typeface.
  let steps: [SceneStep]
  /// The display list of the scene for Plumb.
  let list: DisplayList

  /// Creates a scene of the size of a phone's screen at 3x, on the background of `screen`.
  private init(_ name: String, _ steps: [SceneStep]) {
    self.name = name
    (width, height) = (1179, 2556)
    self.steps = [Self.screen] + steps
    list = DisplayList(width: width, height: height, items: self.steps.map { $0.item(clip: .none) })
  }

  /// Creates a scene of views, whose display list Plumb records.
  private init(_ name: String, _ views: UIView, _ steps: [SceneStep]) {
    self.name = name
    views.layoutIfNeeded()
    list = DisplayList(recording: views)
    (width, height) = (list.width, list.height)
    self.steps = steps
  }

  /// Creates a scene of a display list, without steps for the peers.
  init(_ name: String, _ list: DisplayList) {
    self.name = name
    self.list = list
    (width, height) = (list.width, list.height)
    steps = []
  }

  private init(phoneAt scale: Double) {
    self.init(
      "192 views at \(Int(scale))x", PhoneScreen(scale: scale), ScreenBox.phone.steps(scale: scale))
  }

  /// All scenes of the benchmark, the simple ones first.
  static let all = [
    RasterScene("full fill", []),
    alignedList,
    RasterScene("list, fractional", list(offset: 0.37)),
    RasterScene("1,000 translucent", translucent),
    RasterScene("200 rounded, borders", rounded),
    RasterScene("10,000 tiny", tiny),
    RasterScene("100 turned", turned),
    RasterScene("50 clipped groups", groups(radius: 0)),
    RasterScene("50 rounded groups", groups(radius: 30)),
    RasterScene(phoneAt: 1),
    RasterScene(phoneAt: 2),
    RasterScene(phoneAt: 3),
    RasterScene("37 lines of text", MailPage(scale: 3), []),
  ]
  static let alignedList = RasterScene("list, aligned", list(offset: 0))

  private static let screen = SceneStep(
    x: 0, y: 0, width: 1179, height: 2556, color: StraightColor(0xF2_F2F7))

  /// Returns 24 rows of 8 rectangles, and 8 further rectangles.
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

  /// Cards with borders.
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

  /// Returns groups of five rectangles, of which half the area is visible.
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
