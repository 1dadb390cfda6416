import SwiftFive
import SwiftSix
import Testing
import UIKit
import ViewSnapshotTesting

/// Nothing is wrong with the layouts, at any scale.
@MainActor
@Suite(.serialized) struct LayoutFindingsTests {
  @Test(arguments: [
    Setting(device: "iphone-se-3"), Setting(device: "iphone-14-pro"),
    Setting(device: "iphone-14-pro", isRightToLeft: true),
    Setting(device: "iphone-14-pro", orientation: .landscape), Setting(device: "ipad-10"),
    Setting(device: "ipad-10", isRightToLeft: true),
  ])
  func screens(setting: Setting) throws {
    let controllers = [
      ConfirmationViewController(), ColumnsViewController(),
      SidebarContainerController(sidebar: ColumnsViewController(), detail: ConfirmationViewController()),
    ]
    for controller in controllers {
      try setting.show(controller) { assertNoLayoutFindings(in: $0) }
    }
  }

  @Test func avatar() {
    assertNoLayoutFindings(
      in: AvatarView(), sizes: [CGSize(width: 80, height: 60), CGSize(width: 33, height: 34)])
  }
}
