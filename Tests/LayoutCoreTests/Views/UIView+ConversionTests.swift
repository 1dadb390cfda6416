import Foundation
import GraphicsCore
import LayoutCore
import Testing

/// A.14, and the vectors of A.15, on views.
@MainActor
struct UIViewConversionTests {
  private func view(
    _ frame: CGRect, in superview: UIView? = nil, origin: CGPoint = .zero, scale: CGFloat = 1
  ) -> UIView {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame = frame
    view.bounds.origin = origin
    superview?.addSubview(view)
    return view
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("A.15: between siblings and their parent") func siblings() {
    let root = view(rect(0, 0, 100, 100))
    let first = view(rect(20, 10, 10, 10), in: root)
    let second = view(rect(80, 80, 20, 20), in: root)
    let inner = view(rect(5, 5, 5, 5), in: second)
    #expect(root.convert(first.bounds.origin, from: first) == first.frame.origin)
    #expect(first.convert(first.bounds.origin, to: root) == first.frame.origin)
    #expect(root.convert(point(15, 15), to: first) == point(-5, 5))
    #expect(first.convert(point(5, 5), to: root) == point(25, 15))
    #expect(root.convert(point(85, 85), to: second) == point(5, 5))
    #expect(second.convert(point(-5, -5), to: root) == point(75, 75))
    #expect(first.convert(point(60, 70), to: second) == .zero)
    #expect(second.convert(point(-5, -5), to: first) == point(55, 65))
    #expect(inner.convert(point(1, 1), to: first) == point(66, 76))
  }

  @Test(
    "A.15: origins of bounds along the way count, the last one's own too",
    arguments: [
      (CGPoint.zero, CGPoint.zero, CGPoint.zero, CGPoint(x: 25, y: 25)),
      // The origin of the root is part of its coordinates.
      (CGPoint(x: 10, y: 10), .zero, .zero, CGPoint(x: 25, y: 25)),
      (.zero, CGPoint(x: 10, y: 10), .zero, CGPoint(x: 15, y: 15)),
      // 0 − 999 + 5 − 5 + 20
      (
        CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 5), CGPoint(x: 999, y: 999), CGPoint(x: -979, y: -979)
      ),
    ])
  func origins(root: CGPoint, middle: CGPoint, leaf: CGPoint, expected: CGPoint) {
    let rootView = view(rect(0, 0, 100, 100), origin: root)
    let middleView = view(rect(20, 20, 10, 10), in: rootView, origin: middle)
    let leafView = view(rect(5, 5, 5, 5), in: middleView, origin: leaf)
    #expect(leafView.convert(.zero as CGPoint, to: rootView) == expected)
    #expect(rootView.convert(.zero as CGPoint, from: leafView) == expected)
  }

  @Test("A.15: a chain of origins to the window's own coordinates", arguments: 0...4)
  func chain(offset: Int) {
    let offset = CGFloat(offset)
    let window = UIWindow(frame: rect(offset, 4 - offset, 256, 256))
    window.bounds.origin = point(3 - offset, offset)
    let first = view(rect(80, 80, 100, 100), in: window, origin: point(15, 15))
    let second = view(rect(70, 70, 100, 100), in: first, origin: point(25, 25))
    let third = view(rect(50, 50, 100, 100), in: second, origin: point(64, 64))
    // 20 − 64 + 50 − 25 + 70 − 15 + 80, and 10 more downwards less
    #expect(third.convert(point(20, 10), to: window) == point(116, 106))
    #expect(third.convert(point(20, 10), to: nil) == point(116, 106))
    #expect(third.convert(point(116, 106), from: nil) == point(20, 10))
  }

  @Test("A.15: scales of the parent and of the view") func scales() {
    let root = view(rect(0, 0, 512, 512))
    let half = view(rect(128, 128, 256, 256), in: root, origin: point(32, 32), scale: 0.5)
    let twice = view(rect(128, 128, 128, 128), in: half, scale: 2)
    // (128 − 32) / 2 + 128
    #expect(twice.convert(.zero as CGPoint, to: root) == point(176, 176))
    let plain = view(.zero, in: half)
    let triple = view(rect(100, 128, 128, 128), in: plain, scale: 3)
    triple.bounds.origin = point(64, 32)
    // (100 − 3 · 64 − 32) / 2 + 128, and (128 − 3 · 32 − 32) / 2 + 128
    let converted = triple.convert(.zero as CGPoint, to: root)
    #expect(abs(converted.x - 66) < 1e-9 && abs(converted.y - 128) < 1e-9)
  }

  @Test("A.15: a point of a child at twice its size is in the child's own units") func scaledChild() {
    let parent = view(rect(0, 0, 80, 40))
    let child = view(rect(10, 10, 60, 40), in: parent, scale: 2)
    #expect(parent.convert(point(60, 20), to: child) == point(25, 5))
    #expect(child.convert(point(25, 5), to: parent) == point(60, 20))
  }

  @Test("A.15: a grandparent at twice its size") func scaledGrandparent() {
    let root = view(rect(0, 0, 300, 300))
    let grandparent = view(rect(0, 0, 200, 200), in: root, scale: 2)
    let child = view(rect(10, 10, 50, 50), in: grandparent)
    let grandchild = view(rect(5, 5, 20, 20), in: child)
    #expect(root.convert(point(100, 100), to: grandchild) == point(35, 35))
  }

  @Test("A.15: the superview's own origin does not count, the view's does") func ownOrigin() {
    let parent = view(rect(0, 0, 100, 100), origin: point(50, 50))
    let child = view(rect(40, 40, 20, 20), in: parent, origin: point(123, 123))
    #expect(child.convert(point(133, 133), to: parent) == point(50, 50))
    #expect(parent.convert(point(133, 133), from: child) == point(50, 50))
  }

  @Test("A.14: nil is the window, or else the topmost view's own coordinates") func nowhere() {
    let root = view(rect(30, 40, 10, 10))
    #expect(root.convert(point(10, 10), to: nil) == point(10, 10))
    #expect(root.convert(point(10, 10), from: nil) == point(10, 10))
    let window = UIWindow(frame: rect(5, 5, 100, 100))
    window.addSubview(root)
    #expect(root.convert(point(10, 10), to: nil) == point(40, 50))
    #expect(root.convert(rect(10, 10, 1, 2), from: nil) == rect(-20, -30, 1, 2))
  }

  @Test("A.14: a rectangle becomes the box around its corners") func boxes() {
    let root = view(rect(0, 0, 100, 100))
    let turned = view(rect(30, 30, 40, 40), in: root)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // About (50, 50), x goes down and y to the left: (0, 10) is at (60, 30).
    #expect(turned.convert(rect(0, 10, 20, 5), to: root) == rect(55, 30, 5, 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = turned.convert(turned.bounds, to: root)
    let half = 20 * (2.0 as CGFloat).squareRoot()
    #expect(abs(box.minX - (50 - half)) < 1e-9 && abs(box.width - 2 * half) < 1e-9)
  }

  @Test("A.14: scroll offsets move what is inside (A.11)") func scrolling() {
    let scrollView = UIScrollView(frame: rect(10, 20, 100, 100))
    let content = view(rect(0, 300, 50, 50), in: scrollView)
    scrollView.contentOffset.y = 280
    #expect(content.convert(.zero as CGPoint, to: nil) == point(0, 300))
    let window = UIWindow(frame: rect(0, 0, 200, 200))
    window.addSubview(scrollView)
    #expect(content.convert(.zero as CGPoint, to: nil) == point(10, 40))
  }

  @Test("Between trees the places of both roots count (A.30)") func unrelated() {
    let root = view(rect(10, 10, 50, 50))
    let child = view(rect(10, 10, 5, 5), in: root)
    #expect(child.convert(.zero as CGPoint, to: UIView()) == point(20, 20))
    #expect(UIView().convert(child.bounds, from: child) == rect(20, 20, 5, 5))
    let other = view(rect(3, 4, 50, 50))
    let leaf = view(rect(1, 1, 5, 5), in: other)
    // 20 − 3 − 1, 20 − 4 − 1
    #expect(child.convert(.zero as CGPoint, to: leaf) == point(16, 15))
    #expect(
      leaf.convert(point(16, 15), to: child) == .zero && child.convert(point(16, 15), from: leaf) == .zero)
    // Windows are on one screen: their own places count alike.
    let window = UIWindow(frame: rect(0, 100, 50, 50))
    #expect(root.convert(point(1, 1), to: window) == point(11, -89))
  }
}
