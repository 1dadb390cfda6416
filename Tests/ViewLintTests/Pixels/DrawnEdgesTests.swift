import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewRendering

@testable import ViewLint

/// The edges that are visible.
@Suite @MainActor struct DrawnEdgesTests {
  @Test func onlyWhatIsSeenCounts() {
    func isFound(_ change: (UIView) -> Void) -> Bool {
      let view = tile(10.5, 10, 20, 20)
      change(view)
      return !PixelLayout([view]).findings(at: 1).isEmpty
    }
    #expect(isFound { _ in })
    #expect(!isFound { $0.isHidden = true })
    #expect(!isFound { $0.alpha = 0 })
    #expect(!isFound { $0.backgroundColor = .clear })
    #expect(!isFound { $0.backgroundColor = nil })
    #expect(!isFound { $0.frame.origin = CGPoint(x: 200.5, y: 10) })
    #expect(
      isFound {
        $0.backgroundColor = nil
        $0.layer.borderWidth = 1
      })
    #expect(isFound { $0.layer.cornerRadius = 5 })
  }

  @Test func whatClipsHasTheEdgesOfWhatItCutsOff() {
    let clipping = container(CGRect(x: 10.5, y: 10, width: 40, height: 40))
    clipping.clipsToBounds = true
    let content = tile(CGRect(x: 5, y: 5, width: 10, height: 10), in: clipping)
    content.frame.origin.x = 4.5
    #expect(PixelLayout([clipping]).findings(at: 1).isEmpty, "Nothing reaches its edges.")
    content.frame = CGRect(x: -20.5, y: 5, width: 100, height: 10)
    #expect(PixelLayout([clipping]).unsnapped(at: 1) == [["left edge", "right edge"]])
  }

  @Test func whatLiesBehindSomethingOpaqueIsNotSeen() {
    let behind = tile(10.5, 10, 20, 20)
    let cover = tile(5, 5, 50, 50)
    #expect(PixelLayout([behind, cover]).findings(at: 1).isEmpty)
    // It covers the left edge alone.
    cover.frame = CGRect(x: 5, y: 5, width: 10, height: 50)
    #expect(PixelLayout([behind, cover]).unsnapped(at: 1) == [["right edge"]])
    cover.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    #expect(PixelLayout([behind, cover]).unsnapped(at: 1) == [["left edge", "right edge"]])
  }

  @Test func drawingsHaveEdgesWhereTheyReachThem() {
    final class Square: UIView {
      var inset: CGFloat = 0
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: bounds.insetBy(dx: inset, dy: inset)).fill()
      }
    }
    let square = Square(frame: CGRect(x: 10.5, y: 10, width: 20, height: 20))
    #expect(PixelLayout([square]).unsnapped(at: 1) == [["left edge", "right edge"]])
    square.inset = 3
    square.setNeedsDisplay()
    #expect(PixelLayout([square]).findings(at: 1).isEmpty)
  }

  @Test func picturesHaveEdgesWhereTheyFillTheView() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 10.5, y: 10, width: 20, height: 20)
    #expect(PixelLayout([view]).unsnapped(at: 1) == [["left edge", "right edge"]])
    view.contentMode = .center
    #expect(PixelLayout([view]).findings(at: 1).isEmpty)
  }

  @Test func shadowsAndMasksHaveNoEdges() {
    let shadow = container(CGRect(x: 10.5, y: 10, width: 20, height: 20))
    shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
    (shadow.layer.shadowOpacity, shadow.layer.shadowRadius, shadow.layer.shadowOffset) = (1, 0, .zero)
    #expect(PixelLayout([shadow]).findings(at: 1).isEmpty)

    let masked = tile(10.5, 10, 20, 20)
    #expect(!PixelLayout([masked]).findings(at: 1).isEmpty)
    masked.mask = tile(4, 4, 8, 8)
    #expect(PixelLayout([masked]).findings(at: 1).isEmpty)
  }

  @Test func linesOfTextGoWithTheTopOfTheirLabel() {
    let label = UILabel(frame: CGRect(x: 10.3, y: 10, width: 80, height: 20.5))
    label.text = "Text"
    // Letters begin anywhere in x, and baselines are on pixels of the label.
    #expect(PixelLayout([label]).findings(at: 1).isEmpty)
    label.frame.origin.y = 10.5
    #expect(PixelLayout([label]).unsnapped(at: 1) == [["top edge"]])
    #expect(PixelLayout([label]).findings(at: 2).isEmpty)
    label.text = ""
    #expect(PixelLayout([label]).findings(at: 1).isEmpty)
  }

  @Test func aButtonIsOneThing() {
    let button = UIButton(frame: CGRect(x: 10, y: 10.5, width: 80, height: 30))
    button.setTitle("Go", for: .normal)
    button.backgroundColor = .blue
    let findings = PixelLayout([button]).findings(at: 1)
    #expect(findings.map(\.view) == ["UIView/UIButton[0]"])
    #expect(findings.map { $0.values.map(\.name) } == [["top edge", "bottom edge"]])
    // Its title is its own.
    button.backgroundColor = nil
    #expect(PixelLayout([button]).unsnapped(at: 1) == [["top edge"]])
    button.frame.origin.y = 10
    #expect(PixelLayout([button]).findings(at: 1).isEmpty)
  }
}
