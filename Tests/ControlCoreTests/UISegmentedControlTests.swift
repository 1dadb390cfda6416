import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UISegmentedControlTests {
  private func image(_ width: Int) -> UIImage {
    UIImage(cgImage: CGImage(width: width, height: 1, pixels: Array(repeating: 255, count: 4 * width)))
  }

  @Test("Segments are as wide as the widest, 13 points more at both ends; set widths stay") func widths() {
    let control = UISegmentedControl(items: [image(20), image(50)])
    #expect(control.intrinsicContentSize == CGSize(width: 152, height: 31))
    #expect(control.bounds.size == CGSize(width: 152, height: 32))
    #expect(control.bounds.size == control.sizeThatFits(.zero))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width == 122, "46 and 76")
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width == 176 && control.widthForSegment(at: 0) == 100)
    control.bounds.size.width = 300
    #expect(control.segmentRects.map(\.minX) == [0, 100] && control.segmentRects[1].width == 200)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentRects.map(\.minX) == [200, 0])
  }

  @Test("Segments lie side by side on whole pixels", arguments: [1, 2, 3] as [CGFloat]) func tiles(
    scale: CGFloat
  ) {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.traitOverrides.displayScale = scale
    control.updateTraitsIfNeeded()
    control.bounds.size.width = 100
    let rects = control.segmentRects
    #expect(rects[0].minX == 0 && abs(rects[2].maxX - 100) < 1e-9)
    for (left, right) in zip(rects, rects.dropFirst()) {
      #expect(left.maxX == right.minX && abs((left.maxX * scale).rounded() - left.maxX * scale) < 1e-9)
    }
  }

  @Test("What is inserted and removed moves the chosen segment along") func changes() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "new")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("x", forSegmentAt: 9)
    control.setImage(image(3), forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
    control.insertSegment(
      action: UIAction(title: "act", identifier: .init("act")) { _ in }, at: 9, animated: false)
    #expect(control.segmentIndex(identifiedBy: .init("act")) == 1 && control.titleForSegment(at: 1) == "act")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }
}
