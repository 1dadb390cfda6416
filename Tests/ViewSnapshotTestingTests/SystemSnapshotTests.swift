import ControlCore
import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import TestSupport
import Testing

@testable import ViewSnapshotTesting

/// A view as wide as the number of its system, which remembers the system that it was made in.
@MainActor
private final class SystemBar: UIView {
  let bar = UIView()
  let birth: Plumb.SystemVersion

  init() {
    birth = UIScreen.main.systemVersion
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    accessibilityIdentifier = "made in \(birth.rawValue)"
    backgroundColor = .white
    bar.backgroundColor = .black
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    bar.frame = CGRect(x: 0, y: 0, width: traitCollection.systemVersion.rawValue, height: 10)
  }
}

/// The version of the system of snapshots.
@MainActor
@Suite struct SystemSnapshotTests {
  private func text<Value>(of value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    var text: String?
    strategy.snapshot(value).start { text = try? $0.get() }
    return try #require(text)
  }

  private func failure<Value, Format>(
    of value: @autoclosure () -> Value, _ strategy: Snapshotting<Value, Format>,
    _ record: SnapshotTestingConfiguration.Record = .all, in folder: TemporaryFolder
  ) -> String? {
    SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
      verifySnapshot(
        of: value(), as: strategy, named: "bar", record: record, snapshotDirectory: folder.url.path,
        testName: "test()")
    }
  }

  @Test func `strategies lay views out for a system, and restore them`() throws {
    let bar = SystemBar()
    #expect(try text(of: bar as UIView, .layout(system: .v26)).contains("UIView 0 0 26 10"))
    #expect(try text(of: bar as UIView, .layout).contains("UIView 0 0 17 10"))
    #expect(try text(of: bar as UIView, .recursiveDescription(system: .v18)).contains("18 10)"))
    #expect(
      try text(of: bar as UIView, .displayList(scale: 1, system: .v26)).contains("fill 0.0 0.0 … 26.0 10.0"))
    #expect(bar.bar.frame.width == 17)
  }

  @Test func `a value that is made in the call is made for the system`() throws {
    let folder = try TemporaryFolder()
    var made: [Plumb.SystemVersion] = []
    func bar() -> UIView {
      let bar = SystemBar()
      made.append(bar.birth)
      return bar
    }
    _ = failure(of: bar(), .image(scale: 1, system: .v26), in: folder)
    _ = failure(of: bar(), .image(scale: 1), in: folder)
    withSnapshotTesting(system: .v18) {
      _ = failure(of: bar(), .image(scale: 1), in: folder)
      _ = failure(of: bar(), .image(scale: 1, system: .v17), in: folder)
    }
    #expect(made == [.v26, .v17, .v18, .v17] && UIScreen.main.systemVersion == .v17)
  }

  @Test func `settings around hold in code that waits, and for no one else`() async {
    await withSnapshotTesting(system: .v26) {
      await Task.yield()
      #expect(SystemBar().birth == .v26)
      let outside = await Task.detached { await MainActor.run { SystemBar().birth } }.value
      #expect(outside == .v17)
    }
    #expect(SystemBar().birth == .v17)
  }

  @Test(.snapshots(system: .v26)) func `a trait of a test has a system`() throws {
    let bar = SystemBar()
    #expect(bar.birth == .v26 && UIDevice.current.systemVersion == "26.0" && __isSystemAvailable(26, 0, 0))
    #expect(try text(of: bar as UIView, .layout).contains("UIView 0 0 26 10"))
    assertNoLayoutFindings(in: SystemBar(), scales: [1])
  }

  @Test func `windows of controllers have the system`() throws {
    let controller = UIViewController()
    controller.view = SystemBar()
    #expect(try text(of: controller, .layout(on: .iPhone16Pro, system: .v26)).contains("UIView 0 0 26 10"))
    let device = Plumb.Device(named: "iphone-17")
    let phone = try #require(device)
    let config = ViewImageConfig(phone, system: .v26)
    #expect(config.system == .v26 && ViewImageConfig(phone).system == nil)
    #expect(try text(of: controller, .layout(on: config)).contains("UIView 0 0 26 10"))
    #expect(try text(of: controller, .layout(on: .iPhone17)).contains("UIView 0 0 17 10"))
  }

  @Test func `a system that the device never had fails the test`() throws {
    let folder = try TemporaryFolder()
    let message = failure(of: UIViewController(), .image(on: .iPhone17, system: .v18), in: folder)
    #expect(message == "iOS 18 is older than the first system of iPhone 17, iOS 26: ask for `.v26` or later.")
    withSnapshotTesting(system: .v17) {
      #expect(failure(of: UIViewController(), .layout(on: .iPhone16), in: folder)?.contains("`.v18`") == true)
    }
    // The default was not asked for.
    #expect(failure(of: UIViewController(), .layout(on: .iPhone17), in: folder)?.hasPrefix("Record") == true)
    withKnownIssue {
      assertNoLayoutFindings(in: UIViewController(), on: .iPhone17, system: .v18)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("older than the first system of iPhone 17") }
    }
  }

  @Test func `a matrix names systems if there are several`() throws {
    let device = Plumb.Device(named: "iphone-16")
    let phone = try #require(device)
    typealias Variants = SnapshotVariants<UIView, UIImage>
    let both = ViewVariants(devices: [phone], systems: [.v18, .v26], styles: [.dark], scales: [2])
    #expect(Variants.images(both).members.map(\.name) == ["iphone-16-ios18-dark", "iphone-16-ios26-dark"])
    #expect(Variants.images(both).members.map(\.strategy.system) == [.v18, .v26])
    let one = ViewVariants(systems: [.v26], scales: [2])
    #expect(Variants.images(one).members.map(\.name) == [nil])
    #expect(Variants.images(one).members.map(\.strategy.system) == [.v26])
    #expect(
      Variants.images(ViewVariants(systems: [.v17, .v26], scales: [1])).members.map(\.name) == [
        "ios17", "ios26",
      ])
    #expect(Variants.images(scales: [1], system: .v26).members.map(\.strategy.system) == [.v26])
  }

  @Test func `pictures of systems differ, and each is its own reference`() throws {
    let folder = try TemporaryFolder()
    #expect(failure(of: SystemBar() as UIView, .image(scale: 1, system: .v26), in: folder) != nil)
    try FileManager.default.moveItem(
      atPath: folder.url.path + "/test.bar.png", toPath: folder.url.path + "/other.bar.png")
    func again(_ system: Plumb.SystemVersion) -> String? {
      SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
        verifySnapshot(
          of: SystemBar() as UIView, as: .image(scale: 1, system: system), named: "bar", record: .never,
          snapshotDirectory: folder.url.path, testName: "other()")
      }
    }
    #expect(again(.v26) == nil)
    // The bar is 9 points narrower, and 10 high.
    #expect(again(.v17)?.contains("90 of 400 pixels differ") == true)
  }
}
