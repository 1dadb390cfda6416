import ControlCore
import Foundation
import GraphicsCore
import InteractionCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

/// The radii of corners, and the regions that make way for them.
@MainActor
struct CornerConfigurationTests {
  private let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  private func radii(_ view: UIView) -> [CGFloat] { corners.map { view.effectiveRadius(corner: $0) } }

  @Test func `fixed radii and capsules`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(radii(view) == [0, 0, 0, 0] && view.cornerConfiguration == .corners(radius: .fixed(0)))
    view.layer.cornerRadius = 6
    #expect(view.effectiveRadius(corner: .allCorners) == 6)
    view.cornerConfiguration = .corners(radius: 12)
    #expect(radii(view) == [12, 12, 12, 12])
    view.cornerConfiguration = .uniformTopRadius(8, bottomRightRadius: 3)
    #expect(radii(view) == [8, 8, 0, 3] && view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 8)
    view.cornerConfiguration = .uniformEdges(leftRadius: 5, rightRadius: 7)
    #expect(radii(view) == [5, 7, 5, 7])
    view.cornerConfiguration = .capsule()
    #expect(radii(view) == [20, 20, 20, 20])
    view.bounds.size = CGSize(width: 30, height: 60)
    #expect(radii(view) == [15, 15, 15, 15], "a capsule follows the bounds")
    view.cornerConfiguration = .capsule(maximumRadius: 9)
    #expect(radii(view) == [9, 9, 9, 9])
  }

  @Test func `radii that do not fit are reduced together`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .corners(topLeftRadius: 60, bottomLeftRadius: 20)
    // 60 + 20 on a side of 40.
    #expect(radii(view) == [30, 0, 10, 0])
  }

  @Test("26.G.11: a concentric radius is the container's less the distance") func concentric() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    card.cornerConfiguration = .corners(radius: 40)
    let plain = UIView(frame: CGRect(x: 4, y: 4, width: 192, height: 192))
    let inner = UIView(frame: CGRect(x: 6, y: 6, width: 100, height: 180))
    card.addSubview(plain)
    plain.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    // 10 from the left, the top and the bottom; 90 from the right.
    #expect(radii(inner) == [30, 0, 30, 0])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))
    #expect(radii(inner) == [30, 12, 30, 12])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [30, 30, 30, 30])
    let innermost = UIView(frame: inner.bounds.insetBy(dx: 5, dy: 5))
    inner.addSubview(innermost)
    innermost.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(innermost) == [25, 25, 25, 25], "the nearest container counts")
  }

  @Test("26.G.12: a window has the corners of its display") func display() throws {
    let device = try #require(Device.named("iphone-14-pro"))
    let window = UIWindow()
    window.host(on: device, orientation: .portrait, traits: device.traits())
    let view = UIView(frame: window.bounds.insetBy(dx: 8, dy: 8))
    window.addSubview(view)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .topLeft) == 47)
    window.frame.size.width = 300
    #expect(view.effectiveRadius(corner: .topLeft) == 0, "not of a smaller window")
  }

  @Test func `glass without a configuration is a capsule`() {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    #expect(view.effectiveRadius(corner: .topLeft) == 22)
    view.effect = UIBlurEffect()
    #expect(view.effectiveRadius(corner: .topLeft) == 0)
  }

  @Test("26.G.15: regions make way for corners") func regions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.cornerConfiguration = .corners(topLeftRadius: 50)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 8, bottom: 8, right: 8)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    // At 10 from the top, an arc of 50 is 50 − √(50² − 40²) = 20 from the left.
    let insets = view.edgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(insets == UIEdgeInsets(top: 10, left: 20, bottom: 8, right: 8))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal)).trailing == 20)
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutMargins.left = 10
    view.layoutMargins.top = 5
    #expect(view.edgeInsets(for: .margins(cornerAdaptation: .vertical)).top == 20)
    let guide = view.layoutGuide(for: .margins(cornerAdaptation: .vertical))
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 182, height: 172))
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e30])
  func `radii without an end are the largest that fit`(radius: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.cornerConfiguration = .corners(radius: .fixed(radius))
    #expect(radii(view) == [20, 20, 20, 20])
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(radius))
    #expect(radii(view) == [40, 0, 0, 0], "alone, as much as the shorter side")
    view.bounds.size = .zero
    #expect(radii(view) == [0, 0, 0, 0])
    #expect(LayerCorners(.nan).fitting(CGSize(width: 100, height: 40)) == LayerCorners(0))
  }
}
