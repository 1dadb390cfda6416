import Foundation
import StyleCore
import Testing

@MainActor
struct UIShapeTests {
  private let context = UIShape.ResolutionContext(
    contentShape: UIShape.Resolved(content: CGRect(x: 10, y: 20, width: 100, height: 60)))

  @Test func `a circle is in the middle, and insets move edges`() {
    #expect(UIShape.circle.resolve(in: context).boundingRect == CGRect(x: 30, y: 20, width: 60, height: 60))
    #expect(
      UIShape.circle.inset(by: 10).resolve(in: context).boundingRect
        == CGRect(x: 40, y: 30, width: 40, height: 40))
    let wide = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      UIShape.capsule.inset(by: wide).resolve(in: context).boundingRect
        == CGRect(x: 12, y: 21, width: 94, height: 56))
  }

  @Test func `a fixed rectangle does not follow the content`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIShape.fixedRect(rect).resolve(in: context).path.bounds == rect)
    #expect(UIShape.fixedRect(rect) == .fixedRect(rect) && UIShape.rect != .rect(cornerRadius: 2))
  }

  @Test func `a collection of one trait has its value alone`() {
    let traits = UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark)
    #expect(traits == UITraitCollection(userInterfaceStyle: .dark))
  }
}
