internal import Foundation
internal import LayoutCore
internal import PNG
internal import Raster
internal import ViewDifference
internal import ViewSession
internal import ViewSpec

extension LayoutSpec {
  /// Renders a spec to a file at one scale: an animated one if the options have times of frames, else a still picture.
  func renderFile(
    at scale: Int, _ options: RenderingOptions, recordsLayout: Bool = false, drawsReading: Bool = false,
    threads: PictureThreads = .one
  ) async throws -> Rendering {
    guard let times = options.animation else {
      return try await renderPNG(
        at: scale, options, recordsLayout: recordsLayout, drawsReading: drawsReading, threads: threads)
    }
    return try await renderFrames(at: scale, options, times, recordsLayout: recordsLayout)
  }

  /// Renders the frames of a spec's animations, and of views that move by themselves, to an animated PNG at one scale.
  ///
  /// The file of the rendering has the trees and fonts already, if there are any.
  func renderFrames(
    at scale: Int, _ options: RenderingOptions, _ times: FrameTimes, recordsLayout: Bool
  ) async throws -> Rendering {
    var stopwatch = Stopwatch()
    let (frames, warnings, fonts) = try await frames(scale: scale, options, times, recordsLayout)
    let layoutTime = stopwatch.lap()
    guard let first = frames.first else { throw InvalidAnimation() }
    var writer = try MovingPictureWriter(
      width: first.list.width, height: first.list.height, scale: Double(scale), times)
    var (raster, png) = (Duration.zero, Duration.zero)
    for frame in frames {
      let bitmap = Bitmap(rendering: frame.list)
      raster += stopwatch.lap()
      try writer.append(bitmap, frame.tree)
      png += stopwatch.lap()
    }
    let file = try writer.finish(recordsLayout ? fonts : UsedFonts())
    return Rendering(
      list: first.list, warnings: warnings, layout: nil, fonts: UsedFonts(), png: file.png,
      times: Rendering.Times(layout: layoutTime, raster: raster, png: png + stopwatch.lap()))
  }

  /// Returns the display lists of the frames, with trees on request.
  @MainActor
  private func frames(
    scale: Int, _ options: RenderingOptions, _ times: FrameTimes, _ recordsLayout: Bool
  ) throws -> ([FrameRecorder.Frame], [SpecWarning], UsedFonts) {
    var warnings: [SpecWarning] = []
    let (frames, fonts) = try UsedFonts.collect {
      let view = try options.makeView(of: self, scale: scale)
      let observation = try LayoutObservation { warnings = try view.layOut() }
      var recorder = FrameRecorder(times, scale: CGFloat(scale))
      recorder.edges = options.edges.coverageRule
      recorder.recordsTrees = recordsLayout
      var frames: [FrameRecorder.Frame] = []
      view.withFonts {
        recorder.record(
          view.layer, observation, declared: view.declaredDependencies, perform: view.beginAnimations
        ) { frames.append($0) }
      }
      return frames
    }
    return (frames, warnings, fonts)
  }
}

/// An animation without a frame, which no times have.
private struct InvalidAnimation: Error, CustomStringConvertible {
  var description: String { "the animation has no frames" }
}
