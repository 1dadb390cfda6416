import Plumb
import Testing
import UIKit

@testable import TeaTimer

/// A user who brews tea.
@MainActor
@Suite(.serialized) struct WalkTests {
  @Test func `a green tea is ready after two minutes`() throws {
    try App.launch { user in
      #expect(user.sees("0 cups today"))
      try user.tap(on: "Green tea")
      #expect(user.sees("2:00"))
      try user.tap(on: "Start")
      #expect(user.sees("Steeping"))
      user.wait(for: 61.5)
      #expect(user.sees("0:59"))
      user.wait(for: 60)
      #expect(user.sees("Green tea is ready"))
      try user.tap(on: "Enjoy")
      try user.goBack()
      #expect(user.sees("1 cup today"))
    }
  }

  @Test func `a green tea is ready after two minutes in iOS 26, too`() throws {
    try App.launch(system: .v26) { user in
      #expect(UIDevice.current.systemVersion == "26.0")
      try user.tap(on: "Green tea")
      try user.tap(on: "Start")
      user.wait(for: 121.5)
      #expect(user.sees("Green tea is ready"))
      try user.tap(on: "Enjoy")
      try user.goBack()
      #expect(user.sees("1 cup today"))
      try user.tap(on: "Settings")
      // A switch is wider, and the button of the bar that ends the screen is a check mark (26.C.1, 26.B.6).
      let settings =
        (user.window.rootViewController?.presentedViewController as? UINavigationController)?
        .topViewController as? SettingsViewController
      #expect(settings?.countSwitch.bounds.size == CGSize(width: 68, height: 30))
      try user.tap(on: "count")
      try user.tap(on: "Done")
      #expect(!user.sees("1 cup today") && user.sees("Green tea"))
    }
    #expect(UIDevice.current.systemVersion == "17.0")
  }

  @Test func `a reset stops the time`() throws {
    try App.launch { user in
      try user.tap(on: "Black tea")
      let strength = try #require(user.brewing?.strengthControl)
      // The third of three segments.
      let area = strength.convert(strength.bounds, to: user.window)
      user.tap(at: CGPoint(x: area.minX + area.width * 5 / 6, y: area.midY))
      #expect(user.sees("4:30"))
      try user.tap(on: "Start")
      user.wait(for: 10)
      #expect(user.sees("4:20"))
      try user.tap(on: "Reset")
      #expect(user.sees("4:30"))
      user.wait(for: 600)
      #expect(user.sees("4:30"))
    }
  }

  @Test func `the ring closes with the display`() throws {
    try HeadlessLoop.withAnimations {
      try App.launch { user in
        try user.tap(on: "White tea")
        HeadlessLoop.runUntilAnimationsEnd()
        let brew = try #require(user.brewing)
        try user.tap(on: "Start")
        let start = brew.ringView.progress
        user.wait(for: 15)
        // Fifteen of 150 seconds are a tenth, and a frame is a sixtieth of a second.
        #expect(abs(brew.ringView.progress - start - 0.1) < 0.001)
      }
    }
  }

  @Test func `gestures and notifications`() throws {
    try App.launch { user in
      try user.press(on: "Oolong")
      #expect(user.sees("Favorite"))
      try user.press(on: "Oolong")
      #expect(!user.sees("Favorite"))
      try user.tap(on: "Oolong")
      try user.press(on: "cup")
      #expect(user.sees("Swirled."))
      try user.tap(on: "Start")
      HeadlessApplication.enterBackground()
      HeadlessApplication.enterForeground()
      #expect(user.sees("Still steeping"))
    }
  }

  @Test func `favorites stay while their rows are reused`() throws {
    try App.launch { user in
      user.rotate(to: .landscape)
      let shelf = try #require(user.window.rootViewController?.children.first as? ShelfViewController)
      try user.press(on: "Green tea")
      #expect(user.sees("Favorite"))
      // Five rows of 100 points and a header of 40 are more than a phone is wide.
      try user.scroll(shelf.tableView, by: CGVector(dx: 0, dy: 190))
      #expect(!user.sees("Green tea") && !user.sees("Favorite"))
      try user.scroll(shelf.tableView, by: CGVector(dx: 0, dy: -190))
      #expect(user.sees("Green tea") && user.sees("Favorite"))
    }
  }

  @Test func `a long press opens no tea`() throws {
    try App.launch { user in
      try user.press(on: "black")
      #expect(user.brewing == nil)
      try user.tap(on: "black")
      #expect(user.brewing?.tea == .black)
    }
  }

  @Test func `the shade appears as the cards scroll`() throws {
    try App.launch { user in
      user.rotate(to: .landscape)
      let shelf = try #require(user.window.rootViewController?.children.first as? ShelfViewController)
      #expect(shelf.shadeView.alpha == 0)
      try user.scroll(shelf.tableView, by: CGVector(dx: 0, dy: 20))
      #expect(shelf.shadeView.alpha == 0.5)
    }
  }

  @Test func `settings come back to the shelf`() throws {
    try App.launch { user in
      try user.tap(on: "Settings")
      #expect(user.sees("50 %"))
      try user.tap(on: "count")
      try user.tap(on: "Done")
      #expect(!user.sees("0 cups today"))
      #expect(user.sees("Green tea"))
    }
  }

  @Test func `nothing is missing and nothing is left`() throws {
    var failure: (any Error)?
    let diagnostics = Diagnostic.collect {
      MainActor.assumeIsolated {
        do {
          try App.launch(language: "de") { user in
            try user.tap(on: "Grüner Tee")
            try user.tap(on: "Starten")
            user.wait(for: 5)
            try user.tap(on: "Zurücksetzen")
            try user.goBack()
            try user.tap(on: "Einstellungen")
            try user.tap(on: "Fertig")
            #expect(HeadlessLoop.isIdle && HeadlessLoop.pendingUpdates == [])
          }
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    #expect(diagnostics.map(\.description) == [])
  }
}
