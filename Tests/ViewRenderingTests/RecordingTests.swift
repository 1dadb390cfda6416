import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

private func fixed(_ value: Double) -> Fixed { Fixed(value) }

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
  FixedRect(minX: Fixed(x), minY: Fixed(y), maxX: Fixed(x + width), maxY: Fixed(y + height))
}

@MainActor
private func view(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = color
  return view
}

/// All items of a view, whether others hide them or not.
@MainActor
private func items(_ view: UIView, edges: CoverageRule = .exactArea) -> [DisplayItem] {
  DisplayList(recordingAllOf: view.layer, scale: view.traitCollection.displayScale, edges: edges).items
}

private func fill(_ shape: Shape, _ color: StraightColor, clip: FixedRect, shapes: [Shape] = [])
  -> DisplayItem
{
  DisplayItem(.fill(Fill(shape, .solid(color), clip: Clip(rect: clip, shapes: shapes))))
}

private let red = StraightColor(red: 255, green: 0, blue: 0)
private let blue = StraightColor(red: 0, green: 0, blue: 255)

@MainActor
@Suite struct RecordingTests {
  /// A view of 20 × 10 points in the traits of a display.
  private func root(scale: CGFloat, _ color: UIColor? = nil) -> UIView {
    let root = view(CGRect(x: 7, y: 9, width: 20, height: 10), color)
    root.hostTraits = UITraitCollection(displayScale: scale)
    return root
  }

  @Test(arguments: [1, 2, 3])
  func `points become pixels of the display's scale`(scale: Int) {
    let root = root(scale: CGFloat(scale), .red)
    let child = view(CGRect(x: 1.5, y: 2, width: 4, height: 5), .blue)
    root.addSubview(child)
    let list = DisplayList(recording: root)
    let s = Double(scale)
    let canvas = FixedRect(x: 0, y: 0, width: 20 * scale, height: 10 * scale)
    #expect(list.width == 20 * scale && list.height == 10 * scale)
    #expect(
      list.items == [
        fill(.rectangle(canvas), red, clip: canvas),
        fill(.rectangle(rect(1.5 * s, 2 * s, 4 * s, 5 * s)), blue, clip: canvas),
      ])
  }

  @Test func `a canvas is rounded up to whole pixels, but not for a rounding error`() {
    let root = view(CGRect(x: 0, y: 0, width: 10.25, height: 0.1 + 0.2), .red)
    root.hostTraits = UITraitCollection(displayScale: 2)
    // 20.5 pixels are 21; 0.30000000000000004 · 10 would be 4, but 3 is meant.
    #expect(DisplayList(recording: root).width == 21)
    #expect(DisplayList(recording: root.layer, scale: 10).height == 3)
  }

  @Test func `bounds.origin moves what is inside (A.11)`() {
    let root = root(scale: 1)
    root.bounds.origin = CGPoint(x: 3, y: -2)
    root.addSubview(view(CGRect(x: 4, y: 0, width: 1, height: 1), .red))
    #expect(
      items(root) == [
        fill(.rectangle(rect(1, 2, 1, 1)), red, clip: FixedRect(x: 0, y: 0, width: 20, height: 10))
      ])
  }

  @Test func `what cannot be seen is not recorded (G.11)`() {
    let root = root(scale: 1)
    let hidden = view(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    hidden.isHidden = true
    let faded = view(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    faded.alpha = 0
    let outside = view(CGRect(x: 100, y: 0, width: 4, height: 4), .red)
    let empty = view(CGRect(x: 0, y: 0, width: 0, height: 4), .red)
    let clear = view(CGRect(x: 0, y: 0, width: 4, height: 4), .clear)
    for view in [hidden, faded, outside, empty, clear] { root.addSubview(view) }
    hidden.addSubview(view(CGRect(x: 0, y: 0, width: 4, height: 4), .blue))
    #expect(items(root).isEmpty)
  }

  @Test func `siblings are drawn by zPosition, then in their order (G.4)`() {
    let root = root(scale: 1)
    let colors: [UIColor] = [.red, .green, .blue, .black]
    for (color, z) in zip(colors, [1.0, 0, 1, -1]) {
      let child = view(CGRect(x: 0, y: 0, width: 1, height: 1), color)
      child.layer.zPosition = z
      root.addSubview(child)
    }
    let drawn = items(root).map { item -> Paint? in
      if case .fill(let fill) = item.content { fill.paint } else { nil }
    }
    let expected = [(0, 0, 0), (0, 255, 0), (255, 0, 0), (0, 0, 255)].map {
      Paint.solid(StraightColor(red: $0.0, green: $0.1, blue: $0.2))
    }
    #expect(drawn == expected)
  }

  @Test func `opacity groups what is beneath, and takes the group back if that is nothing (G.10)`() {
    let root = root(scale: 1)
    let group = view(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    group.alpha = 0.5
    group.addSubview(view(CGRect(x: 1, y: 1, width: 1, height: 1), .blue))
    let nothing = view(CGRect(x: 0, y: 0, width: 4, height: 4))
    nothing.alpha = 0.5
    root.addSubview(group)
    root.addSubview(nothing)
    let drawn = items(root)
    // 0.5 · 255 = 127.5 is 128.
    #expect(drawn.map(\.content).first == .group(Group(opacity: 128, itemCount: 2)))
    #expect(drawn.count == 3)
  }

  @Test func `without group opacity every layer fades on its own`() {
    let root = root(scale: 1)
    let parent = view(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    parent.alpha = 0.5
    parent.layer.allowsGroupOpacity = false
    parent.addSubview(view(CGRect(x: 1, y: 1, width: 1, height: 1), .blue))
    root.addSubview(parent)
    let canvas = FixedRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      items(root) == [
        fill(
          .rectangle(rect(0, 0, 4, 4)), StraightColor(red: 255, green: 0, blue: 0, alpha: 128), clip: canvas),
        fill(
          .rectangle(rect(1, 1, 1, 1)), StraightColor(red: 0, green: 0, blue: 255, alpha: 128), clip: canvas),
      ])
  }

  @Test func `a border lies inside the edges, above the subviews (G.2)`() {
    let root = root(scale: 2)
    let box = view(CGRect(x: 1, y: 1, width: 8, height: 6))
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor.red.cgColor
    box.layer.cornerRadius = 3
    box.addSubview(view(box.bounds, .blue))
    root.addSubview(box)
    let drawn = items(root)
    let (outer, inner) = (
      FixedCornerRadius(x: Fixed(6), y: Fixed(6)), FixedCornerRadius(x: Fixed(4), y: Fixed(4))
    )
    let ring = Shape.ring(
      outer: FixedRoundedRect(
        rect(2, 2, 16, 12), topLeft: outer, topRight: outer, bottomRight: outer, bottomLeft: outer),
      inner: FixedRoundedRect(
        rect(4, 4, 12, 8), topLeft: inner, topRight: inner, bottomRight: inner, bottomLeft: inner))
    let canvas = FixedRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      drawn == [
        fill(.rectangle(rect(2, 2, 16, 12)), blue, clip: canvas), fill(ring, red, clip: canvas),
      ])
  }

  @Test func `clipping cuts subviews but not the border, and follows the corners (G.3)`() {
    let root = root(scale: 1)
    let box = view(CGRect(x: 2, y: 2, width: 8, height: 6), .red)
    box.clipsToBounds = true
    box.addSubview(view(CGRect(x: -5, y: -5, width: 50, height: 50), .blue))
    root.addSubview(box)
    let canvas = FixedRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      items(root) == [
        fill(.rectangle(rect(2, 2, 8, 6)), red, clip: canvas),
        fill(.rectangle(rect(-3, -3, 50, 50)), blue, clip: rect(2, 2, 8, 6)),
      ])
    box.layer.cornerRadius = 2
    box.layer.maskedCorners = [.layerMinXMinYCorner]
    let rounded = Shape.roundedRectangle(
      FixedRoundedRect(rect(2, 2, 8, 6), topLeft: FixedCornerRadius(x: Fixed(2), y: Fixed(2))))
    #expect(
      items(root) == [
        fill(rounded, red, clip: canvas),
        fill(.rectangle(rect(-3, -3, 50, 50)), blue, clip: rect(2, 2, 8, 6), shapes: [rounded]),
      ])
  }

  @Test func `a radius is at most half of the shorter side (G.5)`() {
    let root = root(scale: 1)
    let box = view(CGRect(x: 0, y: 0, width: 10, height: 4), .red)
    box.layer.cornerRadius = 100
    root.addSubview(box)
    guard case .fill(let fill) = items(root)[0].content,
      case .roundedRectangle(let rounded) = fill.shape
    else {
      Issue.record("The box is no rounded rectangle.")
      return
    }
    #expect(rounded.topLeft == FixedCornerRadius(x: Fixed(2), y: Fixed(2)))
    #expect(rounded.bottomRight == rounded.topLeft)
  }

  @Test func `quarter turns stay rectangles and carry their corners along`() {
    let root = root(scale: 1)
    let box = view(CGRect(x: 4, y: 2, width: 6, height: 4), .red)
    box.layer.cornerRadius = 1
    box.layer.maskedCorners = [.layerMinXMinYCorner]
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(box)
    // About the centre (7, 4), clockwise: 6 × 4 becomes 4 × 6, the top left corner goes to the top right.
    let turned = FixedRoundedRect(rect(5, 1, 4, 6), topRight: FixedCornerRadius(x: Fixed(1), y: Fixed(1)))
    let canvas = FixedRect(x: 0, y: 0, width: 20, height: 10)
    #expect(items(root) == [fill(.roundedRectangle(turned), red, clip: canvas)])
  }

  @Test func `other turns become polygons with the same area`() {
    let root = view(CGRect(x: 0, y: 0, width: 40, height: 40))
    root.hostTraits = UITraitCollection(displayScale: 1)
    let box = view(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    box.transform = CGAffineTransform(rotationAngle: .pi / 6)
    root.addSubview(box)
    let bitmap = Bitmap(rendering: DisplayList(recording: root))
    let area = bitmap.pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
    // About 80 edge pixels, each off by at most 1/510, and four vertices by 1/512 of a pixel.
    #expect(abs(area - 400) < 0.4)
    #expect(bitmap[20, 20].alpha == 255 && bitmap[8, 8].alpha == 0)
  }

  @Test func `by the centre rule straight edges are hard, unless the layer says otherwise (G.12)`() {
    let root = root(scale: 1)
    let box = view(CGRect(x: 1.5, y: 1.25, width: 3, height: 3), .red)
    root.addSubview(box)
    let canvas = FixedRect(x: 0, y: 0, width: 20, height: 10)
    // Centres from 1.5 up to, not including, 4.5: pixels 1, 2, 3; from 1.25 to 4.25: pixels 1, 2, 3.
    #expect(
      items(root, edges: .pixelCentre)
        == [fill(.rectangle(rect(1, 1, 3, 3)), red, clip: canvas)])
    box.layer.allowsEdgeAntialiasing = true
    #expect(
      items(root, edges: .pixelCentre)
        == [fill(.rectangle(rect(1.5, 1.25, 3, 3)), red, clip: canvas)])
  }

  @Test func `corners fit between edges that the centre rule moved together`() {
    let root = root(scale: 1)
    // Centres from 0.6 up to, not including, 11.4, and from 0.6 to 8.4: 10 pixels wide and 7 high, where half of
    // the height was 3.9.
    let box = view(CGRect(x: 0.6, y: 0.6, width: 10.8, height: 7.8), .red)
    box.layer.cornerRadius = 3.9
    root.addSubview(box)
    let canvas = FixedRect(x: 0, y: 0, width: 20, height: 10)
    let corner = FixedCornerRadius(x: Fixed(3.9), y: Fixed(3.5))
    let rounded = FixedRoundedRect(
      rect(1, 1, 10, 7), topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    #expect(
      items(root, edges: .pixelCentre)
        == [fill(.roundedRectangle(rounded), red, clip: canvas)])
  }

  @Test func `far geometry is cut, not wrapped around`() {
    let root = root(scale: 3)
    let huge = view(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), .red)
    huge.layer.cornerRadius = 1e6
    root.addSubview(huge)
    let rotated = view(CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8), .blue)
    rotated.transform = CGAffineTransform(rotationAngle: 0.3)
    #expect(
      Bitmap(rendering: DisplayList(recording: root)).pixels.allSatisfy {
        $0 == Pixel(red: 255, green: 0, blue: 0, alpha: 255)
      })
    root.addSubview(rotated)
    #expect(
      Bitmap(rendering: DisplayList(recording: root)).pixels.allSatisfy { $0.channels[2...] == [255, 255] })
  }

  @Test func `semantic colours follow the traits of the tree`() {
    let root = root(scale: 1, .systemBackground)
    #expect(Bitmap(rendering: DisplayList(recording: root))[0, 0].channels[0] == 255)
    root.hostTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(
      Bitmap(rendering: DisplayList(recording: root))[0, 0] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func `trees ten thousand levels deep are drawn`() {
    let root = root(scale: 1)
    var parent = root
    for _ in 0..<10_000 {
      let child = view(CGRect(x: 0, y: 0, width: 20, height: 10))
      parent.addSubview(child)
      parent = child
    }
    parent.backgroundColor = .red
    parent.alpha = 0.5
    #expect(items(root).count == 2)
  }

  @Test func `tags count the layers in drawing order`() {
    let root = root(scale: 1, .red)
    let first = view(CGRect(x: 0, y: 0, width: 4, height: 4))
    first.addSubview(view(CGRect(x: 0, y: 0, width: 4, height: 4), .blue))
    root.addSubview(first)
    root.addSubview(view(CGRect(x: 0, y: 0, width: 4, height: 4), .green))
    #expect(items(root).map(\.tag.rawValue) == [0, 2, 3])
  }
}
