import Paths
import TestSupport
import Testing

@testable import Raster

private let red = StraightColor(red: 255, green: 0, blue: 0)

private func fill(_ rect: FixedRect, _ color: StraightColor, blend: BlendMode = .sourceOver) -> DisplayItem {
  DisplayItem(.fill(Fill(.rectangle(rect), .solid(color), blend: blend)))
}

private func picture(_ items: [DisplayItem], width: Int = 4, height: Int = 4) -> Bitmap {
  Bitmap(rendering: DisplayList(width: width, height: height, items: items))
}

private let all = FixedRect(x: 0, y: 0, width: 4, height: 4)

@Suite struct GroupTests {
  /// A group without overlapping items draws the same pixels as its items.
  @Test(arguments: TestEffort.seeds(200))
  func `an opaque group of one item is that item`(seed: UInt64) {
    let list = RandomDisplayList.make(seed: seed).list
    guard
      var item = list.items.last(where: {
        if case .fill(let fill) = $0.content {
          fill.blend == .sourceOver && !fill.overlapsItself && !fill.isBackdrop
        } else {
          false
        }
      })
    else { return }
    let backdrop = DisplayItem(
      .fill(Fill(.rectangle(.everything), .solid(StraightColor(red: 9, green: 200, blue: 90, alpha: 180)))))
    let alone = Bitmap(
      rendering: DisplayList(width: list.width, height: list.height, items: [backdrop, item]))
    item.tag = DisplayTag(rawValue: 1)
    let grouped = Bitmap(
      rendering: DisplayList(
        width: list.width, height: list.height,
        items: [backdrop, DisplayItem(.group(Group(itemCount: 1))), item]))
    #expect(grouped == alone)
  }

  /// The whole list in a group with a mask that covers everything, and without.
  @Test(arguments: TestEffort.seeds(200))
  func `an opaque mask is no mask, and a transparent one leaves nothing`(seed: UInt64) {
    let list = RandomDisplayList.make(seed: seed).list
    func masked(_ alpha: UInt8) -> Bitmap {
      let mask = DisplayItem(
        .fill(
          Fill(.rectangle(.everything), .solid(StraightColor(red: 0, green: 80, blue: 0, alpha: alpha)))))
      let group = Group(maskItemCount: 1, itemCount: list.items.count + 1)
      return Bitmap(
        rendering: DisplayList(
          width: list.width, height: list.height, items: [DisplayItem(.group(group)), mask] + list.items))
    }
    #expect(masked(255) == Bitmap(rendering: list))
    #expect(masked(0) == Bitmap(width: list.width, height: list.height))
  }

  @Test func `a mask's alpha multiplies the layer as a whole`() {
    let mask = fill(
      FixedRect(x: 0, y: 0, width: 2, height: 4), StraightColor(red: 1, green: 2, blue: 3, alpha: 51))
    let items = [
      DisplayItem(.group(Group(maskItemCount: 1, itemCount: 3))), mask, fill(all, red), fill(all, red),
    ]
    let bitmap = picture(items)
    // A fifth of red, once, however many items there are; nothing where the mask draws nothing.
    #expect(bitmap[1, 1] == Pixel(red: 51, green: 0, blue: 0, alpha: 51))
    #expect(bitmap[2, 1] == .transparent)
  }

  @Test func `a group's clip cuts its layer once, not item by item`() {
    let half = Clip(rect: FixedRect(minX: Fixed(0.5), minY: Fixed(0), maxX: Fixed(4), maxY: Fixed(4)))
    let bitmap = picture([
      DisplayItem(.group(Group(clip: half, itemCount: 2))), fill(all, red), fill(all, red),
    ])
    // 128 of 255, not 128 and again 128 of the rest.
    #expect(bitmap[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(bitmap[1, 0].alpha == 255)
  }

  @Test(arguments: [BlendMode.copy, .clear, .sourceIn, .destinationIn, .sourceOut, .destinationAtop])
  func `in modes that need a source, a group acts on all of its clip`(mode: BlendMode) {
    let clip = Clip(rect: FixedRect(x: 0, y: 0, width: 4, height: 2))
    let bitmap = picture([fill(all, red), DisplayItem(.group(Group(blend: mode, clip: clip, itemCount: 0)))])
    #expect(bitmap[3, 1] == .transparent)
    #expect(bitmap[3, 2].alpha == 255)
  }

  @Test func `a fill acts only where its shape covers`() {
    let bitmap = picture([
      fill(all, red), fill(FixedRect(x: 1, y: 1, width: 1, height: 1), red, blend: .clear),
    ])
    #expect(bitmap[1, 1] == .transparent && bitmap[0, 1].alpha == 255 && bitmap[1, 2].alpha == 255)
  }

  @Test func `a group is isolated from what lies behind it`() {
    let white = StraightColor(red: 255, green: 255, blue: 255)
    let grey = StraightColor(red: 100, green: 100, blue: 100)
    let inside = picture([
      fill(all, grey), DisplayItem(.group(Group(itemCount: 1))), fill(all, white, blend: .difference),
    ])
    // The difference from nothing is white itself; outside of the group it would be 155.
    #expect(inside[0, 0].red == 255)
    let outside = picture([
      fill(all, grey), DisplayItem(.group(Group(blend: .difference, itemCount: 1))), fill(all, white),
    ])
    #expect(outside[0, 0].red == 155)
  }

  /// A drawing that is moved by whole pixels is the same drawing elsewhere.
  @Test(arguments: TestEffort.seeds(300))
  func `whole pixels move nothing but the place`(seed: UInt64) {
    let list = RandomDisplayList.make(seed: seed).list
    // A backdrop sees the edges of the canvas, which do not move.
    guard !list.hasBackdrops else { return }
    let (dx, dy) = (Int(seed % 7) + 1, Int(seed % 5) + 1)
    let moved = DisplayList(
      width: list.width + dx, height: list.height + dy, items: list.items.map { $0.moved(x: dx, y: dy) })
    let (before, after) = (Bitmap(rendering: list), Bitmap(rendering: moved))
    for y in 0..<list.height {
      for x in 0..<list.width { #expect(after[x + dx, y + dy] == before[x, y], "seed \(seed)") }
    }
  }

  /// A row handed over once for many is each of them.
  @Test(arguments: TestEffort.seeds(200))
  func `a sink that counts rows sees the bitmap`(seed: UInt64) {
    let list = RandomDisplayList.make(seed: seed).list
    var recorder = RunRecorder()
    Rasterizer().render(list, into: &recorder)
    let rows = recorder.runs.flatMap { run in Array(repeating: run.row, count: run.count) }
    #expect(rows.flatMap(\.self) == Bitmap(rendering: list).pixels)
  }

  @Test func `rows of paints that run across only are drawn once`() {
    func runs(_ paint: Paint) -> [Int] {
      var recorder = RunRecorder()
      let item = DisplayItem(.fill(Fill(.rectangle(.everything), paint)))
      Rasterizer().render(DisplayList(width: 5, height: 100, items: [item]), into: &recorder)
      return recorder.runs.map(\.count)
    }
    let stops = [
      GradientStop(location: 0, red),
      GradientStop(location: 1, StraightColor(red: 0, green: 9, blue: 0)),
    ]
    let across = Gradient(.linear(from: Point(x: 0, y: 3), to: Point(x: 5, y: 3)), stops: stops)
    #expect(runs(.gradient(across)) == [100])
    let image = Picture(picture([fill(all, red)]))
    let large = ImagePaint(image, deviceToImage: .scale(x: 0.8, y: 0.04), sampling: .nearest)
    #expect(runs(.image(large)) == [25, 25, 25, 25])
    // Beyond the image's own rows its edge goes on for ever.
    #expect(runs(.image(ImagePaint(image, deviceToImage: .translation(x: 0, y: -90)))) == [91, 1, 1, 7])
  }
}

extension Fill {
  /// Whether or not parts of the fill may be composited with each other.
  fileprivate var overlapsItself: Bool {
    if case .glyphs(let glyphs) = shape { glyphs.marks.count > 1 } else { false }
  }

  /// Whether or not the fill shows what lies beneath it, which a group hides.
  fileprivate var isBackdrop: Bool {
    if case .backdrop = paint { true } else { false }
  }
}

extension DisplayItem {
  /// The item, moved by whole pixels.
  fileprivate func moved(x: Int, y: Int) -> DisplayItem {
    let (dx, dy) = (Fixed(pixels: x), Fixed(pixels: y))
    func moved(_ point: FixedPoint) -> FixedPoint { FixedPoint(x: point.x + dx, y: point.y + dy) }
    func moved(_ rect: FixedRect) -> FixedRect {
      rect == .everything
        ? rect
        : FixedRect(minX: rect.minX + dx, minY: rect.minY + dy, maxX: rect.maxX + dx, maxY: rect.maxY + dy)
    }
    func moved(_ rounded: FixedRoundedRect) -> FixedRoundedRect {
      var result = rounded
      result.rect = moved(rounded.rect)
      return result
    }
    func moved(_ shape: Shape) -> Shape {
      switch shape {
      case .rectangle(let rect): .rectangle(moved(rect))
      case .roundedRectangle(let rounded): .roundedRectangle(moved(rounded))
      case .ring(let outer, let inner): .ring(outer: moved(outer), inner: moved(inner))
      case .polygon(let contours): .polygon(contours.map { $0.map(moved) })
      case .evenOddPolygon(let contours): .evenOddPolygon(contours.map { $0.map(moved) })
      case .glyphs(let glyphs):
        .glyphs(Glyphs(glyphs.marks.map { Glyphs.Mark($0.outline, at: moved($0.origin)) }))
      }
    }
    func moved(_ clip: Clip) -> Clip { Clip(rect: moved(clip.rect), shapes: clip.shapes.map(moved)) }
    let back = AffineTransform.translation(x: -Double(x), y: -Double(y))
    switch content {
    case .group(var group):
      group.clip = moved(group.clip)
      return DisplayItem(.group(group))
    case .fill(var fill):
      fill.shape = moved(fill.shape)
      fill.clip = moved(fill.clip)
      switch fill.paint {
      case .solid, .backdrop: break
      case .gradient(var gradient):
        gradient.deviceToGradient = back.concatenating(gradient.deviceToGradient)
        fill.paint = .gradient(gradient)
      case .image(var image):
        image.deviceToImage = back.concatenating(image.deviceToImage)
        fill.paint = .image(image)
      }
      return DisplayItem(.fill(fill))
    }
  }
}
