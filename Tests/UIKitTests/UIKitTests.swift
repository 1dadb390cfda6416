import CoreGraphics
import QuartzCore
import Testing
import UIKit

import class UIKit.UIView

/// A view as it is written for a phone.
private final class TwoLabels: UIView {
  private let upper = UIView()
  private let lower = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [upper, lower].forEach(addSubview)
    lower.backgroundColor = .systemBackground
    layer.cornerRadius = 4
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(by: layoutMargins)
    let (top, rest) = inner.divided(atDistance: 20, from: .minYEdge)
    upper.frame = top
    lower.frame = rest
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 20 + 30 + layoutMargins.top + layoutMargins.bottom)
  }

  var frames: [CGRect] { subviews.map(\.frame) }
}

/// A view with an initializer of its own and nothing else.
private final class Tagged: UIView {
  let text: String
  override var tag: Int { didSet { changes += 1 } }
  override class var layerClass: AnyClass { CALayer.self }
  private(set) var changes = 0

  init(text: String) {
    self.text = text
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit { _ = text.count }
}

@MainActor
struct UIKitTests {
  @Test func coreTextIsThereAsOnAPhone() {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Title"))
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) > 0)
  }

  @Test func aViewOfAPhoneIsLaidOut() {
    let view = TwoLabels(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    view.sizeToFit()
    // Margins of 8 on every edge (D.1).
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 66))
    view.layoutIfNeeded()
    #expect(
      view.frames == [
        CGRect(x: 8, y: 8, width: 84, height: 20), CGRect(x: 8, y: 28, width: 84, height: 30),
      ])
    #expect(TwoLabels().frames == [.zero, .zero])
  }

  @Test func namesResolveThroughTheUmbrellas() {
    let rect: UIKit.CGRect = CoreGraphics.CGRect(x: 0, y: 0, width: 1, height: 1)
    let transform: CoreGraphics.CGAffineTransform = .identity
    let layer: QuartzCore.CALayer = UIKit.UIView(frame: rect.applying(transform)).layer
    #expect(layer.frame == rect)
  }

  @Test func roundingAsOfDarwin() {
    #expect(Darwin.round(-0.5) == -1 && Darwin.round(2.5) == 3)
    #expect(Darwin.floor(-0.5) == -1 && Darwin.ceil(0.5) == 1 && Darwin.trunc(-1.5) == -1)
    #expect(Darwin.sqrt(9) == 3 && CoreFoundation.sqrt(Float(16)) == 4)
  }

  @Test func subclassesOverrideWhatTheyMay() {
    let view = Tagged(text: "x")
    view.tag = 4
    #expect(view.changes == 1 && view.tag == 4)
    #expect(Set([view, view]).count == 1 && view == view as UIView)
  }
}
