import Foundation
import Testing
import UIKit

/// The API of views, guides and stacks that real layout code uses, with the types it relies on.
@MainActor
struct ViewSurfaceTests {
  private final class Custom: UIView {
    var drawn = 0
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override class var requiresConstraintBasedLayout: Bool { false }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 10) }
    override func draw(_ rect: CGRect) { drawn += 1 }
    override func updateConstraints() { super.updateConstraints() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    override func tintColorDidChange() {}
    override func didMoveToSuperview() {}
    override func didMoveToWindow() {}
    override func willMove(toSuperview newSuperview: UIView?) {}
    override func willMove(toWindow newWindow: UIWindow?) {}
    override func didAddSubview(_ subview: UIView) {}
    override func willRemoveSubview(_ subview: UIView) {}
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    override var alignmentRectInsets: UIEdgeInsets { .zero }
    override var forFirstBaselineLayout: UIView { self }
    override var forLastBaselineLayout: UIView { self }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var next: UIResponder? { super.next }
  }

  /// As subclasses are written that are made in one way only.
  private final class OwnInit: UIView {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class PlainInit: UIView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func making() {
    #expect(Custom().layer is CAGradientLayer && Custom(frame: .zero).frame == .zero)
    #expect(OwnInit(number: 4).number == 4 && PlainInit().bounds.width == 3)
  }

  @Test func properties() {
    settable(\UIView.frame, CGRect.self)
    settable(\UIView.bounds, CGRect.self)
    settable(\UIView.center, CGPoint.self)
    settable(\UIView.transform, CGAffineTransform.self)
    settable(\UIView.isHidden, Bool.self)
    settable(\UIView.alpha, CGFloat.self)
    settable(\UIView.tag, Int.self)
    settable(\UIView.backgroundColor, UIColor?.self)
    settable(\UIView.clipsToBounds, Bool.self)
    settable(\UIView.contentMode, UIView.ContentMode.self)
    settable(\UIView.autoresizingMask, UIView.AutoresizingMask.self)
    settable(\UIView.autoresizesSubviews, Bool.self)
    settable(\UIView.isUserInteractionEnabled, Bool.self)
    settable(\UIView.translatesAutoresizingMaskIntoConstraints, Bool.self)
    settable(\UIView.layoutMargins, UIEdgeInsets.self)
    settable(\UIView.directionalLayoutMargins, NSDirectionalEdgeInsets.self)
    settable(\UIView.preservesSuperviewLayoutMargins, Bool.self)
    settable(\UIView.insetsLayoutMarginsFromSafeArea, Bool.self)
    settable(\UIView.semanticContentAttribute, UISemanticContentAttribute.self)
    settable(\UIView.tintColor, UIColor?.self)
    settable(\UIView.accessibilityIdentifier, String?.self)
    readable(\UIView.layer, CALayer.self)
    readable(\UIView.superview, UIView?.self)
    readable(\UIView.subviews, [UIView].self)
    readable(\UIView.window, UIWindow?.self)
    readable(\UIView.next, UIResponder?.self)
    readable(\UIView.intrinsicContentSize, CGSize.self)
    readable(\UIView.safeAreaInsets, UIEdgeInsets.self)
    readable(\UIView.safeAreaLayoutGuide, UILayoutGuide.self)
    readable(\UIView.layoutMarginsGuide, UILayoutGuide.self)
    readable(\UIView.readableContentGuide, UILayoutGuide.self)
    readable(\UIView.keyboardLayoutGuide, UIKeyboardLayoutGuide.self)
    readable(\UIView.layoutGuides, [UILayoutGuide].self)
    readable(\UIView.traitCollection, UITraitCollection.self)
    readable(\UIView.effectiveUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection.self)
    // Forced by the compiler as on a phone.
    #expect(UIView().tintColor.cgColor == UIColor.systemBlue.cgColor)
    options(UIView.AutoresizingMask.self)
    hashable(UIView.ContentMode.self)
  }

  @Test func methods() {
    let (view, child, other) = (UIView(), UIView(), UIView())
    function(view.addSubview, ((UIView) -> Void).self)
    function(view.sizeThatFits, ((CGSize) -> CGSize).self)
    function(view.isDescendant(of:), ((UIView) -> Bool).self)
    for method in [
      view.removeFromSuperview, view.sizeToFit, view.layoutIfNeeded, view.setNeedsLayout, view.layoutSubviews,
      view.setNeedsDisplay as () -> Void, view.setNeedsUpdateConstraints, view.updateConstraints,
      view.updateConstraintsIfNeeded, view.invalidateIntrinsicContentSize,
    ] {
      function(method, (() -> Void).self)
      method()
    }
    view.setNeedsDisplay(.zero)
    [child, other].forEach(view.addSubview)
    #expect(view.subviews == [child, other] && child.isDescendant(of: view) && child.next == view)
    view.insertSubview(UIView(), at: 0)
    view.insertSubview(UIView(), aboveSubview: child)
    view.insertSubview(UIView(), belowSubview: child)
    view.bringSubviewToFront(child)
    view.sendSubviewToBack(other)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.viewWithTag(0) === view && view.window == nil)
    view.frame.size = CGSize(width: 10, height: 20)
    view.center.x += 5
    #expect(view.frame.origin == CGPoint(x: 5, y: 0))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(Set([view, view, child]).count == 2 && view == view && [child].contains(child))
  }

  @Test("Both forms of convert exist for points and rectangles, and do the same") func conversions() {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
    root.addSubview(view)
    let (optional, space): (UIView?, any UICoordinateSpace) = (root, root)
    let point = CGPoint(x: 1, y: 1)
    #expect(view.convert(point, to: root) == CGPoint(x: 6, y: 7))
    #expect(view.convert(point, to: optional) == view.convert(point, to: space))
    #expect(view.convert(point, from: optional) == view.convert(point, from: space))
    #expect(view.convert(view.bounds, to: optional) == view.convert(view.bounds, to: space))
    #expect(view.convert(root.bounds, from: optional) == view.convert(root.bounds, from: space))
    #expect(view.convert(view.bounds, to: nil) == view.frame)
  }

  @Test func guides() {
    final class Own: UILayoutGuide {}
    let (view, guide) = (UIView(), Own())
    settable(\UILayoutGuide.identifier, String.self)
    settable(\UILayoutGuide.owningView, UIView?.self)
    readable(\UILayoutGuide.layoutFrame, CGRect.self)
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.layoutGuides.isEmpty)
  }

  @Test func priorities() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .defaultLow, .fittingSizeLevel, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, UILayoutPriority(rawValue: 1), UILayoutPriority(999),
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50, 510, 500, 490, 1, 999])
    hashable(UILayoutPriority.self)
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.defaultLow, for: axis)
      #expect(view.contentHuggingPriority(for: axis) == .required)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultLow)
    }
  }

  @Test func overriddenAnchorsAndPriorities() {
    final class View: UIView {
      override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
      override var leadingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
      override var widthAnchor: NSLayoutDimension { super.heightAnchor }
      override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        .required
      }
    }
    final class Guide: UILayoutGuide {
      override var centerYAnchor: NSLayoutYAxisAnchor { super.topAnchor }
      override var hasAmbiguousLayout: Bool { true }
    }
    final class Constraint: NSLayoutConstraint {
      override func awakeFromNib() {}
      override var constant: CGFloat {
        get { super.constant }
        set { super.constant = newValue }
      }
    }
    let (view, guide) = (View(), Guide())
    #expect(view.topAnchor == (view as UIView).bottomAnchor)
    let constraint = guide.centerYAnchor.constraint(equalTo: view.topAnchor)
    #expect(constraint.firstAttribute == .top && constraint.secondAttribute == .bottom)
    #expect(view.contentHuggingPriority(for: .vertical) == .required && guide.hasAmbiguousLayout)
    #expect(Constraint().constant == 0)
    options(UIAxis.self)
    #expect(UIAxis.both == [.horizontal, .vertical])
  }

  @Test func stacksAndScrollViews() {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    settable(\UIStackView.axis, NSLayoutConstraint.Axis.self)
    settable(\UIStackView.spacing, CGFloat.self)
    settable(\UIStackView.alignment, UIStackView.Alignment.self)
    settable(\UIStackView.distribution, UIStackView.Distribution.self)
    settable(\UIStackView.isLayoutMarginsRelativeArrangement, Bool.self)
    let added = UIView()
    stack.addArrangedSubview(added)
    stack.setCustomSpacing(4, after: added)
    #expect(stack.arrangedSubviews.count == 2 && stack.customSpacing(after: added) == 4)

    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    settable(\UIScrollView.contentOffset, CGPoint.self)
    settable(\UIScrollView.contentSize, CGSize.self)
    settable(\UIScrollView.contentInset, UIEdgeInsets.self)
    settable(\UIScrollView.isScrollEnabled, Bool.self)
    settable(\UIScrollView.delegate, (any UIScrollViewDelegate)?.self)
    settable(
      \UIScrollView.contentInsetAdjustmentBehavior, UIScrollView.ContentInsetAdjustmentBehavior.self)
    readable(\UIScrollView.adjustedContentInset, UIEdgeInsets.self)
    readable(\UIScrollView.contentLayoutGuide, UILayoutGuide.self)
    readable(\UIScrollView.frameLayoutGuide, UILayoutGuide.self)
    scrollView.contentOffset = CGPoint(x: 3, y: 4)
    #expect(scrollView.bounds.origin == CGPoint(x: 3, y: 4))
  }

  @Test("Plain sublayers stand between subviews") func sublayers() {
    let (view, first, second, plain) = (UIView(), UIView(), UIView(), CALayer())
    view.addSubview(first)
    view.layer.addSublayer(plain)
    view.addSubview(second)
    #expect(view.layer.sublayers == [first.layer, plain, second.layer])
    let third = UIView()
    view.insertSubview(third, belowSubview: second)
    #expect(view.layer.sublayers == [first.layer, plain, third.layer, second.layer])
    let stray = UIView()
    view.insertSubview(stray, belowSubview: UIView())
    #expect(view.layer.sublayers?.last === stray.layer)
  }

  @Test("frame under a transform sizes the bounds by its inverse, and reads back") func transformedFrame() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.bounds.size == CGSize(width: 15, height: 10))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.bounds.size = CGSize(width: 50, height: 100)
    view.center = CGPoint(x: 50, y: 25)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50), "to the last bit")
  }
}
