import ControlCore
import Foundation
@_spi(Plumb) import LayoutCore
import ManualLayout
import Testing
import TextViewCore

@MainActor
struct ViewDistributionBuilderTests {
  /// The items as text: v for a view, numbers for spacers.
  private func items(@ViewDistributionBuilder _ items: () -> [any ViewDistributionSpecifying]) -> [String] {
    items().map { item in
      switch item.distributionItem {
      case .view: "v"
      case .fixed(let length): "\(Double(length))"
      case .flexible(let weight): "*\(Double(weight))"
      }
    }
  }

  @Test func everyKindOfItem() {
    let view = UIView()
    let missing: UIView? = nil
    let length: CGFloat = 3
    let found = items {
      1.flexible
      view
      missing
      8
      2.5
      length
      view.alignmentProxyInsetBy(uniform: 2)
      [view, view]
      [view, missing]
      length.fixed
    }
    #expect(found == ["*1.0", "v", "8.0", "2.5", "3.0", "v", "v", "v", "v", "3.0"])
    #expect(items {}.isEmpty)
  }

  @Test("if, else, switch and for", arguments: [true, false]) func statements(isLarge: Bool) {
    let views = [UIView(), UIView()]
    let found = items {
      if isLarge { 16.fixed }
      if isLarge { 1 } else { 2 }
      switch isLarge {
      case true: views[0]
      case false: 3.flexible
      }
      for (index, view) in views.enumerated() {
        if index > 0 { 4 }
        view
      }
    }
    #expect(found == (isLarge ? ["16.0", "1.0", "v"] : ["2.0", "*3.0"]) + ["v", "4.0", "v"])
  }

  @Test("The forms of the verbs are one") func forms() {
    let (view, subviews) = container(
      CGSize(width: 100, height: 60), subviews: [CGSize(width: 10, height: 10)])
    let area = CGRect(x: 10, y: 10, width: 50, height: 40)
    func origin(_ body: () -> Void) -> CGPoint {
      subviews[0].untransformedFrame.origin = .zero
      body()
      return subviews[0].untransformedFrame.origin
    }
    #expect(
      origin {
        view.applyHorizontalSubviewDistribution {
          subviews[0]
          1.flexible
        }
      } == CGPoint(x: 0, y: 25))
    #expect(
      origin {
        view.applyHorizontalSubviewDistribution(
          {
            subviews[0]
            1.flexible
          }, inRect: area)
      } == CGPoint(x: 10, y: 25))
    #expect(
      origin {
        view.applyHorizontalSubviewDistribution(inRect: area) {
          subviews[0]
          1.flexible
        }
      } == CGPoint(x: 10, y: 25))
    #expect(
      origin {
        view.applyHorizontalSubviewDistribution(orthogonalAlignment: .top()) {
          subviews[0]
          1.flexible
        }
      } == .zero)
    #expect(
      origin {
        view.applyHorizontalSubviewDistribution(inRect: area, orthogonalAlignment: nil) {
          subviews[0]
          1.flexible
        }
      } == CGPoint(x: 10, y: 0))
    #expect(
      origin {
        view.applyVerticalSubviewDistribution {
          subviews[0]
          1.flexible
        }
      } == CGPoint(x: 45, y: 0))
    #expect(
      origin {
        view.applyVerticalSubviewDistribution(
          {
            subviews[0]
            1.flexible
          }, inRect: area)
      } == CGPoint(x: 30, y: 10))
    #expect(
      origin {
        view.applyVerticalSubviewDistribution(inRect: area) {
          subviews[0]
          1.flexible
        }
      } == CGPoint(x: 30, y: 10))
    #expect(
      origin {
        view.applyVerticalSubviewDistribution(orthogonalAlignment: .leading()) {
          subviews[0]
          1.flexible
        }
      } == .zero)
  }

  @Test("Collapsing leaves out what is not seen, and the spacers that were there for it")
  func collapsing() {
    let superview = UIView()
    func visible<View: UIView>(_ view: View) -> View {
      superview.addSubview(view)
      return view
    }
    let (hidden, transparent) = (visible(UIView()), visible(UIView()))
    hidden.isHidden = true
    transparent.alpha = 0
    let (label, view) = (visible(UILabel()), visible(UIView()))
    func collapsed(_ items: (any ViewDistributionSpecifying)?...) -> [String] {
      self.items { ViewDistributionItem.collapsing(items) }
    }
    /// A label of a program's own class, without a text.
    final class Note: UIView {
      override var contentKind: ViewContent.Kind { .label }
    }
    let empty = [visible(UILabel()), visible(UIImageView()), visible(Note())]
    for unseen in [hidden, transparent, UIView()] + empty {
      #expect(collapsed(view, 8.fixed, unseen, 12.fixed, view) == ["v", "12.0", "v"])
      #expect(collapsed(view, 12.fixed, unseen, 8.fixed, view) == ["v", "12.0", "v"])
      #expect(collapsed(view, 12.fixed, unseen, 1.flexible, view) == ["v", "*1.0", "v"])
      #expect(collapsed(view, 1.flexible, unseen, 99.fixed, view) == ["v", "*1.0", "v"])
      #expect(collapsed(view, 1.flexible, unseen, 2.flexible, view) == ["v", "*2.0", "v"])
      #expect(collapsed(5.fixed, unseen, 7.fixed, view, 3.fixed, unseen) == ["v"])
      #expect(collapsed(1.flexible, nil, unseen, view, 1.flexible) == ["*1.0", "v", "*1.0"])
      #expect(collapsed(unseen).isEmpty)
    }
    label.text = "text"
    #expect(collapsed(view, 8.fixed, label) == ["v", "8.0", "v"])
    #expect(ViewDistributionItem.collapsing(view, 8.fixed, nil).count == 1)
    #expect(1.flexible.isFlexible && !1.fixed.isFlexible)
  }
}
