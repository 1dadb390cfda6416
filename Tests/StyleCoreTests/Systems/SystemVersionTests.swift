import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

/// The versions of the system, the scopes of tasks, and what programs are told (26.S.1 to 26.S.4).
@MainActor
@Suite(.serialized) struct SystemVersionTests {
  @Test func `a version without a value of its own has that of the version before it`() {
    let row = SystemValue(44, v26: 54)
    #expect(SystemVersion.allCases.map { row[$0] } == [44, 44, 54])
    #expect(row[UITraitCollection()] == 44 && row[UITraitCollection().with(.v26)] == 54)
    let middle = SystemValue(1, v18: 2)
    #expect(SystemVersion.allCases.map { middle[$0] } == [1, 2, 2])
  }

  @Test(
    "26.S.1: the autumn in which a device came decides its first version",
    arguments: [
      ("iphone-8", 17), ("iphone-15-pro-max", 17), ("iphone-16", 18), ("iphone-16e", 18),
      ("iphone-16-pro-max", 18), ("iphone-17", 26), ("iphone-17-pro-max", 26), ("iphone-air", 26),
      ("ipad-pro-13-m4", 17), ("ipad-mini-6", 17),
    ])
  func firstSystem(name: String, first: Int) throws {
    let device = try #require(Device.named(name))
    #expect(device.firstSystem.rawValue == first)
    for system in SystemVersion.allCases {
      #expect((device.problem(system) == nil) == (system.rawValue >= first))
    }
  }

  @Test func `the main screen has 17 unless another version is asked for`() {
    #expect(UITraitCollection.ofMainScreen.system == .v17 && SystemVersion.askedFor == nil)
    #expect(UIScreen.main.traitCollection.system == .v17)
  }

  @Test func `code in a scope sees its version, and code outside does not`() async {
    let outer = await SystemVersion.with(.v26) {
      #expect(UIScreen.main.traitCollection.system == .v26 && SystemVersion.askedFor == .v26)
      #expect(UIView().traitCollection.system == .v26)
      let other = await Task.detached { UITraitCollection.ofMainScreen.system }.value
      await Task.yield()
      #expect(UIScreen.main.traitCollection.system == .v26)
      return other
    }
    #expect(outer == .v17 && UIView().traitCollection.system == .v17)
  }

  @Test func `a main screen that is first asked for in a scope keeps nothing of it`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SystemVersion.with(.v26) { precondition(UIScreen.main.traitCollection.system == .v26) }
        precondition(UIScreen.main.traitCollection.system == .v17)
      }
    }
  }

  @Test func `a scope in a scope counts, and nothing asks for nothing`() {
    SystemVersion.with(.v18) {
      SystemVersion.with(nil) { #expect(UITraitCollection.ofMainScreen.system == .v18) }
      SystemVersion.with(.v26) { #expect(UITraitCollection.ofMainScreen.system == .v26) }
      #expect(UITraitCollection.ofMainScreen.system == .v18)
    }
  }

  @Test func `the traits of the screen are one object in a scope, so that setting them sets none`() {
    SystemVersion.with(.v26) {
      #expect(UITraitCollection.ofMainScreen === UITraitCollection.ofMainScreen)
      UITraitCollection.current = .current
    }
    #expect(UITraitCollection.current.system == .v17)
  }

  @Test func `a change of the main screen in a scope stays in it`() {
    SystemVersion.with(.v18) {
      UIScreen.main.become(.v26)
      #expect(UIView().traitCollection.system == .v26 && __isSystemAvailable(26, 0, 0))
    }
    #expect(UIScreen.main.traitCollection.system == .v17 && SystemVersion.askedFor == nil)
  }

  @Test func `views that are made before a change of the screen follow it`() {
    let before = UIScreen.main.traitCollection
    defer { UIScreen.main.become(UIScreen.main.device, .portrait, traits: before) }
    let view = UIView()
    view.addSubview(UIView())
    UIScreen.main.become(.v26)
    #expect(view.traitCollection.system == .v26 && view.subviews[0].traitCollection.system == .v26)
    UIScreen.main.become(.v17)
    #expect(view.subviews[0].traitCollection.system == .v17 && SystemVersion.askedFor == nil)
  }

  @Test(
    "26.S.3: a version is the first of its number",
    arguments: [
      (17, 0, 0, true, true), (17, 0, 1, false, true), (17, 4, 0, false, true), (18, 0, 0, false, true),
      (26, 0, 0, false, true), (26, 1, 0, false, false), (13, 7, 9, true, true),
    ])
  func availability(major: Int, minor: Int, patch: Int, in17: Bool, in26: Bool) {
    let version = OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch)
    let info = ProcessInfo.processInfo
    #expect(__isSystemAvailable(major, minor, patch) == in17)
    #expect(info.plumbIsAtLeast(version) == in17)
    SystemVersion.with(.v26) {
      #expect(__isSystemAvailable(major, minor, patch) == in26)
      #expect(info.plumbIsAtLeast(version) == in26)
    }
  }

  #if os(Linux)
    @Test func `26.S.4: Foundation tells the version of the main screen, on any thread`() async {
      #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion == 17)
      let before = UIScreen.main.traitCollection
      UIScreen.main.become(.v26)
      let version = await Task.detached { ProcessInfo.processInfo.operatingSystemVersion }.value
      let text = ProcessInfo.processInfo.operatingSystemVersionString
      UIScreen.main.become(UIScreen.main.device, .portrait, traits: before)
      #expect((version.majorVersion, version.minorVersion, version.patchVersion) == (26, 0, 0))
      #expect(text == "Version 26.0")
      SystemVersion.with(.v18) {
        let wanted = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
        #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(wanted))
      }
    }
  #endif
}
