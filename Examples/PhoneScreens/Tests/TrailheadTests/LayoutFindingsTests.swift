import Plumb
import Testing
import Trailhead
import UIKit
import ViewSnapshotTesting

/// Nothing is wrong with the layout of any screen, as it is and after what a user does there.
@MainActor
@Suite(
  .serialized,
  .layoutLint(allowing: [
    LintExemption(
      .truncatedText, view: "about-text",
      reason: "Three lines are a taste of the text; the button beneath them shows all of it.")
  ]))
struct LayoutFindingsTests {
  /// Those of the pictures, and large text on all kinds of devices.
  nonisolated private static let stages =
    Stage.all + [
      Stage(device: "iphone-se-3", orientation: .landscape, isRightToLeft: true),
      Stage(device: "iphone-14-pro", textSize: .accessibilityLarge),
      Stage(device: "ipad-10", orientation: .landscape),
      Stage(device: "ipad-10", textSize: .accessibilityExtraExtraExtraLarge),
    ]

  @Test(arguments: stages) func settings(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Settings")
      check(user)
      try user.scroll(to: "Log out")
      check(user)
    }
  }

  @Test(arguments: stages) func account(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Settings")
      try user.tap(on: "Inès Okafor")
      check(user)
      // The keyboard comes, and a line that says what is wrong.
      try user.tap(on: "Name")
      try user.type("\n")
      check(user)
      try user.deleteBackward(count: 12)
      try user.tap(on: "Save changes")
      check(user)
    }
  }

  @Test(arguments: stages) func chat(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Chat")
      check(user)
      try user.tap(on: "Message")
      try user.type("Wait for me")
      check(user)
      try user.tap(on: "Send")
      check(user)
    }
  }

  @Test(arguments: stages) func loading(stage: Stage) throws {
    var services = Services.sample
    services.trips = WaitingTripStore()
    try stage.launch(services) { check($0) }
  }

  @Test(arguments: stages) func trips(stage: Stage) throws {
    try stage.launch { user in
      check(user)
      try user.tap(on: "Kestrel Point at dawn")
      check(user)
      try user.scroll(to: "Join this trip")
      try user.tap(on: "Join this trip")
      check(user)
    }
  }

  @Test(arguments: stages.filter { !$0.device.hasPrefix("ipad") })
  func `regions where there is one column`(stage: Stage) throws {
    try stage.launch { user in
      try user.goBack()
      check(user)
    }
  }

  @Test(arguments: stages) func profile(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Profile")
      check(user)
      try user.tap(on: "Follow")
      let scrollView = try #require(user.window.firstScrollView)
      // The head on its way to a bar, and as one.
      for offset in [25.0, 70, 400] {
        scrollView.contentOffset.y = offset
        HeadlessLoop.runUntilIdle()
        check(user)
      }
    }
  }

  @Test(arguments: stages) func `a profile with all of its text`(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Profile")
      if !user.sees("Read more") {
        try user.scroll(try #require(user.window.firstScrollView), by: CGVector(dx: 0, dy: 200))
      }
      try user.tap(on: "Read more")
      check(user)
    }
  }

  /// Looks at what the user sees, at the scale of the device.
  private func check(_ user: HeadlessUser, line: UInt = #line) {
    let scale = Int(user.window.traitCollection.displayScale)
    assertNoLayoutFindings(in: user.window, scales: [scale], line: line)
  }
}
