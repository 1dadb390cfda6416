import Foundation
import Plumb
import Testing
import Trailhead
import UIKit

/// A user of the whole app, who scrolls, taps, types, turns the phone and goes back.
@MainActor
@Suite(.serialized) struct ScriptedUserTests {
  /// After every step nothing waits for a turn, and the app looks the same in every run.
  ///
  /// In all of it nothing is laid out for ever, and nothing is wrong with any layout.
  @Test(arguments: [false, true])
  func `a walk through the app leaves nothing behind and looks the same again`(isRightToLeft: Bool) throws {
    let runs = try (0..<2).map { _ in try walk(isRightToLeft: isRightToLeft) }
    #expect(runs[0].count == runs[1].count)
    for (first, second) in zip(runs[0], runs[1]) {
      #expect(first.step == second.step)
      #expect(first.picture == second.picture, "\(first.step) looks different in a second run")
    }
    #expect(Set(runs[0].map(\.picture)).count > runs[0].count / 2, "the steps change what is seen")
  }

  private struct Look {
    let step: String
    let picture: Data
  }

  private func walk(isRightToLeft: Bool) throws -> [Look] {
    var looks: [Look] = []
    var failure: (any Error)?
    let diagnostics = Diagnostic.collect {
      MainActor.assumeIsolated {
        do {
          try Stage(device: "iphone-14-pro", isRightToLeft: isRightToLeft).launch { user in
            for (name, step) in steps {
              try step(user)
              #expect(HeadlessLoop.isIdle && HeadlessLoop.pendingUpdates == [], "after: \(name)")
              looks.append(Look(step: name, picture: try user.pngData(scale: 1)))
            }
          }
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    #expect(diagnostics.map { $0.description } == [])
    return looks
  }

  private typealias Step = (name: String, run: @MainActor (HeadlessUser) throws -> Void)

  private var steps: [Step] { tripSteps + chatSteps + profileSteps + settingsSteps }

  private var tripSteps: [Step] {
    [
      ("launch", { _ in }),
      ("scroll the list", { try $0.scroll(to: "Three huts") }),
      ("open a trip", { try $0.tap(on: "Three huts") }),
      ("scroll to the button", { try $0.scroll(to: "Join this trip") }),
      (
        "join",
        { user in
          try user.tap(on: "Join this trip")
          #expect(user.sees("You are on the list"))
        }
      ),
      ("turn the phone", { #expect($0.rotate(to: .landscape)) }),
      ("turn it back", { #expect($0.rotate(to: .portrait)) }),
      ("go back to the trips", { try $0.goBack() }),
      (
        "go back to the regions",
        { user in
          try user.goBack()
          #expect(user.sees("Lake district"))
        }
      ),
      (
        "choose another",
        { user in
          try user.tap(on: "Lake district")
          #expect(user.sees("The seven tarns"))
        }
      ),
    ]
  }

  private var chatSteps: [Step] {
    [
      ("open the chat", { try $0.tap(on: "Chat") }),
      ("begin to write", { try $0.tap(on: "Message") }),
      ("write", { try $0.type("I am on my way") }),
      ("mend a word", { try $0.deleteBackward(count: 3) }),
      (
        "send",
        { user in
          try user.type("way now!")
          try user.tap(on: "Send")
          #expect(user.sees("I am on my way now!"))
        }
      ),
      (
        "scroll, which puts the keyboard away",
        { user in
          user.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 380), restingFor: 0.1)
          #expect(throws: HeadlessUserError.noKeyboard) { try user.type("x") }
        }
      ),
    ]
  }

  private var profileSteps: [Step] {
    [
      ("open the profile", { try $0.tap(on: "Profile") }),
      ("read more", { try $0.tap(on: "Read more") }),
      ("follow", { try $0.tap(on: "Follow") }),
      (
        "scroll until the head is a bar",
        { user in
          try user.scroll(try #require(user.window.firstScrollView), by: CGVector(dx: 0, dy: 320))
        }
      ),
      ("tap the bar", { user in user.tap(at: CGPoint(x: 200, y: 90)) }),
    ]
  }

  private var settingsSteps: [Step] {
    [
      ("open the settings", { try $0.tap(on: "Settings") }),
      ("open the account", { try $0.tap(on: "Inès Okafor") }),
      ("edit the e-mail", { try $0.tap(on: "E-mail") }),
      ("break it", { try $0.deleteBackward(count: 12) }),
      (
        "try to save",
        { user in
          try user.tap(on: "Save changes")
          #expect(user.sees("This is no e-mail address."))
        }
      ),
      ("edit the phone", { try $0.tap(on: "Phone") }),
      ("type a number", { try $0.type("+43 660 1234") }),
      ("go on to the next field", { try $0.type("\n") }),
      ("turn the phone while typing", { #expect($0.rotate(to: .landscape)) }),
      ("type on", { try $0.type("Mira") }),
      ("turn it upright", { #expect($0.rotate(to: .portrait)) }),
      ("go back to the settings", { try $0.goBack() }),
      ("turn a switch", { try $0.tap(on: "Weather warnings") }),
      ("scroll to the end", { try $0.scroll(to: "Log out") }),
      ("ask to log out", { try $0.tap(on: "Log out") }),
      ("do not", { try $0.tap(on: "Cancel") }),
      ("larger text", { $0.change { $0.preferredContentSizeCategory = .accessibilityLarge } }),
      ("dark", { $0.change { $0.userInterfaceStyle = .dark } }),
    ]
  }
}
