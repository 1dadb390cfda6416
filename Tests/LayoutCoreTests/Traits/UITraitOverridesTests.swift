import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

private struct Mood: UITraitDefinition {
  static let defaultValue = "calm"
}

@MainActor
struct UITraitOverridesTests {
  private final class Listener: RecordingView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.note("\(id) traits") }
  }

  private let log = CallbackLog()

  /// Three views, each in the one before, laid out.
  private func chain() -> [Listener] {
    let views = ["A", "B", "C"].map { Listener($0, log) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    _ = log.take()
    return views
  }

  @Test("B.21, B.22: overrides go downwards, before the next layout") func propagate() {
    let views = chain()
    views[1].traitOverrides.horizontalSizeClass = .regular
    #expect(views[1].traitCollection.horizontalSizeClass == .compact, "not yet")
    views[0].layoutIfNeeded()
    #expect(log.take() == ["B traits", "C traits", "B", "C"])
    #expect(views[2].traitCollection.horizontalSizeClass == .regular)
    #expect(views[0].traitCollection.horizontalSizeClass == .compact)
  }

  @Test("B.22: updateTraitsIfNeeded does it now, for all beneath") func forced() {
    let views = chain()
    views[2].traitOverrides.userInterfaceStyle = .dark
    views[0].updateTraitsIfNeeded()
    #expect(log.take() == ["C traits"])
    views[0].updateTraitsIfNeeded()
    #expect(log.take() == [])
    views[0].layoutIfNeeded()
    #expect(log.take() == ["C"])
  }

  @Test("A style of a view's own goes before other overrides, downwards, until it is unspecified again")
  func style() {
    let views = chain()
    views[1].traitOverrides.userInterfaceStyle = .light
    views[1].overrideUserInterfaceStyle = .dark
    views[0].layoutIfNeeded()
    #expect(views.map(\.traitCollection.userInterfaceStyle) == [.light, .dark, .dark])
    #expect(views.map(\.overrideUserInterfaceStyle) == [.unspecified, .dark, .unspecified])
    views[1].overrideUserInterfaceStyle = .unspecified
    views[0].layoutIfNeeded()
    #expect(views.map(\.traitCollection.userInterfaceStyle) == [.light, .light, .light])
  }

  @Test("An override lasts until it is removed") func removal() {
    let view = chain()[0]
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.traitOverrides.contains(UITraitLayoutDirection.self))
    #expect(!view.traitOverrides.contains(UITraitDisplayScale.self))
    view.hostTraits = UITraitCollection(layoutDirection: .leftToRight)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft, "it is stronger than the host")
    view.traitOverrides.remove(UITraitLayoutDirection.self)
    view.updateTraitsIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("A view that moves takes its overrides along") func moving() {
    let views = chain()
    views[2].traitOverrides.userInterfaceStyle = .dark
    let other = UIView()
    other.hostTraits = UITraitCollection(traitsFrom: [
      .headless, UITraitCollection(preferredContentSizeCategory: .small),
    ])
    other.addSubview(views[2])
    #expect(views[2].traitCollection.userInterfaceStyle == .dark)
    #expect(views[2].traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("A program's own trait is like the others") func ownTrait() {
    let views = chain()
    var moods: [String] = []
    views[2].registerForTraitChanges([Mood.self]) { (view: Listener, previous) in
      moods.append("\(previous[Mood.self]) to \(view.traitCollection[Mood.self])")
    }
    views[0].traitOverrides[Mood.self] = "wild"
    views[0].updateTraitsIfNeeded()
    #expect(moods == ["calm to wild"])
    views[0].traitOverrides[UITraitUserInterfaceStyle.self] = .dark
    views[0].updateTraitsIfNeeded()
    #expect(views[2].traitCollection.userInterfaceStyle == .dark && moods.count == 1)
    views[0].traitOverrides.remove(Mood.self)
    views[0].updateTraitsIfNeeded()
    #expect(moods == ["calm to wild", "wild to calm"])
  }

  @Test("B.21: siblings hear in their order, each before those beneath it") func siblings() {
    let root = Listener("R", log)
    for id in ["A", "B", "C"] {
      let view = Listener(id, log)
      view.addSubview(Listener("\(id)1", log))
      root.addSubview(view)
    }
    root.hostTraits = UITraitCollection(displayScale: 2)
    #expect(log.take() == ["R", "A", "A1", "B", "B1", "C", "C1"].map { "\($0) traits" })
  }

  @Test("What the view overrides is stronger than what its controller does") func viewAndController() {
    let controller = UIViewController()
    controller.view.traitOverrides.userInterfaceStyle = .light
    controller.traitOverrides.userInterfaceStyle = .dark
    controller.traitOverrides.layoutDirection = .rightToLeft
    controller.view.updateTraitsIfNeeded()
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test("An observer that another one ends meanwhile hears nothing any more") func endedMeanwhile() {
    @MainActor final class Registration {
      var value: (any UITraitChangeRegistration)?
    }
    let (view, second) = (chain()[0], Registration())
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
      view.log.note("1")
      second.value.map(view.unregisterForTraitChanges)
    }
    second.value = view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
      view.log.note("2")
    }
    view.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 2 }
    #expect(log.take() == ["A traits", "1", "B traits", "C traits"])
  }

  @Test("Observers hear of the traits that they asked for, in order, until they go") func observers() {
    let view = chain()[0]
    let first = view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
      (view: Listener, previous) in
      view.log.note("1 from \(previous.displayScale) to \(view.traitCollection.displayScale)")
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
      view.log.note("2")
      view.unregisterForTraitChanges(first)
    }
    view.hostTraits = UITraitCollection.headless.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(log.take() == ["A traits", "B traits", "C traits"])
    view.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 2 }
    #expect(log.take().prefix(3) == ["A traits", "1 from 3.0 to 2.0", "2"])
    view.hostTraits = .headless
    #expect(log.take().prefix(2) == ["A traits", "2"])
  }
}
