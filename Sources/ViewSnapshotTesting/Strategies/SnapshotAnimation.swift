public import Foundation
internal import GraphicsCore
internal import ImageComparison
internal import LayerCore
internal import LayoutCore
internal import PNG
internal import Raster
internal import SnapshotReport
internal import ViewDifference

/// The frames of an animation, as an animated PNG whose first frame is the picture for programs without animations.
public struct SnapshotAnimation: Sendable {
  let picture: MovingPicture
  let fonts: UsedFonts
  /// The violation of the limits of trees, if they are left out.
  var problem: LayoutTreeError?

  /// The bytes of the file.
  public var data: Data { Data(picture.bytes) }

  /// The number of frames, also of those that equal the one before; the last is at the end of the animation.
  public var frameCount: Int { picture.times.count }

  /// Creates the animation of a file that a strategy recorded.
  ///
  /// - Throws: An error in one line if the bytes are no such file.
  public init(data: Data) throws {
    picture = try MovingPicture([UInt8](data))
    fonts = UsedFonts(text: (try? UsedFonts.split([UInt8](data)))?.text)
  }

  /// Records the frames of a layer.
  @MainActor
  init(
    recording layer: CALayer, _ times: FrameTimes, scale: Int, _ observation: LayoutObservation,
    perform: () -> Void
  ) throws {
    var writer: FrameWriter?
    let (_, fonts) = try UsedFonts.collect {
      try FrameRecorder(times, scale: CGFloat(scale)).record(layer, observation, perform: perform) { frame in
        let bitmap = Bitmap(rendering: frame.list)
        if writer == nil {
          guard bitmap.width > 0, bitmap.height > 0 else {
            throw SnapshotError("the view has no size: set its frame, or pass `size:` to the strategy")
          }
          writer = FrameWriter(
            try MovingPictureWriter(width: bitmap.width, height: bitmap.height, scale: Double(scale), times))
        }
        try writer?.append(bitmap, frame.tree)
      }
    }
    guard let (png, problem) = try writer?.finish(fonts) else { throw SnapshotError("it has no frames") }
    (picture, self.fonts, self.problem) = (try MovingPicture(png), fonts, problem)
  }
}

/// A writer that can be made while frames are recorded.
private final class FrameWriter {
  private var writer: MovingPictureWriter?

  init(_ writer: consuming MovingPictureWriter) {
    self.writer = consume writer
  }

  func append(_ picture: Bitmap, _ tree: LayoutTree?) throws {
    try writer?.append(picture, tree)
  }

  func finish(_ fonts: UsedFonts) throws -> (png: [UInt8], problem: LayoutTreeError?)? {
    let last = writer.take()
    return try last?.finish(fonts)
  }
}

extension Diffing where Value == SnapshotAnimation {
  /// Returns a comparison of animations, frame by frame, stored as animated PNGs.
  static func animation(scale: Int, _ allowed: AllowedDifference) -> Diffing {
    func difference(_ reference: SnapshotAnimation, _ actual: SnapshotAnimation) throws -> MovingDifference? {
      try MovingDifference(
        of: actual.picture, from: reference.picture, hasIgnoredViews: !allowed.views.isEmpty
      ) { allowed.tolerance(for: $0) }
    }
    var diffing = Diffing(
      toData: { $0.data }, fromData: { try SnapshotAnimation(data: $0) },
      diff: { reference, actual in
        do {
          guard let found = try difference(reference, actual) else { return nil }
          return (
            found.summary.joined(separator: "\n"),
            try attachments(found, reference: reference, actual: actual, scale: scale)
          )
        } catch {
          return ("The frames cannot be compared: \(error)", [])
        }
      })
    diffing.unseen = { reference, actual in
      guard let old = reference.picture.tree(of: 0), let new = actual.picture.tree(of: 0) else { return nil }
      let lines = Explanation(from: old, to: new).lines
      return lines.isEmpty ? nil : (["Frames moved, no pixel differs:"] + lines).joined(separator: "\n  ")
    }
    diffing.caution = { $1.fonts.change(from: $0.fonts.text) }
    diffing.detail = { reference, actual, result in
      guard let found = try? difference(reference, actual) else { return }
      if let comparison = found.comparison { result.measure(comparison) }
      guard let explanation = found.explanation, let trees = found.trees else { return }
      result.explain(by: explanation, reference: trees.reference, actual: trees.actual)
    }
    return diffing
  }

  /// Returns the files that show a difference: three animations, and the comparison of the first frame that differs.
  private static func attachments(
    _ found: MovingDifference, reference: SnapshotAnimation, actual: SnapshotAnimation, scale: Int
  ) throws -> [SnapshotAttachment] {
    var files = [("reference", reference.picture.bytes), ("failure", actual.picture.bytes)]
    if let difference = try MovingDifference.picture(of: actual.picture, from: reference.picture) {
      files.append(("difference", difference))
    }
    if let (new, old) = found.pictures {
      let triptych = Triptych(of: new, with: old, ignoring: found.ignoredAreas, scale: scale)
      files.append(("comparison", try triptych.bitmap.pngData(scale: Double(scale))))
    }
    return files.map { SnapshotAttachment(name: $0.0, pathExtension: "png", data: Data($0.1)) }
  }
}
