import Foundation
import TestSupport
import Testing
import UIKit
import ViewSnapshotTesting

/// Examples of snapshots; those that would record pictures are compiled and not called.
@MainActor
struct ViewSnapshotTestingExamples {
  private static func assertions() {
    // Page: Sources/ViewSnapshotTesting/AssertSnapshot.swift
    let card = ProfileCard(name: "Ada Lovelace")
    card.frame.size = CGSize(width: 320, height: 80)
    assertSnapshot(of: card, as: .image(scale: 2))  // __Snapshots__/ProfileTests/card.1@2x.png
    // End

    // Page: Sources/ViewSnapshotTesting/AssertSnapshot.swift
    assertSnapshots(
      of: SignInController(),
      as: ["upright": .image(on: .iPhone16), "turned": .image(on: .iPhone16(.landscape))])
    // signIn.turned@3x.png, signIn.upright@3x.png
    // End

    // Page: Sources/ViewSnapshotTesting/AssertSnapshot.swift
    assertSnapshots(of: SignInController(), as: [.layout, .recursiveDescription])
    // signIn.1.txt, signIn.2.txt
    // End

    // Page: Sources/ViewSnapshotTesting/SnapshotVariants.swift
    let widths = SnapshotVariants<ProfileCard, UIImage>([
      ("narrow", .image(scale: 2, size: CGSize(width: 240, height: 80))),
      ("wide", .image(scale: 2, size: CGSize(width: 480, height: 80))),
    ])
    assertSnapshot(of: card, as: widths, named: "card")  // test.card-narrow@2x.png, test.card-wide@2x.png
    // End
  }

  private static func settings() {
    // Page: Sources/ViewSnapshotTesting/SnapshotTestingConfiguration.swift
    withSnapshotTesting(record: .failed, diffTool: .ksdiff) {
      assertSnapshot(of: ProfileCard(name: "Ada"), as: .image)  // replaces a reference that differs
    }
    // End
  }

  // Page: Sources/ViewSnapshotTesting/SnapshotsTrait.swift
  @Suite(.snapshots(record: .never, naming: .folder("Tests/References")))
  struct ProfileTests {
    // The references of these tests are in Tests/References/ProfileTests, and a missing one fails.
  }
  // End

  private static func pictures() {
    // Page: Sources/ViewSnapshotTesting/Strategies/UIView.swift
    let card = ProfileCard(name: "Ada Lovelace")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let size = CGSize(width: 320, height: 80)
    assertSnapshot(of: card, as: .image(scale: 3, size: size, traits: dark))
    // End

    // Page: Sources/ViewSnapshotTesting/Strategies/UIView.swift
    let signIn = SignInController()
    assertSnapshot(of: signIn, as: .image(on: .iPhoneSe(.landscape)))
    assertSnapshot(of: signIn, as: .image(on: .iPhone16, ignoring: ["clock"]))  // without that view's pixels
    assertSnapshot(of: signIn, as: .image(on: .iPhone16Pro, system: .v26))
    // End

    // Page: Sources/ViewSnapshotTesting/Strategies/ViewAnimation.swift
    assertSnapshot(
      of: card,
      as: .animation(to: 0.3, framesPerSecond: 30, scale: 2) { card in
        UIView.animate(withDuration: 0.3) { card.subviews.first?.alpha = 0 }
      })  // test.1@2x.png, an animated PNG of ten frames
    // End

    // Page: Sources/ViewSnapshotTesting/Strategies/ViewVariants.swift
    assertSnapshot(of: card, as: .images(scales: [1, 2, 3], size: size))
    // card.1.png, card.1@2x.png, card.1@3x.png
    // End

    // Page: Sources/ViewSnapshotTesting/Strategies/ViewVariants.swift
    let window = ViewImageConfig(size: CGSize(width: 600, height: 400))
    assertSnapshot(of: SignInController(), as: .images(on: window, scales: [1, 2]), named: "window")
    // End

    // Page: Sources/ViewSnapshotTesting/Strategies/ViewVariants.swift
    let variants = ViewVariants(
      directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibilityLarge], scales: [2])
    assertSnapshot(of: card, as: .images(variants), named: "card")  // four pictures
    let both = ViewVariants(systems: [.v17, .v26], scales: [2])
    assertSnapshot(of: card, as: .images(both), named: "both")
    // test.both-ios17@2x.png, test.both-ios26@2x.png
    // End

    // Page: Sources/ViewSnapshotTesting/ViewImageConfig.swift
    let drawer = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), size: CGSize(width: 390, height: 300),
      traits: UITraitCollection(displayScale: 3))
    assertSnapshot(of: SignInController(), as: .image(on: drawer))
    // End
  }

  @Test("A text is compared with a reference in a folder") func verify() throws {
    let folder = try TemporaryFolder()
    try folder.write("Tea  3.50\n", to: "verify.receipt.txt")
    let receipt = "Tea  3.50\n"
    // Page: Sources/ViewSnapshotTesting/AssertSnapshot.swift
    let difference = verifySnapshot(
      of: receipt, as: .lines, named: "receipt", snapshotDirectory: folder.url.path)
    #expect(difference == nil)
    // End
  }

  @Test("Strategies of a test's own types make texts of them") func strategies() {
    let order = Order(lines: [Order.Line(item: "Tea", count: 2), Order.Line(item: "Cake", count: 1)])
    var text: String?
    Snapshotting.csv.snapshot(order).run { text = $0 }
    #expect(text == "Tea,2\nCake,1")

    // Page: Sources/ViewSnapshotTesting/Snapshotting.swift
    let items = SimplySnapshotting<String>.lines.pullback { (order: Order) in
      order.lines.map(\.item).joined(separator: "\n")
    }
    // End
    items.snapshot(order).run { text = $0 }
    #expect(text == "Tea\nCake")
  }

  private final class SignInController: UIViewController {}
}

// Page: Sources/ViewSnapshotTesting/Snapshotting.swift
extension Snapshotting where Value == Order, Format == String {
  /// The strategy of an order as a table.
  static var csv: Snapshotting {
    Snapshotting(pathExtension: "csv", diffing: .lines) { order in
      order.lines.map { "\($0.item),\($0.count)" }.joined(separator: "\n")
    }
  }
}
// End

struct Order {
  struct Line {
    var item: String
    var count: Int
  }

  var lines: [Line]
}
