import Foundation
import GraphicsCore
import GraphicsRendering
import LayerCore
import LayoutCore
import Raster
import StyleCore
import TestSupport
import Testing
import TextViewCore
import ViewRendering

@testable import ViewSnapshotTesting

/// A view with a half-point line in it and another view that is pinned to its right edge by hand.
@MainActor
private final class CardView: UIView {
  let badge = UIView()

  init() {
    super.init(frame: CGRect(x: 7, y: 9, width: 40, height: 20))
    backgroundColor = .white
    badge.backgroundColor = .red
    badge.accessibilityIdentifier = "badge"
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 1 / traitCollection.displayScale)
  }
}

@MainActor
@Suite struct ViewStrategyTests {
  private func text<Value>(of value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private func image<Value>(of value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var image = UIImage()
    strategy.snapshot(value).run { image = $0 }
    return image
  }

  @Test(arguments: [1, 2, 3])
  func `a view is laid out anew at each scale, and is as before afterwards`(scale: Int) throws {
    let view = CardView()
    view.layoutIfNeeded()
    let before = view.badge.frame
    let image = image(of: view as UIView, .image(scale: scale))
    #expect(image.scale == CGFloat(scale))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 40 * scale && pixels.height == 20 * scale)
    // One row of pixels is the badge's, at any scale.
    let bitmap = pixels.bitmap
    let (red, white) = (
      Pixel(red: 255, green: 0, blue: 0, alpha: 255), Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    )
    #expect(bitmap[40 * scale - 1, 0] == red)
    #expect(bitmap[40 * scale - 1, 1] == white && bitmap[30 * scale - 1, 0] == white)
    #expect(view.badge.frame == before)
    #expect(view.frame == CGRect(x: 7, y: 9, width: 40, height: 20))
  }

  @Test func `the name of a picture tells its scale`() {
    let strategy: Snapshotting<UIView, UIImage> = .image(scale: 2)
    #expect(strategy.nameSuffix == "@2x" && strategy.pathExtension == "png")
    #expect(Snapshotting<UIView, UIImage>.image(scale: 1).nameSuffix.isEmpty)
    #expect(Snapshotting<UIView, UIImage>.image.nameSuffix == "@3x")
    #expect(strategy.pullback { (card: CardView) in card }.nameSuffix == "@2x")
  }

  @Test func `a size and traits are those of the snapshot only`() {
    let view = CardView()
    view.layoutIfNeeded()
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    let layout = text(
      of: view as UIView, .layout(size: CGSize(width: 100, height: 30), traits: traits))
    #expect(layout.hasPrefix("CardView "))
    #expect(layout.contains("\n  UIView #badge 90 0 10 "))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.badge.frame.minX == 30)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a view in another is laid out in that one's environment`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.traitOverrides.layoutDirection = .rightToLeft
    let view = CardView()
    outer.addSubview(view)
    outer.layoutIfNeeded()
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    SnapshotHost.with(view, size: nil, traits: UITraitCollection(), scale: 2) { _ in
      direction = view.traitCollection.layoutDirection
      #expect(view.traitCollection.displayScale == 2)
    }
    #expect(direction == .rightToLeft)
    #expect(view.superview === outer && view.traitCollection.displayScale == 3)
  }

  @Test func `a controller is shown on the screen of a device`() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .blue
    let image = image(of: controller, .image(on: .iPhone14Pro))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 1179 && pixels.height == 2556)
    #expect(controller.view.window == nil)

    var insets = UIEdgeInsets.zero
    SnapshotHost.with(controller, in: .iPhone14Pro(.landscape), traits: UITraitCollection(), scale: 3) {
      _, _ in
      insets = controller.view.safeAreaInsets
    }
    #expect(insets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func `views are described without addresses`() {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 10, height: 20))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Hi"
    label.isHidden = true
    view.addSubview(label)
    #expect(
      text(of: view, .recursiveDescription) == """
        <UIView; frame = (0 0.5; 10 20); layer = <CALayer>>
           | <UILabel; frame = (1 2; 3 4); text = 'Hi'; hidden = YES; userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func `a display list is a line for each item`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let round = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 3.5))
    round.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    round.layer.cornerRadius = 1
    view.addSubview(round)
    #expect(
      text(of: view, .displayList(scale: 2)) == """
        20×10 pixels
        fill 0.0 0.0 … 20.0 10.0 with #FF0000FF
        fill 2.0 2.0 … 10.0 9.0 corners 2.0 with #0000FF80
        """)
  }

  @Test func `a matrix of variants has a name for each but the scale`() {
    let variants = ViewVariants(
      directions: [.leftToRight, .rightToLeft], styles: [.dark], scales: [1, 3])
    let members = SnapshotVariants<UIView, UIImage>.images(variants).members
    #expect(members.map(\.name) == ["ltr-dark", "ltr-dark", "rtl-dark", "rtl-dark"])
    #expect(members.map(\.strategy.nameSuffix) == ["", "@3x", "", "@3x"])
    #expect(SnapshotVariants<UIView, UIImage>.images(scales: [2]).members.map(\.name) == [nil])
  }

  @Test func `pictures that differ are told apart by number, place and files`() throws {
    let folder = try TemporaryFolder()
    let view = CardView()
    func failure(_ name: String, _ record: SnapshotTestingConfiguration.Record) -> String? {
      // Elsewhere than in CI, where nothing is recorded.
      SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
        verifySnapshot(
          of: view as UIView, as: .image(scale: 1), named: name, record: record,
          snapshotDirectory: folder.url.path, testName: "test()")
      }
    }
    #expect(failure("card", .all)?.hasPrefix("Record mode is on") == true)
    let path = folder.url.path + "/test.card.png"
    // The same picture written by this run is no proof; a copy of it is.
    try FileManager.default.copyItem(atPath: path, toPath: folder.url.path + "/test.copy.png")
    #expect(failure("copy", .never) == nil)
    view.badge.backgroundColor = .blue
    let message = try #require(failure("copy", .never))
    #expect(message.contains("10 of 800 pixels differ"))
    #expect(message.contains("in the box x 30, y 0, width 10, height 1"))
    #expect(message.contains("difference: "))
  }
}
