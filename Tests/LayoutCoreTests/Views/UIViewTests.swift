import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIViewTests {
  @Test("C.1") func sizeThatFitsIsThePresentSize() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 1e9, height: 5)) == CGSize(width: 30, height: 40))
  }

  @Test("C.2: sizeToFit keeps the frame's origin") func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 7) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 7))
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
  }

  @Test("C.3") func noIntrinsicSize() {
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
  }

  @Test("The geometry is the layer's") func geometryIsTheLayers() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40) && view.layer.position == view.center)
    view.layer.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(CATransform3DGetAffineTransform(view.layer.transform) == view.transform)
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
    #expect(UIView().frame == .zero)
  }

  @Test("G.11, G.23") func lookIsTheLayers() {
    let view = UIView()
    #expect(view.backgroundColor == nil && view.isOpaque && view.layer.isOpaque && view.alpha == 1)
    view.alpha = 0.25
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.25 && view.layer.isHidden && view.layer.masksToBounds)
    view.backgroundColor = .red
    #expect(view.layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    #expect(view.backgroundColor == .white)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test("G.24: a dynamic background follows the traits") func dynamicBackground() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
    root.hostTraits = UITraitCollection.headless.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(view.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    #expect(view.backgroundColor === UIColor.systemBackground)
    view.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    root.hostTraits = .headless
    #expect(view.layer.backgroundColor == CGColor(gray: 0.5, alpha: 1))
  }

  @Test("Views have the traits of the tree that they are put into, and lose them with it")
  func traitsComeWithTheSuperview() {
    final class Watching: UIView {
      var previous: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      }
    }
    let root = UIView()
    root.hostTraits = UITraitCollection.headless.modifyingTraits { $0.userInterfaceStyle = .dark }
    let (branch, leaf) = (UIView(), Watching())
    leaf.backgroundColor = .systemBackground
    branch.addSubview(leaf)
    #expect(leaf.previous.isEmpty)
    root.addSubview(branch)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    branch.removeFromSuperview()
    #expect(leaf.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
    #expect(leaf.previous == [.light, .dark])
  }

  @Test func tintColorIsInherited() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, middle, leaf) = (Tinted(), Tinted(), Tinted())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red && leaf.changes == 1)
    middle.tintColor = .green
    root.tintColor = .blue
    #expect(leaf.tintColor == .green && leaf.changes == 2 && root.changes == 2)
    middle.tintColor = nil
    #expect(leaf.tintColor == .blue)
  }

  @Test("A view that comes beneath another tint hears of it, unless it has its own")
  func tintOfNewSuperview() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (root, other, middle, leaf) = (UIView(), UIView(), Tinted(), Tinted())
    (root.tintColor, other.tintColor) = (.red, .red)
    middle.addSubview(leaf)
    root.addSubview(middle)
    #expect(middle.changes == 1 && leaf.changes == 1)
    other.addSubview(middle)
    #expect(leaf.changes == 1, "the same tint as before")
    middle.removeFromSuperview()
    #expect(leaf.changes == 2 && leaf.tintColor == .systemBlue)
    middle.tintColor = .green
    root.addSubview(middle)
    #expect(middle.changes == 3 && leaf.changes == 3, "its own tint is the same everywhere")
  }

  @Test("D.1, D.6") func margins() {
    final class Counting: UIView {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    let view = Counting()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins.left = 9
    #expect(view.directionalLayoutMargins.trailing == 9)
    #expect(view.changes == 2)
  }

  @Test(
    "E.1",
    arguments: [
      UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ])
  func layoutDirections(attribute: UISemanticContentAttribute) {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let resolved = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
      switch attribute {
      case .unspecified: #expect(resolved == direction)
      case .forceRightToLeft: #expect(resolved == .rightToLeft)
      default: #expect(resolved == .leftToRight)
      }
    }
  }

  @Test("E.2: the attribute is not inherited, the traits are") func effectiveDirection() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("B.21: new traits go from the root down") func newTraits() {
    final class Listening: UIView {
      var heard: [CGFloat] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(previous?.displayScale ?? -1)
        heard.append(traitCollection.displayScale)
      }
    }
    let (root, view) = (Listening(), Listening())
    root.addSubview(view)
    #expect(view.traitCollection.displayScale == 3, "H.6")
    root.hostTraits = UITraitCollection(displayScale: 2)
    root.hostTraits = UITraitCollection(displayScale: 2)
    #expect(view.heard == [3, 2])
  }

  @Test("B.21: when a view hears of new traits, those beneath it still have the old ones") func traitsAbove()
  {
    final class Listening: UIView {
      var heard: [CGFloat] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard = [superview, self, subviews.first].map { $0?.traitCollection.displayScale ?? 0 }
      }
    }
    let views = (0..<3).map { _ in Listening() }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].hostTraits = UITraitCollection(displayScale: 2)
    #expect(views.map(\.heard) == [[0, 2, 3], [2, 2, 3], [2, 2, 0]])
  }

  @Test("B.12: layoutSubviews by itself places nothing") func plainLayout() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.addSubview(view)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    root.layoutSubviews()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 9))
  }

  @Test("A layer class of its own is made by its own initializer") func layerClass() {
    final class OwnLayer: CALayer {
      var numbers = [1, 2, 3]
      override init() {
        super.init()
        cornerRadius = 5
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class PlainLayer: CALayer { let text = "made" }
    class Own: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    final class Plain: Own {
      override class var layerClass: AnyClass { PlainLayer.self }
      init(text: String) { super.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let view = Own()
    #expect((view.layer as? OwnLayer)?.numbers == [1, 2, 3])
    #expect(view.layer.cornerRadius == 5 && view.layer.delegate === view)
    let plain = Plain(text: "x")
    #expect((plain.layer as? PlainLayer)?.text == "made")
    #expect(plain.frame.width == 4)
  }

  @Test("B.15: only redraw asks for drawing at a new size") func redraw() {
    let view = UIView()
    view.frame.size.width = 5
    #expect(!view.layer.needsDisplay())
    view.contentMode = .redraw
    view.frame.size.width = 6
    #expect(view.layer.needsDisplay())
  }

  @Test("Both forms of convert are the same conversion") func conversions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(view)
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    let space: any UICoordinateSpace = root
    #expect(view.convert(point, to: space) == CGPoint(x: 11, y: 22))
    #expect(view.convert(point, to: root as UIView?) == CGPoint(x: 11, y: 22))
    #expect(view.convert(point, to: root) == CGPoint(x: 11, y: 22))
    #expect(view.convert(point, to: nil) == CGPoint(x: 11, y: 22))
    #expect(view.convert(point, from: space) == CGPoint(x: -9, y: -18))
    #expect(view.convert(point, from: root as UIView?) == CGPoint(x: -9, y: -18))
    #expect(view.convert(rect, to: space) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(view.convert(rect, to: root as UIView?) == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(view.convert(rect, from: space) == CGRect(x: -9, y: -18, width: 3, height: 4))
    #expect(view.convert(rect, from: root as UIView?) == CGRect(x: -9, y: -18, width: 3, height: 4))
  }

  @Test("What has no area is neither drawn nor shown in a snapshot") func noArea() {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for rect in [CGRect(x: 1, y: 1, width: 0, height: 9), CGRect(x: 1, y: 1, width: 9, height: 0)] {
      #expect(view.stepsOfDrawing(in: rect).isEmpty && view.count == 0)
      #expect(view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }
    #expect(!view.stepsOfDrawing(in: view.bounds).isEmpty && view.count == 1)
  }

  @Test("The button of a side of an item is the first one there") func barButtons() {
    let (item, buttons) = (UINavigationItem(title: "A"), (0..<3).map { _ in UIBarButtonItem() })
    item.leftBarButtonItems = [buttons[0], buttons[1]]
    item.rightBarButtonItems = [buttons[2], buttons[1]]
    #expect(item.leftBarButtonItem === buttons[0] && item.rightBarButtonItem === buttons[2])
    (item.leftBarButtonItem, item.rightBarButtonItem) = (buttons[1], nil)
    #expect(item.leftBarButtonItems == [buttons[1]] && item.rightBarButtonItems == nil)
  }
}
