internal import DiagnosticCore
internal import Foundation
package import LayoutCore
internal import Plumb
package import Raster
internal import StyleCore
internal import ViewDifference
internal import ViewLint
internal import ViewRendering
internal import ViewSpec

/// A view in a window, drawn, examined and touched.
///
/// A view is drawn alone; a controller, and a view on a device, with its window.
@MainActor
package final class ViewSession {
  package let source: any SessionSource
  /// The variant, with the parts that the source states.
  package let variant: SessionVariant
  let environment: SessionEnvironment
  private var stage: SessionStage
  /// The views from which frames were computed in the first layout.
  let observation: LayoutObservation
  /// The recordings of the first layout, unless it is that of a spec, and of the last actions, the oldest first.
  private(set) var recordings: [FrameSources]
  /// The warnings of the first layout and of the actions.
  package private(set) var warnings: [String]
  /// Whether or not an action was performed, so that a new view has another state.
  private(set) var wasTouched = false

  private static let recordingLimit = 12
  private static let warningLimit = 100

  /// Makes the view of a source, and lays it out.
  ///
  /// - Parameter recordsLines: Whether or not the lines of code that place views are recorded.
  package init(_ source: any SessionSource, as variant: SessionVariant, recordsLines: Bool = true) throws {
    let variant = source.completed(variant)
    try variant.check()
    let environment = try SessionEnvironment(variant)
    var stage: SessionStage?
    var recording: FrameSources?
    var warnings: [String] = []
    func make() throws -> UIView {
      let content = try source.makeContent(variant)
      if case .view(let canvas as SpecCanvas) = content {
        warnings += try canvas.layOut().map { $0.description }
      }
      let made = try SessionStage(content, variant, environment)
      stage = made
      return made.view
    }
    let observation = try LayoutObservation {
      try environment.run {
        if source is SpecSource || !recordsLines {
          // The lines of a spec's views are those of the spec, and its warnings those of the canvas.
          _ = try LayoutDiagnostics.collect { _ = try make() }
        } else {
          recording = try FrameSources(scale: variant.scale, make)
        }
      }
    }
    guard let stage else { throw SessionError("\(source.name) made no view") }
    (self.source, self.variant, self.environment, self.stage) = (source, variant, environment, stage)
    self.observation = observation
    recordings = recording.map { [$0] } ?? []
    self.warnings = warnings + (stage.view is SpecCanvas ? [] : recording?.warnings ?? [])
  }

  /// Removes the view from its window, which ends to take part in turns.
  package func close() {
    stage.close()
  }

  isolated deinit { stage.close() }

  /// The root that is drawn.
  package var view: UIView { stage.view }

  /// The window; a spec is put into one by the first action.
  package var window: UIWindow? { stage.window }

  /// The canvas, if the source is a spec.
  var canvas: SpecCanvas? { view as? SpecCanvas }

  /// Returns the drawing of the present state, to be drawn off the main actor.
  package func list() -> DisplayList {
    view.layoutIfNeeded()
    return drawing { DisplayList(recording: view.layer, scale: CGFloat(variant.scale)) }
  }

  /// Runs `body`, which draws the view, with the fonts of the spec.
  func drawing<Result>(_ body: () -> Result) -> Result {
    canvas.map { $0.withFonts(body) } ?? body()
  }

  /// Performs an action of a user, and runs the loop until it is idle.
  package func perform(_ action: UserAction) throws {
    let window = stage.makeWindow()
    let performer = UserPerformer(window: window, root: view)
    try action.check(in: view.bounds.size)
    wasTouched = true
    let recording = try environment.run {
      try FrameSources(scale: variant.scale) {
        try drawing { Result { try performer.perform(action) } }.get()
        HeadlessLoop.runUntilIdle()
        view.layoutIfNeeded()
        return view
      }
    }
    recordings.append(recording)
    if recordings.count > Self.recordingLimit { recordings.remove(at: 1) }
    warnings = (warnings + recording.warnings).suffix(Self.warningLimit)
  }
}
