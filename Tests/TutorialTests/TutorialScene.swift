import Foundation
import Testing
import UIKit
import ViewLint

/// A state of the tutorial's code: its view, in the size of its picture, and the event that the text describes.
struct TutorialScene: Sendable, CustomTestStringConvertible {
  /// The name of the code file that leads to the state, without its extension.
  let name: String
  /// The scales at which the state is checked for findings.
  var scales = [2]
  /// The size at which the layout is checked; nil is that of the picture.
  var checkedSize: CGSize?
  /// Whether or not the state is checked for findings: one that comes after others without findings need not be.
  ///
  /// Where layout code reads frames, to look up its lines takes a second.
  var isChecked = true
  /// The minimum severity of the findings.
  var minimumSeverity = Severity.warning
  /// A closure that creates the view.
  let make: @MainActor @Sendable () -> UIView
  /// A closure that changes the laid-out view; nil where the layout by itself is the subject.
  var event: (@MainActor @Sendable (UIView) -> Void)?

  var testDescription: String { name }

  /// Returns the scene with an event, whose findings replace those of the layout.
  func on<View: UIView>(_ event: @escaping @MainActor @Sendable (View) -> Void) -> TutorialScene {
    var scene = self
    scene.event = { view in (view as? View).map(event) }
    return scene
  }

  /// Returns the laid-out view at 2x, after the event; a view without a height gets the one that fits.
  @MainActor func view(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> UIView {
    let view = view(before: direction)
    event?(view)
    view.layoutIfNeeded()
    return view
  }

  @MainActor private func view(before direction: UITraitEnvironmentLayoutDirection) -> UIView {
    let view = make()
    view.traitOverrides.displayScale = 2
    view.traitOverrides.layoutDirection = direction
    view.updateTraitsIfNeeded()
    if view.bounds.height == 0 {
      view.bounds.size = view.sizeThatFits(CGSize(width: view.bounds.width, height: 300))
    }
    view.layoutIfNeeded()
    return view
  }

  /// The findings of the scenes that have been checked: the look-up of lines takes long.
  @MainActor private static var known: [String: [Finding]] = [:]

  /// The findings of the state, with the names of files that the tutorial shows.
  @MainActor var findings: [Finding] {
    if let findings = Self.known[name] { return findings }
    let findings = lint()
    Self.known[name] = findings
    return findings
  }

  @MainActor private func lint() -> [Finding] {
    var options = LintOptions(scales: scales, minimumSeverity: minimumSeverity)
    var findings: [Finding]
    if let event {
      let view = view(before: .leftToRight)
      findings = LayoutLinter(options).findings(in: view) { event(view) }
    } else {
      options.sizes = [checkedSize ?? view().bounds.size]
      findings = LayoutLinter(options).findings(in: make())
    }
    for index in findings.indices {
      guard let file = findings[index].source?.file else { continue }
      findings[index].source?.file = URL(fileURLWithPath: file).lastPathComponent
    }
    return findings
  }
}
