import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import DiagnosticCore

/// A class as the rewriter of sources leaves one: `@objc dynamic` properties tell of their changes.
@MainActor private class Meter: NSObject {
  var level = 0 {
    willSet { ObjectiveCRuntime.willChange(self, "level") }
    didSet { ObjectiveCRuntime.didChange(self, "level") }
  }
  var first = "A" {
    willSet { ObjectiveCRuntime.willChange(self, "first") }
    didSet { ObjectiveCRuntime.didChange(self, "first") }
  }
  var inner: Meter? {
    willSet { ObjectiveCRuntime.willChange(self, "inner") }
    didSet { ObjectiveCRuntime.didChange(self, "inner") }
  }
  var pages: [Int] = [1, 2, 3]
  var name: String { first + "!" }
  static func keyPathsForValuesAffectingName() -> Set<String> { ["first"] }
}

private final class SubMeter: Meter {}

/// An observer without an override, since `NSObject` has no such method here.
@MainActor private final class Watcher: NSObject {
  var seen: [String] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let new = change?[.newKey].map { "\($0)" } ?? "-"
    let old = change?[.oldKey].map { "\($0)" } ?? "-"
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
    seen.append("\(keyPath ?? "") \(old)>\(new)\(prior)")
  }
}

private final class WatchingView: UIView {
  var seen: [CGSize] = []
  @safe override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if let size = change?[.newKey] as? CGSize { seen.append(size) }
  }
}

private enum __ObjectiveC_KeyValueObservingTests: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Meter.self, "") {
        [
          ObjectiveCMember("level", \Meter.level), ObjectiveCMember("first", \Meter.first),
          ObjectiveCMember("inner", \Meter.inner), ObjectiveCMember("name", \Meter.name),
          ObjectiveCMember("pages", \Meter.pages),
          ObjectiveCMember(
            "keyPathsForValuesAffectingName",
            { (target: Meter.Type) in target.keyPathsForValuesAffectingName() }),
        ]
      },
      ObjectiveCClass(Watcher.self, "") {
        [
          unsafe ObjectiveCMember(
            "observeValueForKeyPath:ofObject:change:context:",
            {
              (
                target: Watcher, a0: String?, a1: Any?, a2: [NSKeyValueChangeKey: Any]?,
                a3: UnsafeMutableRawPointer?
              ) in
              unsafe target.observeValue(forKeyPath: a0, of: a1, change: a2, context: a3)
            })
        ]
      },
    ]
  }
}

@MainActor @Suite struct KeyValueObservingTests {
  private let meter = SubMeter()

  @Test func closuresReceiveOldAndNewValues() {
    var seen: [String] = []
    let observation = meter.observe(\.level, options: [.old, .new]) { object, change in
      seen.append("\(change.oldValue ?? -1)>\(change.newValue ?? -1) \(object === meter) \(change.kind)")
    }
    meter.level = 4
    meter.level = 4
    #expect(seen == ["0>4 true setting", "4>4 true setting"])
    observation.invalidate()
    meter.level = 5
    #expect(seen.count == 2)
  }

  @Test func initialAndPriorNotifications() {
    var seen: [String] = []
    let observation = meter.observe(\.level, options: [.initial, .prior, .new]) { _, change in
      seen.append("\(change.isPrior) \(change.newValue.map(String.init) ?? "nil")")
    }
    meter.level = 2
    #expect(seen == ["false 0", "true nil", "false 2"])
    withExtendedLifetime(observation) {}
  }

  @Test func observationsEndWithTheirTokens() {
    var count = 0
    var observation: NSKeyValueObservation? = meter.observe(\.level) { _, _ in count += 1 }
    meter.level = 1
    observation = nil
    meter.level = 2
    #expect(count == 1 && observation == nil)
  }

  @Test func observersByNameAreTold() {
    let watcher = Watcher()
    meter.addObserver(watcher, forKeyPath: "level", options: [.old, .new, .prior], context: nil)
    meter.level = 3
    #expect(watcher.seen == ["level 0>- prior", "level 0>3"])
    meter.removeObserver(watcher, forKeyPath: "level")
    meter.level = 4
    #expect(watcher.seen.count == 2)
  }

  @Test func contextsTellObserversApart() {
    let watcher = Watcher()
    var (one, other) = (0, 0)
    unsafe withUnsafeMutablePointer(to: &one) { one in
      unsafe withUnsafeMutablePointer(to: &other) { other in
        meter.addObserver(watcher, forKeyPath: "level", options: [], context: one)
        meter.addObserver(watcher, forKeyPath: "level", options: .new, context: other)
        meter.removeObserver(watcher, forKeyPath: "level", context: one)
      }
    }
    meter.level = 1
    #expect(watcher.seen == ["level ->1"])
    meter.removeObserver(watcher, forKeyPath: "level")
    let reports = LayoutDiagnostics.collect { meter.removeObserver(watcher, forKeyPath: "level") }
    #expect(
      reports.map(\.description) == [
        "Cannot remove an observer <Watcher> for the key path \"level\" from <SubMeter> "
          + "because it is not registered as an observer."
      ])
  }

  @Test func observersThatAreGoneAreNotTold() {
    meter.addObserver(Watcher(), forKeyPath: "level", options: .new, context: nil)
    meter.level = 1
    do {
      let other = SubMeter()
      other.addObserver(meter, forKeyPath: "level", options: .new, context: nil)
    }
    meter.level = 2
  }

  @Test func observersWithoutTheMethodAreReported() {
    meter.addObserver(NSObject(), forKeyPath: "level", options: .initial, context: nil)
    let other = NSObject()
    let reports = LayoutDiagnostics.collect {
      meter.addObserver(other, forKeyPath: "level", options: .initial, context: nil)
    }
    #expect(reports.count == 1 && reports[0].description.contains("was received but not handled"))
  }

  @Test func keyPathsThroughSeveralObjectsFollowThem() {
    let (one, two) = (SubMeter(), SubMeter())
    meter.inner = one
    let watcher = Watcher()
    meter.addObserver(watcher, forKeyPath: "inner.level", options: [.old, .new], context: nil)
    one.level = 1
    two.level = 7
    meter.inner = two
    one.level = 2
    two.level = 8
    meter.inner = nil
    #expect(
      watcher.seen == [
        "inner.level 0>1", "inner.level 1>7", "inner.level 7>8",
        "inner.level 8>\(NSNull())",
      ])
  }

  @Test func propertiesDependOnOthers() {
    var names: [String] = []
    let observation = meter.observe(\.name, options: .new) { _, change in names.append(change.newValue ?? "")
    }
    meter.first = "B"
    #expect(names == ["B!"])
    withExtendedLifetime(observation) {}
  }

  @Test func manualChangesOfElements() {
    let watcher = Watcher()
    meter.addObserver(watcher, forKeyPath: "pages", options: [.new, .old], context: nil)
    meter.willChange(.insertion, valuesAt: IndexSet(integer: 3), forKey: "pages")
    meter.pages.append(4)
    meter.didChange(.insertion, valuesAt: IndexSet(integer: 3), forKey: "pages")
    meter.willChangeValue(forKey: "pages")
    meter.pages = [9]
    meter.didChangeValue(forKey: "pages")
    meter.willChangeValue(for: \.pages)
    meter.pages = []
    meter.didChangeValue(for: \.pages)
    #expect(
      watcher.seen == ["pages \(NSNull())>[4]", "pages [1, 2, 3, 4]>[9]", "pages [9]>[]"])
  }

  @Test func geometryOfViewsAndTheirLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [String] = []
    let observations = [
      view.observe(\.frame, options: .new) { _, change in
        seen.append("frame \(change.newValue?.width ?? -1)")
      },
      view.observe(\.bounds) { _, _ in seen.append("bounds") },
      view.observe(\.center) { _, _ in seen.append("center") },
      view.layer.observe(\.position) { _, _ in seen.append("position") },
      view.observe(\.layer.bounds) { _, _ in seen.append("layer.bounds") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(seen.sorted() == ["bounds", "center", "frame 20.0", "layer.bounds", "position"])
    seen = []
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(seen.isEmpty)
    view.center.x += 1
    #expect(seen.sorted() == ["center", "frame 20.0", "position"])
    seen = []
    view.bounds.origin.y = 5
    #expect(seen.sorted() == ["bounds", "layer.bounds"])
    seen = []
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(seen == ["frame 40.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func layoutTellsOfGeometry() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    var sizes: [CGSize] = []
    let observation = inner.observe(\.bounds, options: .new) { _, change in
      sizes.append(change.newValue?.size ?? .zero)
    }
    outer.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 30, height: 20)])
    withExtendedLifetime(observation) {}
  }

  @Test func contentOfScrollViews() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let watcher = WatchingView()
    scrollView.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
    var offsets: [CGFloat] = []
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { scrollView, change in
      offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1, scrollView.contentOffset.y]
    }
    scrollView.contentSize = CGSize(width: 100, height: 900)
    scrollView.contentOffset.y = 40
    scrollView.contentOffset.y = 40
    scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(watcher.seen == [CGSize(width: 100, height: 900)])
    #expect(offsets == [0, 40, 40, 40, 60, 60])
    withExtendedLifetime(observation) {}
    scrollView.removeObserver(watcher, forKeyPath: "contentSize")
  }

  @Test func appearanceAndState() {
    let (view, control) = (UIView(), UIControl())
    var seen: [String] = []
    let observations = [
      view.observe(\.alpha, options: .new) { _, change in seen.append("alpha \(change.newValue ?? -1)") },
      view.observe(\.isHidden, options: .new) { _, change in seen.append("hidden \(change.newValue ?? false)")
      },
      view.observe(\.backgroundColor, options: .new) { _, change in
        seen.append("color \(change.newValue == .red)")
      },
      control.observe(\.isEnabled) { control, _ in seen.append("enabled \(control.isEnabled)") },
    ]
    view.alpha = 0.5
    view.isHidden = true
    view.backgroundColor = .red
    control.isEnabled = false
    #expect(seen == ["alpha 0.5", "hidden true", "color true", "enabled false"])
    withExtendedLifetime(observations) {}
  }

  @Test func anObjectEndsTheObservationOfItselfWhileItIsDestroyed() {
    final class Observer: NSObject {
      override init() {
        super.init()
        addObserver(self, forKeyPath: "first", options: [], context: nil)
      }
      deinit { removeObserver(self, forKeyPath: "first") }
    }
    #expect(LayoutDiagnostics.collect { _ = Observer() }.isEmpty)
  }

  @Test func anObserverEndsItsObservationWhileItIsDestroyed() {
    final class Observer: NSObject {
      let root: NSObject
      init(of root: NSObject) {
        self.root = root
        super.init()
        root.addObserver(self, forKeyPath: "first", options: [], context: nil)
      }
      deinit { root.removeObserver(self, forKeyPath: "first") }
    }
    let meter = Meter()
    let reports = LayoutDiagnostics.collect {
      _ = Observer(of: meter)
      meter.first = "B"
    }
    #expect(reports.isEmpty)
  }

  @Test func keyPathsOfUnknownPropertiesAreReported() {
    final class Stranger: NSObject { var secret = 1 }
    let stranger = Stranger()
    let reports = LayoutDiagnostics.collect { _ = stranger.observe(\.secret) { _, _ in } }
    #expect(reports.count == 1 && reports[0].description.contains("A key path of Stranger"))
  }
}
