import Plumb
import Testing
import Trailhead
import UIKit

/// Every screen of the app, looked at by a designer once, and by this from then on.
@MainActor
@Suite(.serialized) struct PictureTests {
  @Test(arguments: Stage.all) func settings(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Settings")
      try References.check(user, "settings/\(stage.name)")
    }
  }

  @Test(arguments: Stage.all) func `account, with the keyboard`(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Settings")
      try user.tap(on: "Inès Okafor")
      try user.tap(on: "Name")
      try user.type("\n")
      try References.check(user, "account/\(stage.name)")
    }
  }

  @Test(arguments: Stage.all) func chat(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Chat")
      try References.check(user, "chat/\(stage.name)")
    }
  }

  @Test(arguments: Stage.all) func loading(stage: Stage) throws {
    var services = Services.sample
    services.trips = WaitingTripStore()
    try stage.launch(services) { user in
      try References.check(user, "loading/\(stage.name)")
    }
  }

  @Test(arguments: Stage.all) func trips(stage: Stage) throws {
    try stage.launch { user in
      try References.check(user, "trips/\(stage.name)")
    }
  }

  @Test(arguments: Stage.all.filter { !$0.device.hasPrefix("ipad") })
  func `a trip where there is one column`(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Kestrel Point at dawn")
      try References.check(user, "trip/\(stage.name)")
    }
  }

  @Test func `three columns on a pad on its side`() throws {
    let stage = Stage(device: "ipad-10", orientation: .landscape)
    try stage.launch { user in
      try References.check(user, "trips/\(stage.name)")
    }
  }

  @Test(arguments: Stage.all) func profile(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Profile")
      try References.check(user, "profile/\(stage.name)")
    }
  }

  @Test(arguments: [
    Stage(device: "iphone-14-pro"), Stage(device: "iphone-se-3", isRightToLeft: true, isDark: true),
  ])
  func `the head of a profile on its way to a bar`(stage: Stage) throws {
    try stage.launch { user in
      try user.tap(on: "Profile")
      let scrollView = try #require(user.window.firstScrollView)
      for (part, offset) in [("half", 70.0), ("bar", 400)] {
        scrollView.contentOffset.y = offset
        HeadlessLoop.runUntilIdle()
        try References.check(user, "profile/\(stage.name)-\(part)")
      }
    }
  }
}

extension UIView {
  /// The first scroll view that is seen in the view, from the back.
  var firstScrollView: UIScrollView? {
    if let found = self as? UIScrollView { return found }
    return subviews.lazy.filter { !$0.isHidden }.compactMap(\.firstScrollView).first
  }
}
