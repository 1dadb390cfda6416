import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ManualLayout
import StyleCore
import Testing

/// A view among others, with fractions, anchors, transforms and scrolled bounds everywhere.
@MainActor
struct AlignmentScene {
  enum Target: CaseIterable, Sendable { case superview, root, sibling, cousin, uncle }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 401, height: 303))
  let branch = UIView(frame: CGRect(x: 13.3, y: 7.7, width: 150.5, height: 120.25))
  let uncle = UIView(frame: CGRect(x: 203.2, y: 77.1, width: 99.5, height: 88.8))
  let receiver = UIView(frame: CGRect(x: 4, y: 5, width: 33.4, height: 21.7))
  let sibling = UIView(frame: CGRect(x: 60.1, y: 40.2, width: 50.5, height: 40.3))
  let cousin = UIView(frame: CGRect(x: 9.9, y: 8.8, width: 20.2, height: 31.3))

  init(scale: CGFloat, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, isPlain: Bool = false) {
    root.host(scale: scale, direction)
    root.addSubview(branch)
    root.addSubview(uncle)
    branch.addSubview(receiver)
    branch.addSubview(sibling)
    uncle.addSubview(cousin)
    guard !isPlain else { return }
    branch.bounds.origin = CGPoint(x: 5.25, y: -31.1)
    uncle.bounds.origin = CGPoint(x: -7, y: 11.5)
    receiver.bounds.origin = CGPoint(x: 3.3, y: 4.4)
    for (index, view) in [root, branch, uncle, receiver, sibling, cousin].enumerated() {
      view.layer.anchorPoint = CGPoint(x: CGFloat(index) / 5, y: 1 - CGFloat(index) / 7)
      view.transform = CGAffineTransform(rotationAngle: CGFloat(index)).scaledBy(x: 2, y: 0.3)
    }
  }

  func view(_ target: Target) -> UIView {
    switch target {
    case .superview: branch
    case .root: root
    case .sibling: sibling
    case .cousin: cousin
    case .uncle: uncle
    }
  }

  /// A point of a view in the root's coordinates, by A.2 with no transforms: up from view to view.
  func inRoot(_ point: CGPoint, of view: UIView) -> CGPoint {
    guard view !== root, let superview = view.superview else { return point }
    let (center, anchor, bounds) = (view.center, view.layer.anchorPoint, view.bounds)
    return inRoot(
      CGPoint(
        x: center.x + point.x - bounds.minX - anchor.x * bounds.width,
        y: center.y + point.y - bounds.minY - anchor.y * bounds.height), of: superview)
  }
}

@MainActor
struct AlignmentTests {
  private let directions = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]

  private func isOnGrid(_ point: CGPoint, _ scale: CGFloat) -> Bool {
    [point.x, point.y].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-6 }
  }

  private func layoutDirection(_ direction: UITraitEnvironmentLayoutDirection)
    -> UIUserInterfaceLayoutDirection
  {
    direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  @Test(
    "The positions meet within half a pixel, the origin lies on a pixel, and once more changes nothing",
    arguments: AlignmentScene.Target.allCases, [1, 2, 3] as [CGFloat])
  func law(target: AlignmentScene.Target, scale: CGFloat) {
    for direction in directions {
      let scene = AlignmentScene(scale: scale, direction)
      let (view, other) = (scene.receiver, scene.view(target))
      let reading = layoutDirection(direction)
      for position in Position.allCases {
        for otherPosition in Position.allCases where !position.isMixedWith(otherPosition) {
          for behavior in TargetAlignmentBehavior.allCases {
            let offset = UIOffset(horizontal: 3.7, vertical: -11.2)
            view.align(position, with: other, otherPosition, alignmentBehavior: behavior, offset: offset)
            let placed = scene.inRoot(position.point(in: view.bounds, layoutDirection: reading), of: view)
            var wanted = otherPosition.point(in: other.bounds, layoutDirection: reading)
            // From the start of the content, where the target is above the view.
            let isAbove = target == .superview || target == .root
            if behavior == .bounds || behavior == .automatic && isAbove {
              wanted.x -= other.bounds.minX
              wanted.y -= other.bounds.minY
            }
            wanted = scene.inRoot(wanted, of: other)
            let tolerance = 0.5 / scale + 1e-9
            #expect(
              abs(placed.x - wanted.x - 3.7) <= tolerance && abs(placed.y - wanted.y + 11.2) <= tolerance)
            let frame = view.untransformedFrame
            #expect(isOnGrid(frame.origin, scale))
            view.align(position, with: other, otherPosition, alignmentBehavior: behavior, offset: offset)
            #expect(view.untransformedFrame == frame)
          }
        }
      }
      #expect(view.bounds == CGRect(x: 3.3, y: 4.4, width: 33.4, height: 21.7))
    }
  }

  @Test("Where the view was, and every transform and anchor, play no part")
  func onlySizesAndPlaces() {
    let (scene, twin) = (AlignmentScene(scale: 3), AlignmentScene(scale: 3))
    twin.receiver.center = CGPoint(x: 1e9 + 0.123, y: -1e12)
    twin.receiver.layer.anchorPoint = CGPoint(x: 0.9, y: 0.1)
    for view in [twin.root, twin.branch, twin.receiver, twin.sibling, twin.cousin] {
      view.transform = .identity
    }
    for target in AlignmentScene.Target.allCases {
      scene.receiver.align(.bottomLeft, with: scene.view(target), .topRight)
      twin.receiver.align(.bottomLeft, with: twin.view(target), .topRight)
      let way = twin.receiver.untransformedFrame.origin.offset(from: scene.receiver.untransformedFrame.origin)
      #expect(abs(way.horizontal) < 1e-9 && abs(way.vertical) < 1e-9)
    }
  }

  @Test(
    "The mirrored layout is the mirror image to the pixel; at exact ties both sides round by I.6",
    arguments: AlignmentScene.Target.allCases, [1, 2, 3] as [CGFloat])
  func mirror(target: AlignmentScene.Target, scale: CGFloat) throws {
    let width: CGFloat = 401
    for (position, otherPosition) in directionalPairs {
      let scene = AlignmentScene(scale: scale, .leftToRight, isPlain: true)
      let mirrored = AlignmentScene(scale: scale, .rightToLeft, isPlain: true)
      for (view, twin) in [
        (scene.branch, mirrored.branch), (scene.uncle, mirrored.uncle), (scene.sibling, mirrored.sibling),
        (scene.cousin, mirrored.cousin), (scene.receiver, mirrored.receiver),
      ] {
        // Containers on pixels, so that the mirror's coordinates have the same pixels.
        if view.subviews.count > 0 || view === scene.receiver {
          view.untransformedFrame = view.untransformedFrame.roundedToPixel(in: scale)
        }
        let superWidth = view.superview?.bounds.width ?? width
        twin.untransformedFrame = CGRect(
          x: superWidth - view.untransformedFrame.maxX, y: view.untransformedFrame.minY,
          width: view.bounds.width,
          height: view.bounds.height)
      }
      let (view, twin) = (scene.receiver, mirrored.receiver)
      let way = try view.untransformedFrameOffset(from: position, to: scene.view(target), otherPosition)
      let exact = view.untransformedFrame.minX + way.horizontal
      view.align(position, with: scene.view(target), otherPosition)
      twin.align(position, with: mirrored.view(target), otherPosition)
      let superWidth = scene.branch.bounds.width
      let mirrorOrigin = superWidth - exact - view.bounds.width
      let pixels = exact * scale
      if abs(pixels - pixels.rounded(.down) - 0.5) < 1e-9 {
        #expect(abs(view.untransformedFrame.minX - exact.roundedToPixel(in: scale)) < 1e-9)
        #expect(abs(twin.untransformedFrame.minX - mirrorOrigin.roundedToPixel(in: scale)) < 1e-9)
      } else {
        #expect(abs(twin.untransformedFrame.minX - (superWidth - view.untransformedFrame.maxX)) < 1e-9)
      }
      #expect(twin.untransformedFrame.minY == view.untransformedFrame.minY)
    }
  }

  private var directionalPairs: [(Position, Position)] {
    let positions = Position.allCases.filter { position in
      !["Left", "Right", "left", "right"].contains { position.rawValue.contains($0) }
    }
    return positions.flatMap { position in positions.map { (position, $0) } }
  }

  @Test("The superview's verbs", arguments: [1, 2, 3] as [CGFloat]) func superviewVerbs(scale: CGFloat) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    superview.host(scale: scale)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    superview.addSubview(view)
    // The inset is inward from each edge that the position touches; in the middle it goes down.
    let origins: [(Position, CGFloat, CGFloat)] = [
      (.topLeft, 4, 4), (.topCenter, 40, 4), (.topRight, 76, 4), (.leftCenter, 4, 35), (.center, 40, 39),
      (.rightCenter, 76, 35), (.bottomLeft, 4, 66), (.bottomCenter, 40, 66), (.bottomRight, 76, 66),
    ]
    for (position, x, y) in origins {
      view.align(withSuperview: position, inset: 4)
      #expect(view.frame.origin == CGPoint(x: x, y: y))
      view.frame.origin = .zero
      view.alignToSuperview(position, inset: 4)
      #expect(view.frame.origin == CGPoint(x: x, y: y))
    }
    view.align(withSuperview: .bottomRight, offset: UIOffset(horizontal: 1, vertical: 2))
    #expect(view.frame.origin == CGPoint(x: 81, y: 72))
    view.alignToSuperview(.topLeft, offset: UIOffset(horizontal: 1, vertical: 2))
    #expect(view.frame.origin == CGPoint(x: 1, y: 2))
    view.align(withSuperview: .topLeft, horizontalOffset: 3)
    #expect(view.frame.origin == CGPoint(x: 3, y: 0))
    view.alignToSuperview(.topLeft, verticalOffset: 3)
    #expect(view.frame.origin == CGPoint(x: 0, y: 3))
    view.align(.topLeft, withSuperviewPosition: .center, offset: UIOffset(horizontal: 1, vertical: 0))
    #expect(view.frame.origin == CGPoint(x: 51, y: 40))
    view.align(.bottomRight, withSuperviewPosition: .center, verticalOffset: 5)
    #expect(view.frame.origin == CGPoint(x: 30, y: 35))
    view.align(.topTrailing, withSuperviewPoint: CGPoint(x: 50, y: 6), horizontalOffset: 2, verticalOffset: 1)
    #expect(view.frame.origin == CGPoint(x: 32, y: 7))
    view.align(
      .topLeft, with: superview, .topLeft, translatedBy: 8, along: .right,
      offsetBy: UIOffset(horizontal: 1, vertical: 0))
    #expect(view.frame.origin == CGPoint(x: 1, y: 8))
  }

  @Test("A subview of a scrolled view stays at its place in the content, unless it asks for what is seen")
  func scrolledSuperviews() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scrollView.addSubview(view)
    scrollView.contentOffset = CGPoint(x: 0, y: 200)
    view.align(withSuperview: .bottomRight)
    #expect(view.untransformedFrame.origin == CGPoint(x: 80, y: 70))
    view.align(.bottomRight, with: scrollView, .bottomRight, alignmentBehavior: .untransformedFrame)
    #expect(view.untransformedFrame.origin == CGPoint(x: 80, y: 270))
    // Points and rectangles are in the superview's coordinates, which scroll.
    view.align(.topLeft, withSuperviewPoint: CGPoint(x: 5, y: 205))
    #expect(view.untransformedFrame.origin == CGPoint(x: 5, y: 205))
  }

  @Test("No verb reads a frame") func framesAreNotRead() {
    final class Watched: UIView {
      var reads = 0
      override var frame: CGRect {
        get {
          reads += 1
          return super.frame
        }
        set { super.frame = newValue }
      }
    }
    let (superview, view, other) = (Watched(), Watched(), Watched())
    superview.addSubview(view)
    superview.addSubview(other)
    superview.bounds.size = CGSize(width: 100, height: 50)
    for subview in [view, other] { subview.bounds.size = CGSize(width: 10, height: 20) }
    for watched in [superview, view, other] { watched.reads = 0 }
    view.align(.topLeading, with: other, .bottomTrailing, horizontalOffset: 3)
    view.align(withSuperview: .topLeft, inset: 4)
    view.align(.center, withSuperviewPoint: .zero)
    view.align(.center, with: other.frameAlignmentProxy, .center)
    view.align(.center, with: superview.layoutMarginsAlignmentProxy, .center)
    view.align(.center, with: superview.safeAreaAlignmentProxy, .center)
    view.alignmentProxyInsetBy(uniform: 1).align(.center, with: superview.alignmentProxy(for: .zero), .center)
    view.sizeToFit(width: 30)
    view.wrapToFit(width: 30)
    _ = view.frameThatFits(width: 30)
    superview.applyHorizontalSubviewDistribution([view, 4.fixed, other])
    superview.applyVerticalSubviewDistribution([view.alignmentProxyInsetBy(top: 1), 1.flexible, other])
    superview.horizontallySpreadSubviews([view, other], margin: 3)
    superview.verticallySpreadSubviews([view: 1, other: 2], margin: 3, orthogonalBehavior: .centered())
    #expect([superview, view, other].map(\.reads) == [0, 0, 0])
  }

  @Test("Each side resolves leading by its own direction") func directionsOfBothSides() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    superview.addSubview(view)
    view.semanticContentAttribute = .forceRightToLeft
    // The view's leading edge is its right one, the superview's the left one.
    view.align(.topLeading, withSuperviewPosition: .topLeading)
    #expect(view.untransformedFrame.minX == -10)
  }
}

extension Position {
  /// Whether one is by left or right and the other by leading or trailing.
  func isMixedWith(_ other: Position) -> Bool {
    let sides = ["Left", "Right", "left", "right"]
    let ends = ["Leading", "Trailing", "leading", "trailing"]
    func has(_ names: [String], _ position: Position) -> Bool {
      names.contains { position.rawValue.contains($0) }
    }
    return has(sides, self) && has(ends, other) || has(ends, self) && has(sides, other)
  }
}
