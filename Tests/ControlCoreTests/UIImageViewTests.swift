import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIImageViewTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
    let pixels = (0..<width * height).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    return UIImage(
      cgImage: CGImage(width: width, height: height, pixels: pixels), scale: scale, orientation: .up)
  }

  @Test("C.15: points are pixels by the scale", arguments: [1, 2, 3] as [CGFloat]) func size(scale: CGFloat) {
    #expect(image(60, 30, scale: scale).size == CGSize(width: 60 / scale, height: 30 / scale))
    let turned = UIImage(
      cgImage: CGImage(width: 1, height: 2, pixels: Array(repeating: 0, count: 8)), scale: 1,
      orientation: .left)
    #expect(turned.size == CGSize(width: 2, height: 1))
  }

  @Test("C.14: the size of the image, none without one") func fitting() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 7, height: 8))
    view.image = image(60, 30, scale: 2)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 15))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 30, height: 15))
    #expect(UIImageView(image: image(4, 5)).frame == CGRect(x: 0, y: 0, width: 4, height: 5))
    #expect(view.contentMode == .scaleToFill && !view.isUserInteractionEnabled)
  }

  @Test("F.20, A.26: alignment rectangles are inverse to frames") func alignment() {
    let view = UIImageView(
      image: image(10, 10).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
  }

  nonisolated static let places: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 40)),
    (.scaleAspectFit, CGRect(x: 30, y: 0, width: 40, height: 40)),
    (.scaleAspectFill, CGRect(x: 0, y: -30, width: 100, height: 100)),
    (.center, CGRect(x: 45, y: 15, width: 10, height: 10)),
    (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (.bottomRight, CGRect(x: 90, y: 30, width: 10, height: 10)),
    (.left, CGRect(x: 0, y: 15, width: 10, height: 10)),
  ]

  @Test("G.17", arguments: places) func placing(mode: UIView.ContentMode, area: CGRect) {
    let view = UIImageView(image: image(10, 10))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.contentMode = mode
    #expect(areas(view) == [area])
  }

  @Test("G.17: the edges are those of the bounds, wherever these begin") func boundsOrigin() {
    let view = UIImageView(image: image(10, 10))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.bounds.origin = CGPoint(x: 1_000, y: 500)
    for (mode, x, y) in [
      (.topRight, 1_090, 500), (.bottomLeft, 1_000, 530), (.center, 1_045, 515), (.bottom, 1_045, 530),
    ] as [(UIView.ContentMode, CGFloat, CGFloat)] {
      view.contentMode = mode
      #expect(areas(view).first?.origin == CGPoint(x: x, y: y))
    }
  }

  @Test func templatesAreTinted() {
    let view = UIImageView(image: image(10, 10).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    func tints() -> [CGColor?] {
      view.layer.viewSteps.map { step in
        if case .image(let paint)? = step.paint { paint.tint } else { nil }
      }
    }
    #expect(tints() == [UIColor.green.cgColor])
    view.image = image(10, 10)
    #expect(tints() == [nil])
    view.image = image(10, 10).withTintColor(.blue)
    #expect(tints() == [UIColor.blue.cgColor])
    view.image = image(10, 10).withTintColor(.blue, renderingMode: .alwaysTemplate)
    #expect(tints() == [UIColor.green.cgColor], "a template's colour is the view's")
  }

  @Test("A symbol has the tint colour, unless it is meant as it is") func symbols() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.tintColor = .green
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.layer.drawnAreas.map(\.color) == [UIColor.green.cgColor])
    view.image = view.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(view.layer.drawnAreas.map(\.color) == [UIColor.red.cgColor])
  }

  @Test("A symbol lies in the image's place, mirrored where its reading goes from the right")
  func symbolPlaces()
    throws
  {
    let view = UIImageView(image: UIImage(systemName: "arrow.forward"))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    view.contentMode = .bottomRight
    let ltr = try #require(view.layer.drawnAreas.first)
    // 20 × 20 points at (20, 40): the arrow reaches from 3 − 0.75 to 17 + 0.75.
    #expect(abs(ltr.rect.minX - 22.25) < 0.01 && abs(ltr.rect.maxX - 37.75) < 0.01)
    #expect(abs(ltr.rect.midY - 50) < 0.01)
    view.semanticContentAttribute = .forceRightToLeft
    view.contentMode = .scaleToFill
    let rtl = try #require(view.layer.drawnAreas.first)
    // Twice as wide: the head, which is higher than the shaft, is at the left now.
    #expect(abs(rtl.rect.minX - 4.5) < 0.02 && abs(rtl.rect.maxX - 35.5) < 0.02)
    #expect(abs(rtl.rect.height - 3 * (11.4 + 1.5)) < 0.1)
  }

  @Test("The view's configuration says what the symbol's own does not") func preferredConfigurations() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 40))
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.image = image(3, 4)
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 4))
  }

  @Test("Palettes give each level a colour; hierarchies one colour in shades") func levels() throws {
    let view = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
    view.tintColor = .green
    func colours(_ configuration: UIImage.SymbolConfiguration) -> [CGColor] {
      view.preferredSymbolConfiguration = configuration
      return view.layer.drawnAreas.map(\.color)
    }
    // The disc is behind the cross.
    #expect(
      colours(.init(paletteColors: [.white, .red])) == [UIColor.red.cgColor, UIColor.white.cgColor])
    #expect(
      colours(.init(hierarchicalColor: .red))
        == [UIColor.red.withAlphaComponent(0.5).cgColor, UIColor.red.cgColor])
    #expect(colours(.preferringMulticolor()) == [UIColor.green.cgColor])
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(colours(.init(paletteColors: [.white, .red])) == [UIColor.green.cgColor])
  }

  @Test("Of an animation, the first image shows") func animation() {
    let view = UIImageView(image: image(10, 10))
    view.animationImages = [image(4, 4), image(6, 6)]
    view.contentMode = .topLeft
    view.startAnimating()
    #expect(areas(view) == [CGRect(x: 0, y: 0, width: 4, height: 4)])
    view.stopAnimating()
    #expect(areas(view) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    let animated = UIImage.animatedImage(with: [image(4, 4), image(6, 6)], duration: 0)
    #expect(animated?.images?.count == 2 && animated?.duration == 2.0 / 30 && animated?.size.width == 4)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  /// The boxes of what the view shows.
  private func areas(_ view: UIImageView) -> [CGRect] {
    view.layer.viewSteps.compactMap { $0.area?.box }
  }
}
