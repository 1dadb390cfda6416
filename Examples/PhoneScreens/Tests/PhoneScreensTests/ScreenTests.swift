import Plumb
import SwiftFive
import SwiftSix
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct ScreenTests {
  /// The slices of the safe area: the main view and the two buttons.
  ///
  /// They have the safe area less 20 on each side; the buttons take 50 below, the gap above them 20, the gap between
  /// them 12 and the rest when both are whole numbers of pixels wide.
  @Test(arguments: [
    // 375 × 667, 20 above: 20…355 × 40…647.
    (Setting(device: "iphone-se-3"), CGRect(x: 20, y: 40, width: 335, height: 537), 161.5),
    // 393 × 852, 59 above, 34 below: 20…373 × 79…798; 170.5 points are 511.5 pixels, of which 511 stay.
    (Setting(device: "iphone-14-pro"), CGRect(x: 20, y: 79, width: 353, height: 649), 511.0 / 3),
    // 852 × 393, 59 at the sides, 21 below: 79…773 × 20…352.
    (
      Setting(device: "iphone-14-pro", orientation: .landscape),
      CGRect(x: 79, y: 20, width: 694, height: 262), 341.0
    ),
    // 820 × 1180, 24 above, 20 below: 20…800 × 44…1140.
    (Setting(device: "ipad-10"), CGRect(x: 20, y: 44, width: 780, height: 1_026), 384.0),
  ])
  func `slices of the safe area`(setting: Setting, main: CGRect, half: CGFloat) throws {
    for isRightToLeft in [false, true] {
      var setting = setting
      setting.isRightToLeft = isRightToLeft
      let controller = ConfirmationViewController()
      try setting.show(controller) { _ in
        #expect(controller.mainView.frame == main)
        let leading = CGRect(x: main.minX, y: main.maxY + 20, width: half, height: 50)
        let trailing = CGRect(x: main.maxX - half, y: main.maxY + 20, width: half, height: 50)
        let expected = isRightToLeft ? [trailing, leading] : [leading, trailing]
        for (button, frame) in zip([controller.cancelButton, controller.confirmButton], expected) {
          // Pixels of a third of a point are not exact.
          #expect(abs(button.frame.minX - frame.minX) < 1e-9 && abs(button.frame.width - frame.width) < 1e-9)
          #expect(button.frame.minY == frame.minY && button.frame.height == frame.height)
        }
      }
    }
  }

  /// One column of cards 120 high where the screen is narrow.
  @Test(arguments: [
    (Setting(device: "iphone-se-3"), CGRect(x: 16, y: 36, width: 343, height: 120)),
    (Setting(device: "iphone-14-pro"), CGRect(x: 16, y: 75, width: 361, height: 120)),
    (Setting(device: "iphone-14-pro", isRightToLeft: true), CGRect(x: 16, y: 75, width: 361, height: 120)),
  ])
  func `one column`(setting: Setting, first: CGRect) throws {
    let controller = ColumnsViewController()
    try setting.show(controller) { _ in
      #expect(controller.cards.map(\.frame) == [0, 136, 272].map { first.offsetBy(dx: 0, dy: $0) })
    }
  }

  /// Three columns where it is wide: the content less two gaps of 16, in thirds.
  @Test(arguments: [
    // 59 + 16 … 852 − 75 is 702 wide, 16 … 393 − 21 − 16 is 340 high.
    (
      Setting(device: "iphone-14-pro", orientation: .landscape), CGRect(x: 75, y: 16, width: 702, height: 340)
    ),
    // 16 … 804 × 24 + 16 … 1180 − 20 − 16.
    (Setting(device: "ipad-10"), CGRect(x: 16, y: 40, width: 788, height: 1_104)),
  ])
  func `three columns, mirrored from right to left`(setting: Setting, content: CGRect) throws {
    let width = (content.width - 32) / 3
    for isRightToLeft in [false, true] {
      var setting = setting
      setting.isRightToLeft = isRightToLeft
      let controller = ColumnsViewController()
      try setting.show(controller) { _ in
        let cards = isRightToLeft ? controller.cards.reversed() : controller.cards
        for (index, card) in cards.enumerated() {
          let x = content.minX + CGFloat(index) * (width + 16)
          #expect(abs(card.frame.minX - x) < 1e-9 && abs(card.frame.width - width) < 1e-9)
          #expect(card.frame.minY == content.minY && card.frame.height == content.height)
        }
      }
    }
  }

  @Test func `a phone turned on its side goes to three columns`() throws {
    let controller = ColumnsViewController()
    try Setting(device: "iphone-14-pro").show(controller) { window in
      #expect(controller.cards[1].frame.minX == 16)
      window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
      HeadlessLoop.turn()
      #expect(controller.cards[1].frame.minX > 200)
    }
  }

  @Test(arguments: [
    (Setting(device: "ipad-10"), CGRect(x: 320, y: 0, width: 500, height: 1_180), 24 + 44),
    (Setting(device: "ipad-10", isRightToLeft: true), CGRect(x: 0, y: 0, width: 500, height: 1_180), 24 + 44),
    (Setting(device: "iphone-14-pro"), CGRect(x: 0, y: 0, width: 393, height: 852), 59 + 44),
  ])
  func `a container gives its children their room and their insets`(
    setting: Setting, detail: CGRect, top: Int
  ) throws {
    let container = SidebarContainerController(
      sidebar: ColumnsViewController(), detail: ConfirmationViewController())
    try setting.show(container) { _ in
      #expect(container.children == [container.sidebar, container.detail])
      #expect(container.detail.view.frame == detail)
      #expect(container.detail.view.safeAreaInsets.top == CGFloat(top))
      #expect(container.sidebar.view.isHidden == (setting.device != "ipad-10"))
    }
  }

  @Test func `bare layers follow their view and its direction`() {
    let avatar = AvatarView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    avatar.layoutIfNeeded()
    // A square of 60 in the middle; the portrait 3 + 2 inside, the badge 0.3 of it in the trailing corner.
    #expect(avatar.ring.frame == CGRect(x: 10, y: 0, width: 60, height: 60))
    #expect(avatar.portrait.frame == CGRect(x: 15, y: 5, width: 50, height: 50))
    #expect(avatar.badge.frame == CGRect(x: 52, y: 42, width: 18, height: 18))
    avatar.semanticContentAttribute = .forceRightToLeft
    avatar.layoutIfNeeded()
    #expect(avatar.badge.frame == CGRect(x: 10, y: 42, width: 18, height: 18))
    #expect(avatar.sizeThatFits(CGSize(width: 200, height: 70)) == CGSize(width: 70, height: 70))
  }

  @Test func `a press on a button reaches its action`() {
    let button = UIButton(type: .system)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(presses == 1)
  }
}
