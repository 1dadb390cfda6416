import Raster

/// A box of a phone's screen with its subtree, in points, as a model for Plumb's views and for the peers.
struct ScreenBox {
  /// The frame, in the coordinates of the container.
  var x, y, width, height: Double
  var color: StraightColor
  /// The colour in the bottom right corner, if `color` is that in the top left one of a gradient.
  var lastColor: StraightColor?
  var radius = 0.0
  /// The border inside the edge.
  var border: Border?
  /// The opacity of the box with its subtree.
  var opacity = 1.0
  /// Whether or not the box is one pixel high instead of `height` points.
  var isHairline = false
  var boxes: [ScreenBox] = []

  struct Border {
    var width: Double
    var color: StraightColor
  }

  /// The number of boxes in the tree, including this one.
  var count: Int { boxes.reduce(1) { $0 + $1.count } }

  init(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: StraightColor, radius: Double = 0
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    (self.color, self.radius) = (color, radius)
  }
}

extension ScreenBox {
  static let (screenWidth, screenHeight) = (393.0, 852.0)

  /// A screen of 192 boxes: a header with a gradient, 18 cards, and a translucent tab bar.
  static let phone: ScreenBox = {
    var random = SceneRandom()
    var screen = ScreenBox(0, 0, screenWidth, screenHeight, StraightColor(0xF2_F2F7))
    screen.boxes.append(header)
    for index in 0..<18 {
      screen.boxes.append(card(Double(16 + index % 2 * 186), Double(160 + index / 2 * 69), &random))
    }
    screen.boxes.append(tabBar)
    return screen
  }()

  private static var header: ScreenBox {
    var header = ScreenBox(0, 0, screenWidth, 180, StraightColor(0x4A_6CF7))
    header.lastColor = StraightColor(0xB4_4AF0)
    header.boxes = [
      ScreenBox(20, 60, 60, 60, StraightColor(0xFF_FFFF, alpha: 230), radius: 30),
      ScreenBox(93, 70, 173, 18, StraightColor(0xFF_FFFF, alpha: 230), radius: 9),
      ScreenBox(93, 97, 120, 12, StraightColor(0xFF_FFFF, alpha: 153), radius: 6),
    ]
    return header
  }

  private static func card(_ x: Double, _ y: Double, _ random: inout SceneRandom) -> ScreenBox {
    var card = ScreenBox(x, y, 175, 63, StraightColor(0xFF_FFFF), radius: 12)
    card.border = Border(width: 1, color: StraightColor(0xD1_D1D6))
    var picture = ScreenBox(10, 8, 32, 32, random.color(), radius: 16)
    picture.boxes = [ScreenBox(11, 11, 10, 10, StraightColor(0xFF_FFFF), radius: 5)]
    var line = ScreenBox(10, 43, 155, 1, StraightColor(0xC6_C6C8))
    line.isHairline = true
    card.boxes = [
      picture,
      ScreenBox(50, 9, 80, 8, StraightColor(0x1C_1C1E), radius: 4),
      ScreenBox(50, 22, 105, 6, StraightColor(0x8E_8E93), radius: 3),
      ScreenBox(50, 32, 65, 6, StraightColor(0x8E_8E93), radius: 3),
      line,
      ScreenBox(10, 47, 46, 12, random.color(alpha: 128), radius: 6),
      ScreenBox(62, 47, 37, 12, random.color(alpha: 128), radius: 6),
      ScreenBox(149, 45, 15, 15, StraightColor(0xE5_E5EA), radius: 4),
    ]
    return card
  }

  private static var tabBar: ScreenBox {
    var bar = ScreenBox(0, 792, screenWidth, 60, StraightColor(0xF9_F9F9))
    bar.opacity = 0.94
    var line = ScreenBox(0, 0, screenWidth, 1, StraightColor(0x3C_3C43, alpha: 92))
    line.isHairline = true
    bar.boxes = [line]
    for index in 0..<5 {
      let color = StraightColor(index == 0 ? 0x00_7AFF : 0x8E_8E93)
      bar.boxes.append(ScreenBox(Double(24 + 80 * index), 10, 24, 24, color, radius: 7))
    }
    return bar
  }
}

extension StraightColor {
  /// Creates a colour from its hexadecimal number.
  init(_ number: Int, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number), alpha: alpha)
  }
}
