internal import PNG
package import Raster

/// An encoder of the frames of an animation, with the texts of a reference.
package struct MovingPictureWriter: ~Copyable {
  private let times: FrameTimes
  private var writer: PNGAnimationWriter
  private var first: LayoutTree?
  private var trees: FrameTrees

  /// Starts an animation.
  ///
  /// - Throws: A `MovingPictureError` for a size that no PNG can have, and for too many pixels.
  package init(width: Int, height: Int, scale: Double, _ times: FrameTimes) throws(MovingPictureError) {
    writer = try Self.start(width: width, height: height, scale: scale, times)
    (self.times, first, trees) = (times, nil, FrameTrees())
  }

  private static func start(
    width: Int, height: Int, scale: Double, _ times: FrameTimes
  ) throws(MovingPictureError) -> PNGAnimationWriter {
    let limit = PNGAnimationLimits.standard.pixels
    guard width > 0, height > 0, width <= limit / height, width * height <= limit / times.count else {
      throw MovingPictureError(
        "\(times.count) frames of \(width)×\(height) pixels cannot be an animation of at most \(limit) pixels"
      )
    }
    do {
      return try PNGAnimationWriter(width: width, height: height, scale: scale)
    } catch {
      throw MovingPictureError(error.description)
    }
  }

  /// Appends the next frame; its tree is stored, too, if there is one.
  ///
  /// - Throws: A `MovingPictureError` if the frame has another size than the first.
  package mutating func append(_ picture: Bitmap, _ tree: LayoutTree?) throws(MovingPictureError) {
    guard picture.width == writer.width, picture.height == writer.height else {
      throw MovingPictureError(
        "frame \(writer.count) has \(picture.width)×\(picture.height) pixels, and the first"
          + " \(writer.width)×\(writer.height)")
    }
    if let tree {
      if writer.count == 0 { first = tree }
      trees.append(tree, frame: writer.count)
    }
    writer.append(picture, delay: PNGFrameDelay(1, UInt16(times.framesPerSecond)))
  }

  /// Ends the animation, to which all frames were appended.
  ///
  /// - Returns: The bytes of the file, and a violation of the limits of trees, which are left out then.
  package consuming func finish(_ fonts: UsedFonts) throws(MovingPictureError) -> (
    png: [UInt8], problem: LayoutTreeError?
  ) {
    precondition(writer.count == times.count, "\(writer.count) frames are not \(times.count).")
    var text = [PNGText(key: MovingPicture.key, value: times.text)]
    let problem = first?.storageProblem
    if let first, problem == nil {
      text.append(PNGText(key: LayoutTree.textKey, value: first.json, isCompressed: true))
      if !trees.text.isEmpty {
        text.append(PNGText(key: FrameTrees.key, value: trees.text, isCompressed: true))
      }
    }
    do {
      return (try fonts.embedded(in: try writer.finish(text: text)), problem)
    } catch {
      throw MovingPictureError(error.description)
    }
  }
}
