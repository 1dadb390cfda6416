import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ManualLayout
import StyleCore
import Testing

@MainActor
struct AlignmentProxiesTests {
  /// Counts its layouts.
  private final class Host: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let host = Host(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  init() { superview.addSubview(host) }

  private func bounds(_ proxy: any Alignable) -> CGRect {
    #expect(proxy.alignmentContext.view === host)
    return proxy.alignmentContext.alignmentBounds
  }

  @Test("Asymmetric margins, in both directions, without a branch at the call site (D.6)")
  func layoutMargins() {
    host.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 3, trailing: 10)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    host.addSubview(view)
    func place() -> CGPoint {
      view.align(.topTrailing, with: host.layoutMarginsAlignmentProxy, .topTrailing)
      return view.frame.origin
    }
    // Left to right the trailing margin is at the right: 200 − 10 − 20.
    #expect(bounds(host.layoutMarginsAlignmentProxy) == CGRect(x: 30, y: 1, width: 160, height: 96))
    #expect(place() == CGPoint(x: 170, y: 1))
    superview.host(.rightToLeft)
    superview.layoutIfNeeded()
    #expect(bounds(host.layoutMarginsAlignmentProxy) == CGRect(x: 10, y: 1, width: 160, height: 96))
    #expect(place() == CGPoint(x: 10, y: 1))
    // The middle between margins of 10 and 30 is 10 points off the middle.
    view.align(.center, with: host.layoutMarginsAlignmentProxy, .center)
    #expect(view.center.x == 90)
  }

  @Test("The safe area, where a window covers a part (D.8)") func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), systemMinimumLayoutMargins: nil,
        respectsSystemMinimum: true))
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 200, height: 380))
    window.addSubview(child)
    window.isHidden = false
    window.layoutIfNeeded()
    // 59 − 20 are left at the top (D.8).
    #expect(
      child.safeAreaAlignmentProxy.alignmentContext.alignmentBounds
        == CGRect(x: 0, y: 39, width: 200, height: 307))
  }

  @Test func insetsAndOffsets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(bounds(host.alignmentProxy(insetBy: insets)) == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(bounds(host.alignmentProxyInsetBy(left: 5)) == CGRect(x: 5, y: 0, width: 195, height: 100))
    #expect(
      bounds(host.alignmentProxyInsetBy(top: 5, right: -5)) == CGRect(x: 0, y: 5, width: 205, height: 95))
    #expect(
      bounds(host.alignmentProxyInsetBy(vertical: 5, horizontal: 6))
        == CGRect(x: 6, y: 5, width: 188, height: 90))
    #expect(bounds(host.alignmentProxyInsetBy(uniform: 5)) == CGRect(x: 5, y: 5, width: 190, height: 90))
    #expect(bounds(host.alignmentProxyOffsetBy(horizontal: 5)) == CGRect(x: 5, y: 0, width: 200, height: 100))
    #expect(
      bounds(host.alignmentProxy(offsetBy: UIOffset(horizontal: 0, vertical: 7)))
        == CGRect(x: 0, y: 7, width: 200, height: 100))
    // Proxies of proxies.
    #expect(
      bounds(
        host.alignmentProxyInsetBy(uniform: 5).alignmentProxyInsetBy(right: -3).alignmentProxyOffsetBy(
          vertical: 1))
        == CGRect(x: 5, y: 6, width: 193, height: 90))
    #expect(InsetAlignmentProxy(proxiedView: host, insets: insets).proxiedView === host)
    #expect(OffsetAlignmentProxy(alignable: host, offset: .zero).proxiedView === host)
    let directional = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0)
    #expect(bounds(host.alignmentProxy(directionallyInsetBy: directional)).minX == 9)
    host.semanticContentAttribute = .forceRightToLeft
    #expect(bounds(host.alignmentProxy(directionallyInsetBy: directional)).maxX == 191)
  }

  @Test("Both sides of an alignment may be proxies") func proxiesAsReceivers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    superview.addSubview(view)
    view.alignmentProxyInsetBy(uniform: 10).align(
      .topLeft, with: host.alignmentProxyInsetBy(uniform: 5), .topLeft)
    // host's inner corner is (15, 25); view's inner corner is 10 points inside.
    #expect(view.frame.origin == CGPoint(x: 5, y: 15))
  }

  @Test("A rectangle is in the view's coordinates, and scrolls with its content")
  func rectangles() {
    host.bounds.origin = CGPoint(x: 0, y: 40)
    let rect = CGRect(x: 10, y: 60, width: 30, height: 20)
    let (outside, inside) = (UIView(frame: rect), UIView(frame: rect))
    superview.addSubview(outside)
    host.addSubview(inside)
    outside.align(.topLeft, with: RectAlignmentProxy(proxiedView: host, rect: rect), .topLeft)
    #expect(outside.frame.origin == CGPoint(x: 20, y: 40))
    for proxy in [
      host.alignmentProxy(for: rect), host.alignmentProxy(for: rect).alignmentProxyInsetBy(top: 0),
    ] {
      inside.frame.origin = .zero
      inside.align(.topLeft, with: proxy, .topLeft)
      #expect(inside.frame.origin == rect.origin)
    }
  }

  @Test("The frame's box is the one that is seen (A.3, A.4)") func frames() {
    host.transform = CGAffineTransform(scaleX: 2, y: 2)
    // 200 × 100 about (110, 70), twice as large.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    superview.addSubview(view)
    for origin in [CGPoint.zero, CGPoint(x: 30, y: 40)] {
      host.bounds.origin = origin
      view.align(.topLeft, with: host.frameAlignmentProxy, .topLeft)
      #expect(view.frame.origin == CGPoint(x: -90, y: -30))
    }
    host.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 5, y: 0)
    host.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.align(.topLeft, with: host.frameAlignmentProxy, .topLeft)
    #expect(view.frame.origin == host.frame.origin.roundedToPixel(in: view))
  }

  @Test("Proxies need no layout of the view, and follow its bounds") func noLayout() {
    let proxy = host.alignmentProxyInsetBy(uniform: 5)
    host.setNeedsLayout()
    _ = (bounds(proxy), bounds(host.layoutMarginsAlignmentProxy), bounds(host.safeAreaAlignmentProxy))
    #expect(host.layouts == 0)
    host.bounds.size.width = 100
    #expect(bounds(proxy).width == 90)
  }
}
