import ControlCore
import Foundation
import LayerCore
import LayoutCore
import Raster
import StyleCore
import Testing
import ViewRendering

/// The pixels of image views.
@MainActor
@Suite struct UIImageViewPixelsTests {
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  private func picture(_ mode: UIView.ContentMode, _ rect: CGRect) -> Bitmap {
    let view = UIImageView(image: UIImage(cgImage: .of(width: 2, [.red, .green, .blue, white])))
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    view.contentMode = mode
    view.layer.magnificationFilter = .nearest
    view.layer.contentsRect = rect
    return Bitmap(rendering: DisplayList(recording: view.layer, scale: 1))
  }

  @Test("A rectangle of the contents is what is placed (G.16, G.17)") func partOfImage() {
    let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let filled = picture(.scaleToFill, right)
    #expect(filled.row(0) == Array(repeating: .green, count: 6))
    #expect(filled.row(5) == Array(repeating: white, count: 6))
    // A part of 1 × 2 points in the middle of 6 × 6, from 2.5 on: half of the pixels at both of its sides.
    let centered = picture(.center, right)
    #expect(centered[2, 2].alpha == 128 && centered[3, 3].alpha == 128)
    #expect(
      centered[1, 2] == .transparent && centered[4, 2] == .transparent && centered[2, 1] == .transparent)
    // In its own shape: 3 × 6.
    let fitted = picture(.scaleAspectFit, right)
    #expect(fitted[2, 0] == .green && fitted[3, 5] == white && fitted[1, 0].alpha == 128)
    #expect(fitted[0, 0] == .transparent)
  }

  /// The rectangles of an image of 2 × 2 points in a view of 6 × 4 (G.17).
  nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 6, height: 4)),
    (.redraw, CGRect(x: 0, y: 0, width: 6, height: 4)),
    (.scaleAspectFit, CGRect(x: 1, y: 0, width: 4, height: 4)),
    (.scaleAspectFill, CGRect(x: 0, y: -1, width: 6, height: 6)),
    (.center, CGRect(x: 2, y: 1, width: 2, height: 2)), (.top, CGRect(x: 2, y: 0, width: 2, height: 2)),
    (.bottom, CGRect(x: 2, y: 2, width: 2, height: 2)), (.left, CGRect(x: 0, y: 1, width: 2, height: 2)),
    (.right, CGRect(x: 4, y: 1, width: 2, height: 2)), (.topLeft, CGRect(x: 0, y: 0, width: 2, height: 2)),
    (.topRight, CGRect(x: 4, y: 0, width: 2, height: 2)),
    (.bottomLeft, CGRect(x: 0, y: 2, width: 2, height: 2)),
    (.bottomRight, CGRect(x: 4, y: 2, width: 2, height: 2)),
  ]

  @Test("Every pixel is of the image where its content mode puts it (G.17)", arguments: places)
  func modes(mode: UIView.ContentMode, area: CGRect) {
    let colors: [Pixel] = [.red, .green, .blue, white]
    let view = UIImageView(image: UIImage(cgImage: .of(width: 2, colors)))
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 4)
    view.contentMode = mode
    view.layer.magnificationFilter = .nearest
    let picture = Bitmap(rendering: DisplayList(recording: view.layer, scale: 1))
    for y in 0..<4 {
      for x in 0..<6 {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        let column = Int(((point.x - area.minX) / area.width * 2).rounded(.down))
        let row = Int(((point.y - area.minY) / area.height * 2).rounded(.down))
        #expect(picture[x, y] == (area.contains(point) ? colors[row * 2 + column] : .transparent))
      }
    }
  }

  @Test("Caps keep their pixels at the ends, whatever the view's size") func caps() {
    let colors: [Pixel] = [.red, .green, .blue, white, .red, .green, .blue, white, .red]
    let image = UIImage(cgImage: .of(width: 3, colors)).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 5)
    let picture = Bitmap(rendering: DisplayList(recording: view.layer, scale: 1))
    #expect(picture.row(0) == [.red, .green, .green, .green, .green, .green, .blue])
    for y in 1...3 { #expect(picture.row(y) == [white, .red, .red, .red, .red, .red, .green]) }
    #expect(picture.row(4) == [.blue, white, white, white, white, white, .red])
  }

  @Test("A template is its alpha in the tint colour, which it inherits") func templates() {
    let half = Pixel(red: 0, green: 0, blue: 128, alpha: 128)
    let image = UIImage(cgImage: .of(width: 2, [.red, half])).withRenderingMode(.alwaysTemplate)
    let (parent, view) = (UIView(), UIImageView(image: image))
    parent.addSubview(view)
    func picture() -> [Pixel] { Bitmap(rendering: DisplayList(recording: view.layer, scale: 1)).row(0) }
    parent.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(picture() == [.green, Pixel(red: 0, green: 128, blue: 0, alpha: 128)])
    view.image = image.withRenderingMode(.alwaysOriginal)
    #expect(picture() == [.red, half])
    view.image = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(picture() == [.blue, Pixel(red: 0, green: 0, blue: 128, alpha: 128)])
  }

  @Test("Images of buttons are darker under a finger, or in the tint colour, as the button's type asks")
  func buttons() {
    let image = UIImage(cgImage: .of(width: 1, [white]))
    func pixel(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> Pixel {
      let button = UIButton(type: type)
      button.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      button.setImage(image, for: .normal)
      change(button)
      button.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      button.layoutIfNeeded()
      return Bitmap(rendering: DisplayList(recording: button.layer, scale: 1))[0, 0]
    }
    #expect(pixel(.custom) { _ in } == white)
    // 255 · 0.6 = 153.
    #expect(pixel(.custom) { $0.isHighlighted = true } == Pixel(red: 153, green: 153, blue: 153, alpha: 255))
    #expect(pixel(.custom) { ($0.adjustsImageWhenHighlighted, $0.isHighlighted) = (false, true) } == white)
    #expect(pixel(.custom) { $0.isEnabled = false } == Pixel(red: 128, green: 128, blue: 128, alpha: 128))
    #expect(pixel(.system) { _ in } == .blue)
    #expect(pixel(.system) { $0.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal) } == white)
  }
}
