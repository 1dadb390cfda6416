import Foundation
import LayerCore
import LayoutCore
import StackCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// Sizes and places as a phone has them, number by number.
@MainActor
struct MeasuredSizesTests {
  /// A view of a content of the given size.
  private final class Content: UIView {
    private let size: CGSize
    override var intrinsicContentSize: CGSize { size }

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func stack(
    _ lengths: [CGFloat], along axis: NSLayoutConstraint.Axis, length: CGFloat, spacing: CGFloat,
    _ distribution: UIStackView.Distribution, change: (UIStackView) -> Void = { _ in }
  ) -> [CGRect] {
    let isRow = axis == .horizontal
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.traitOverrides.displayScale = 2
    let stack = UIStackView(arrangedSubviews: lengths.map { isRow ? Content($0, 20) : Content(20, $0) })
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.frame = CGRect(x: 0, y: 0, width: isRow ? length : 100, height: isRow ? 20 : length)
    window.addSubview(stack)
    change(stack)
    window.isHidden = false
    window.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test("F.42: in proportion to contents and spacing together, the last has the rest")
  func proportional() {
    let row = stack([11.5, 61.5, 123], along: .horizontal, length: 288, spacing: 8, .fillProportionally)
    #expect(row.map(\.width) == [15.5, 83.5, 173])
    let short = stack([33.5, 20.5, 14.5], along: .vertical, length: 60, spacing: 4, .fillProportionally)
    #expect(short.map(\.height) == [26.5, 16, 9.5])
    let long = stack([33.5, 20.5, 14.5], along: .vertical, length: 112, spacing: 4, .fillProportionally)
    #expect(long.map(\.height) == [49, 30, 25])
  }

  @Test("F.41: equal shares of what spacing leaves")
  func equal() {
    let row = stack([41, 97], along: .horizontal, length: 288, spacing: 8, .fillEqually)
    #expect(row.map(\.width) == [140, 140])
  }

  @Test("F.39, F.40: a hidden view has no length, in the middle of its gap; the first view stretches")
  func hidden() {
    let row = stack([50.5, 60, 37.5], along: .horizontal, length: 200, spacing: 8, .fill) { stack in
      stack.arrangedSubviews[1].isHidden = true
      stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
    }
    #expect(row.map(\.minX) == [0, 150.5, 162.5] && row.map(\.width) == [138.5, 0, 37.5])
    let ends = stack([50.5, 51.5, 60], along: .horizontal, length: 200, spacing: 8, .equalSpacing) { stack in
      stack.arrangedSubviews[2].isHidden = true
    }
    #expect(ends.map(\.minX) == [0, 148.5, 200] && ends.map(\.width) == [50.5, 51.5, 0])
  }

  @Test("F.84: a stack has no margins where nothing was set")
  func stackMargins() {
    let stack = UIStackView(arrangedSubviews: [Content(30, 20)])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.layoutMargins == .zero && stack.directionalLayoutMargins == .zero)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    stack.layoutMargins.left = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 35, height: 20))
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), "D.1")
  }

  /// A field that keeps its text away from its edges.
  private final class PaddedField: UITextField {
    var padding: CGFloat = 10
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 0, dy: padding)
    }
  }

  @Test("F.85: a field is higher by what its text keeps from top and bottom")
  func paddedField() {
    let field = PaddedField()
    field.font = .systemFont(ofSize: 16)
    field.text = "Text"
    field.hostTraits = UITraitCollection(displayScale: 2)
    // 16 · 2444/2048 = 19.09, in half points 19.5.
    #expect(field.intrinsicContentSize.height == 39.5)
    field.padding = 0
    field.invalidateIntrinsicContentSize()
    #expect(field.intrinsicContentSize.height == 19.5)
  }

  @Test("F.85: a text rectangle of one height keeps nothing free") func fieldWithRectangleOfOneHeight() {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 10, y: 8, width: bounds.width - 20, height: 24)
      }
    }
    let field = Field()
    field.font = .systemFont(ofSize: 16)
    field.text = "Text"
    field.hostTraits = UITraitCollection(displayScale: 2)
    #expect(field.intrinsicContentSize.height == 19.5)
  }

  @Test("D.5, D.8: what a child has of margins and safe areas, by the distance of each edge")
  func children() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    window.isHidden = false
    let (outside, parent, child) = (
      UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100)),
      UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    )
    controller.view.addSubview(outside)
    parent.insetsLayoutMarginsFromSafeArea = false
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    child.preservesSuperviewLayoutMargins = true
    controller.view.addSubview(parent)
    parent.addSubview(child)
    window.layoutIfNeeded()
    let inset = controller.view.safeAreaInsets.bottom
    #expect(inset >= 34 && outside.safeAreaInsets.bottom == inset, "D.8: no more than there is")
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }
}
