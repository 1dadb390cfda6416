import Foundation
import GraphicsCore
import LayerCore
import Testing

@testable import DiagnosticCore

/// A class as the rewriter of sources leaves one.
@MainActor private class Clerk: NSObject {
  var calls: [String] = []
  var title = "clerk"
  static var announced: [Int] = []
  static func announce(_ number: NSNumber) { announced.append(number.intValue) }
  func file() { calls.append("file") }
  func hear(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func note() { calls.append("note") }
  func copyOf(_ text: String) -> NSString { "copy of \(text)" as NSString }
  func sum(_ one: NSNumber, _ other: NSNumber) -> NSNumber { NSNumber(value: one.intValue + other.intValue) }
  func tick(_ timer: Timer) { calls.append(timer.userInfo as? String ?? "nothing") }
}

/// A class that inherits from none.
@MainActor private final class Plain {
  var count = 0
  func note() { count += 1 }
}

/// An object that stands for a clerk.
private final class Proxy: ObjectiveCObject {
  let clerk: Clerk

  init(_ clerk: Clerk) {
    self.clerk = clerk
    super.init()
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? { clerk }
}

private enum __ObjectiveC_MessageTests: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Clerk.self, "file()") {
        [
          ObjectiveCMember("file", { (target: Clerk) in target.file() }),
          ObjectiveCMember("copyOf:", { (target: Clerk, text: String) in target.copyOf(text) }),
          ObjectiveCMember("sum:with:", { (target: Clerk, a: NSNumber, b: NSNumber) in target.sum(a, b) }),
          ObjectiveCMember("title", \Clerk.title),
          ObjectiveCMember("defaultClerk", { (_: Clerk.Type) in "the clerk" }),
          ObjectiveCMember("+announce:", { (target: Clerk.Type, a: NSNumber) in target.announce(a) }),
        ]
      }
    ]
  }
}

@MainActor @Suite struct MessageTests {
  private let clerk = Clerk()

  @Test func objectsRespondToWhatTheyHave() {
    #expect(clerk.responds(to: "file"))
    #expect(clerk.responds(to: Selector("note", Clerk.note)))
    #expect(clerk.responds(to: "title") && clerk.responds(to: "setTitle:"))
    #expect(!clerk.responds(to: "shred"))
    #expect(!NSObject().responds(to: "file"))
    #expect(Clerk.instancesRespond(to: "file"))
    #expect(!Clerk.responds(to: "file"))
    let object: any NSObjectProtocol = clerk
    #expect(object.responds(to: "file"))
  }

  @Test func messagesGoToTheTargetThatAClassNames() {
    unsafe Proxy(clerk).perform("file")
    #expect(clerk.calls == ["file"])
  }

  @Test func classesHaveTheirNames() {
    #expect(ObjectiveCRuntime.name(of: Clerk.self) == String(reflecting: Clerk.self))
    #expect(ObjectiveCRuntime.name(of: CALayer.self) == "CALayer")
  }

  @Test func performingReturnsWhatTheMethodReturns() {
    let nothing = unsafe clerk.perform("file")?.takeUnretainedValue()
    #expect(nothing == nil)
    #expect(clerk.calls == ["file"])
    let copy = unsafe clerk.perform("copyOf:", with: "a letter")?.takeUnretainedValue()
    #expect(copy as? NSString == "copy of a letter")
    let sum = unsafe clerk.perform("sum:with:", with: NSNumber(value: 2), with: 3)?.takeUnretainedValue()
    #expect(sum as? NSNumber == 5)
    let title = unsafe clerk.perform(Selector(getter: "title", \Clerk.title))?.takeUnretainedValue()
    #expect(title as? String == "clerk")
    unsafe clerk.perform("setTitle:", with: "chief")
    #expect(clerk.title == "chief")
  }

  @Test func classesAnswerByTheirOwnMethods() {
    #expect(Clerk.value(forKey: "defaultClerk") as? String == "the clerk")
    #expect(Clerk.responds(to: "defaultClerk"))
    let result = unsafe Clerk.perform("defaultClerk")?.takeUnretainedValue()
    #expect(result as? String == "the clerk")
  }

  @Test func unknownSelectorsAreReportedWithTheClass() {
    let reports = LayoutDiagnostics.collect {
      unsafe clerk.perform("shred:", with: nil)
      unsafe NSObject().perform("shred")
    }
    #expect(
      reports.map(\.description) == [
        "-[Clerk shred:]: unrecognized selector sent to instance.",
        "-[NSObject shred]: unrecognized selector sent to instance.",
      ])
  }

  @Test func argumentsOfOtherTypesAreReported() {
    let reports = LayoutDiagnostics.collect { unsafe clerk.perform("copyOf:", with: 3) }
    #expect(
      reports.map(\.description) == [
        "-[Clerk copyOf:]: the arguments are of other types than the method's; it is not called."
      ])
  }

  @Test func delayedMessagesComeAtTheirTimes() {
    let loop = MainLoop.main
    clerk.perform("file", with: nil, afterDelay: 0.5)
    clerk.perform(Selector("note", Clerk.note), with: nil, afterDelay: 0)
    #expect(clerk.calls.isEmpty)
    loop.runUntilIdle()
    #expect(clerk.calls == ["note"])
    loop.run(for: 0.4)
    #expect(clerk.calls == ["note"])
    loop.run(for: 0.1)
    #expect(clerk.calls == ["note", "file"])
  }

  @Test func delayedMessagesCanBeCancelled() {
    clerk.perform("copyOf:", with: "a", afterDelay: 1)
    clerk.perform("file", with: nil, afterDelay: 1)
    clerk.perform("setTitle:", with: "b", afterDelay: 1)
    clerk.perform("setTitle:", with: "c", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: "setTitle:", object: "c")
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: "file", object: nil)
    MainLoop.main.run(for: 1)
    #expect(clerk.title == "b" && clerk.calls.isEmpty)
    clerk.perform("file", with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk)
    MainLoop.main.run(for: 1)
    #expect(clerk.calls.isEmpty)
  }

  @Test func messagesToClassesAreDelayedAndCancelled() {
    Clerk.announced = []
    Clerk.perform("announce:", with: 1, afterDelay: 1)
    Clerk.perform("announce:", with: 2, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: Clerk.self, selector: "announce:", object: 2)
    MainLoop.main.run(for: 1)
    #expect(Clerk.announced == [1])
    Clerk.perform("announce:", with: 3, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: Clerk.self)
    MainLoop.main.run(for: 1)
    #expect(Clerk.announced == [1])
  }

  @Test func messagesOnTheMainThread() {
    clerk.performSelector(onMainThread: "file", with: nil, waitUntilDone: true)
    #expect(clerk.calls == ["file"])
    clerk.performSelector(onMainThread: "file", with: nil, waitUntilDone: false)
    #expect(clerk.calls == ["file"])
    MainLoop.main.runUntilIdle()
    #expect(clerk.calls == ["file", "file"])
  }

  @Test func observersOfNotificationsAreToldInOrder() {
    let (center, name, plain) = (NotificationCenter(), Notification.Name("inventory"), Plain())
    center.addObserver(clerk, selector: Selector("hear:", Clerk.hear), name: name, object: nil)
    center.addObserver(clerk, selector: Selector("note", Clerk.note), name: nil, object: plain)
    center.addObserver(plain, selector: Selector("note", Plain.note), name: name, object: clerk)
    center.post(name: name, object: nil)
    #expect(clerk.calls == ["inventory"] && plain.count == 0)
    center.post(name: name, object: plain)
    #expect(clerk.calls == ["inventory", "inventory", "note"])
    center.post(name: name, object: clerk)
    #expect(plain.count == 1)
    center.removeObserver(clerk, name: name, object: nil)
    center.post(name: name, object: plain)
    #expect(clerk.calls == ["inventory", "inventory", "note", "inventory", "note"])
    center.removeObserver(clerk)
    center.post(name: name, object: plain)
    #expect(clerk.calls.count == 5)
  }

  @Test func observersOfNotificationsAreNotRetained() {
    let (center, name) = (NotificationCenter(), Notification.Name("gone"))
    weak var observed: Clerk?
    do {
      let other = Clerk()
      observed = other
      center.addObserver(other, selector: Selector("hear:", Clerk.hear), name: name, object: nil)
    }
    #expect(observed == nil)
    center.post(name: name, object: nil)
  }

  @Test func tokensAreRemovedAsBefore() {
    let (center, name) = (NotificationCenter(), Notification.Name("token"))
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in unsafe count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(unsafe count == 1)
  }

  @Test func timersCallTheirTargetsWhileTheRunLoopRuns() {
    let timer = Timer(
      timeInterval: 0.001, target: clerk, selector: Selector("tick:", Clerk.tick), userInfo: "tick",
      repeats: false)
    #expect(timer.userInfo as? String == "tick")
    timer.fire()
    #expect(clerk.calls == ["tick"])
    let repeating = Timer.scheduledTimer(
      timeInterval: 10, target: clerk, selector: Selector("note", Clerk.note), userInfo: nil, repeats: true)
    repeating.fire()
    repeating.fire()
    #expect(clerk.calls == ["tick", "note", "note"] && repeating.isValid)
    repeating.invalidate()
  }
}
