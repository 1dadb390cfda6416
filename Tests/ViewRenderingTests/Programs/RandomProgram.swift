import ControlCore
import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import Raster
import StyleCore
import TestSupport

@testable import ViewRendering

/// A random sequence of UIKit calls on some views, layers, constraints and controllers: one for each seed.
@MainActor
final class RandomProgram {
  /// The outcome of a program: its pictures and the places of its views.
  struct Outcome: Equatable {
    var pictures: [Bitmap] = []
    var places: [String] = []
    /// The number of turns that the main loop took, and of reports.
    var turns = 0
    var reports = 0
    /// Whether the main loop was left while there was still something to do.
    var isRestless = false
    /// The objects that it made and that are still alive.
    var leaks: [String] = []
    /// The faults of the views at the end.
    var faults: [String] = []
  }

  /// A kind of call, and how often it is made beside others.
  struct Step {
    let name: String
    let run: @MainActor (RandomProgram) -> Void

    init(_ name: String, _ run: @escaping @MainActor (RandomProgram) -> Void) {
      self.name = name
      self.run = run
    }
  }

  /// Steps that each set a property of one of the program's objects to a value made for it.
  static func settings<Object: AnyObject, Value>(
    of object: KeyPath<RandomProgram, Object>,
    _ properties: KeyValuePairs<String, ReferenceWritableKeyPath<Object, Value>>,
    to value: @escaping @MainActor (inout ProgramNumbers) -> Value
  ) -> [Step] {
    properties.map { name, property in
      Step(name) { program in
        let object = program[keyPath: object]
        object[keyPath: property] = value(&program.numbers)
      }
    }
  }

  /// All kinds of calls.
  static let steps: [Step] =
    hierarchySteps + viewSteps + sizingSteps + constraintSteps + layerSteps + scrollSteps + controlSteps
    + textSteps
    + imageSteps + stackSteps + barSteps + controllerSteps + animationSteps + keyframeSteps + gestureSteps
    + drawingSteps + listSteps + timeSteps

  var numbers: ProgramNumbers
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
  var views: [UIView] = []
  var layers: [CALayer] = []
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var recognizers: [UIGestureRecognizer] = []
  var controllers: [UIViewController] = []
  var animators: [UIViewPropertyAnimator] = []
  var links: [CADisplayLink] = []
  private(set) lazy var delegate = ProgramDelegate(self)
  let rows = ProgramRows()
  private(set) var outcome = Outcome()
  private var watched: [Watched] = []
  /// Whether or not bytes choose the calls, which end with them.
  private let isOfBytes: Bool

  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  private init(_ generator: SeededGenerator) {
    numbers = ProgramNumbers(from: generator)
    isOfBytes = !generator.isOver
  }

  /// Runs the program of a seed; `note` is told of each call before it is made.
  static func run(seed: UInt64, note: (String) -> Void = { _ in }) -> Outcome {
    run(from: SeededGenerator(seed: seed), note: note)
  }

  /// Runs the program of a generator's numbers; `note` is told of each call before it is made.
  static func run(from generator: SeededGenerator, note: (String) -> Void = { _ in }) -> Outcome {
    var outcome = Outcome()
    var watched: [Watched] = []
    let turns = MainLoop.main.turns
    let reports = LayoutDiagnostics.collect {
      (outcome, watched) = perform(generator, note: note)
      AnimationClock.setRunning(false)
      MainLoop.main.runUntilIdle()
      letFingersGo()
    }
    outcome.turns = MainLoop.main.turns - turns
    outcome.reports = reports.count
    outcome.isRestless = reports.contains { if case .neverIdle = $0 { true } else { false } }
    outcome.leaks = watched.filter { $0.object != nil }.map(\.name)
    return outcome
  }

  /// The seconds that fingers of a program stay down at most, twice over, and some more.
  private static let longestTouch = 2_000.0

  /// Lets time go by until nothing waits for it any more: fingers that the program has put down are lifted.
  private static func letFingersGo() {
    let end = MainLoop.main.clock.now + longestTouch
    while let next = MainLoop.main.nextTime, next <= end { MainLoop.main.run(until: next) }
  }

  private static func perform(_ generator: SeededGenerator, note: (String) -> Void) -> (Outcome, [Watched]) {
    let program = RandomProgram(generator)
    program.perform(note)
    return (program.outcome, program.watched)
  }

  private func perform(_ note: (String) -> Void) {
    window.backgroundColor = .white
    window.isHidden = false
    MainLoop.main.attach(window)
    AnimationClock.setRunning(numbers.chance(0.7))
    for _ in 0..<2 + numbers.index(of: 12) { put(makeView(), into: parent) }
    let count = 10 + numbers.index(of: 80)
    for _ in 0..<count where !isOfBytes || !numbers.isOver {
      let step = Self.steps[numbers.index(of: Self.steps.count)]
      note(step.name)
      step.run(self)
    }
    note("end")
    MainLoop.main.runUntilIdle()
    draw()
    notePlaces()
    findFaults()
    note("over")
    for link in links { link.invalidate() }
    // A scroll view may have come to lie in the control that it holds.
    for case let view as UIScrollView in views { view.refreshControl = nil }
    UIView.setAnimationsEnabled(true)
    window.isHidden = true
    MainLoop.main.detach(window)
  }

  /// Takes note of something that is not to outlive the program.
  func watch<Object: AnyObject>(_ object: Object) -> Object {
    watched.append(Watched(name: "\(type(of: object))", object: object))
    return object
  }

  /// Draws the window.
  func draw() {
    outcome.pictures.append(window.layer.picture())
  }

  /// Adds something that the program has found out.
  func note(_ words: Any...) {
    outcome.places.append(words.map { "\($0)" }.joined(separator: " "))
  }

  /// Looks for views that are not where their superviews say, and for what one more layout and drawing changes.
  private func findFaults() {
    var all: [UIView] = [window]
    var index = 0
    while index < all.count {
      for subview in all[index].subviews {
        if subview.superview !== all[index] {
          outcome.faults.append("\(type(of: subview)) has another superview")
        }
        if subview.layer.superlayer == nil { outcome.faults.append("\(type(of: subview)) has no superlayer") }
      }
      all += all[index].subviews
      index += 1
    }
    func places() -> [String] { all.map { "\(type(of: $0)) \($0.frame) \($0.bounds) \($0.subviews.count)" } }
    let (before, picture) = (places(), window.layer.picture())
    window.layoutIfNeeded()
    if let (old, new) = zip(before, places()).first(where: { $0 != $1 }) {
      outcome.faults.append("one more layout makes \(old) \(new)")
    }
    if picture != window.layer.picture() { outcome.faults.append("one more drawing is another picture") }
  }

  /// Writes down where all views and guides are.
  func notePlaces() {
    for view in views { note(type(of: view), view.frame, view.bounds, view.transform, view.alpha) }
    for layer in layers { note(type(of: layer), layer.frame, layer.opacity) }
    for guide in guides { note("guide", guide.layoutFrame) }
  }

  /// Seconds that a finger does something for: no more than the end of the program waits for, or more than the clock takes.
  func fingerSeconds() -> TimeInterval {
    let seconds = numbers.seconds()
    return seconds <= 0x1p25 ? min(seconds, Self.longestTouch / 2 - 10) : seconds
  }

  var view: UIView { numbers.pick(views) ?? makeView() }
  /// A superview for other views: the window, whose size stays as it is, or a view.
  var parent: UIView { numbers.chance(0.3) ? window : view }
  var layer: CALayer { numbers.flag() ? numbers.pick(layers) ?? view.layer : view.layer }
  var controller: UIViewController? { numbers.pick(controllers) }

  /// A view of a kind.
  func view<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    numbers.pick(views.compactMap { $0 as? Kind })
  }

  /// Does something with a view of a kind, if there is one.
  func with<Kind: UIView>(_ kind: Kind.Type, _ body: (Kind) -> Void) {
    if let view = view(kind) { body(view) }
  }
}
