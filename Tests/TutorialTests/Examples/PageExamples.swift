import Foundation
import Plumb
import Testing
import UIKit
import ViewSnapshotTesting

/// Examples of pages of the documentation.
@MainActor
enum PageExamples {
  /// Uses a screen with one text field and one button, and writes a picture of it.
  static func plumb(_ file: URL) throws {
    // Page: Sources/Plumb/Plumb.docc/Plumb.md
    let window = UIWindow(device: Device(named: "iphone-16")!)
    window.rootViewController = SignInController()
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()

    let user = try HeadlessUser()
    try user.tap(on: "Name")
    try user.type("Ada")
    try user.tap(on: "Continue")
    try user.pngData(scale: 2).write(to: file)
    // End
    window.isHidden = true
  }

  /// Records pictures, so it is compiled and not called.
  static func snapshots() {
    // Page: Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/ViewSnapshotTesting.md
    assertSnapshot(of: CardView(), as: .image(scale: 2))  // card.1@2x.png
    assertSnapshot(of: CardView(), as: .images(scales: [1, 2, 3]), named: "scales")
    assertSnapshot(of: CardController(), as: .image(on: .iPhone16Pro(.landscape)))
    assertSnapshot(of: CardView(), as: .layout(size: CGSize(width: 320, height: 80)))
    // End

    // Page: Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/Articles/FromSwiftSnapshotTesting.md
    assertSnapshot(of: CardView(), as: .image)
    assertSnapshot(of: CardController(), as: .image(on: .iPhone13(.landscape)))
    assertSnapshot(of: CardView(), as: .recursiveDescription)
    // End

    // Page: Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/Articles/FromIOSSnapshotTestCase.md
    assertSnapshot(of: CardView(), as: .image(scale: 2), named: "plain")
    // End
  }

  /// Compares what VoiceOver reads; it is not called either.
  static func accessibility(_ settings: CardView) {
    // Page: Documentation/Accessibility.md
    assertSnapshot(of: settings, as: .accessibility)  // a picture
    assertSnapshot(of: settings, as: .accessibilityText)  // lines of text
    // End

    // Page: Documentation/Accessibility.md
    assertNoLayoutFindings(in: settings, checkingAccessibility: true)
    // End
  }

  /// Uses the names in the tables of both articles; it is not called either.
  static func tables() throws {
    let (view, layer, controller) = (CardView(), CALayer(), CardController())
    assertSnapshot(of: view, as: .image, named: "plain")
    assertSnapshot(of: layer, as: .image)
    assertSnapshot(of: controller, as: .image(on: .iPhone16))
    assertSnapshot(of: controller, as: .images(on: .iPhone8, scales: [2]))
    assertSnapshot(of: view, as: .images(ViewVariants(directions: [.rightToLeft], styles: [.light, .dark])))
    assertSnapshot(of: controller, as: .image(on: ViewImageConfig(Plumb.Device(named: "ipad-10")!)))
    assertSnapshot(of: view, as: .image(precision: 0.99, perceptualPrecision: 0.98))
    assertSnapshot(of: view, as: .image(tolerance: try Tolerance(share: 0.01)), record: .all)
    assertSnapshot(of: view, as: .image(tolerance: try Tolerance(perChannel: 5), ignoring: ["clock"]))
    assertSnapshots(of: view, as: ["light": .image, "large": .image(scale: 3)])
    assertSnapshot(of: view, as: .displayList)
    assertSnapshot(of: "text", as: .lines)
    assertSnapshot(of: ["a": 1], as: .json)
    assertSnapshot(of: 1, as: .dump)
    assertSnapshot(of: 1, as: .description)
    assertSnapshot(of: Data(), as: .data)
    withSnapshotTesting(record: .failed, diffTool: .ksdiff, naming: .referenceImages(), strictLayout: true) {
      _ = verifySnapshot(of: "text", as: .lines, snapshotDirectory: "/tmp")
    }
  }

  @Suite(.snapshots(record: .failed), .snapshots(naming: .referenceImages(in: "References")))
  struct Traits {}

  final class CardView: UIView {}
  final class CardController: UIViewController {}

  final class SignInController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      button.setTitle("Continue", for: .normal)
      button.frame = CGRect(x: 20, y: 160, width: 200, height: 44)
      view.addSubview(name)
      view.addSubview(button)
    }
  }
}
