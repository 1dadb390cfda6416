package import PNG
package import Raster

/// An animation as the bytes of an animated PNG with the times of its frames and their layout trees.
package struct MovingPicture: Sendable {
  /// The bytes of the file.
  package let bytes: [UInt8]
  package let times: FrameTimes
  private let animation: PNGAnimation
  /// The JSON of the first tree, and the text of the others; nil without trees.
  private let trees: (first: String, others: String)?

  /// The key of the text with the times of the frames.
  package static let key = "Animation"

  /// Returns whether the bytes are an animation with the times of its frames; those of other programs have none.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    PNGAnimation.isAnimated(bytes) && (try? PNGText.extract(key, from: bytes))?.value != nil
  }

  /// Reads a file.
  ///
  /// - Throws: A `MovingPictureError` if the bytes are no animated PNG, or one without the times of its frames.
  package init(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(MovingPictureError) {
    do {
      animation = try PNGAnimation(bytes, limits: PNGAnimationLimits(picture: limits))
    } catch {
      throw MovingPictureError(error.description)
    }
    guard let text = animation.text.first(where: { $0.key == Self.key })?.value else {
      throw MovingPictureError("the animation has no times of frames, which record stores (text \(Self.key))")
    }
    do { times = try FrameTimes(text: text) } catch {
      throw MovingPictureError("the animation's times of frames are damaged: \(error)")
    }
    guard animation.width * animation.height <= PNGAnimationLimits.standard.pixels / times.count else {
      throw MovingPictureError("the animation of \(times.count) frames has too many pixels")
    }
    self.bytes = bytes
    let others = animation.text.first { $0.key == FrameTrees.key }?.value ?? ""
    trees = animation.text.first { $0.key == LayoutTree.textKey }.map { ($0.value, others) }
  }

  /// The number of pixels per point; nil if the file has none.
  package var scale: Double? { animation.scale }
  package var width: Int { animation.width }
  package var height: Int { animation.height }
  /// The number of frames in the file, where equal ones in a row are one.
  package var storedCount: Int { animation.count }
  /// Whether or not the file has trees.
  package var hasTrees: Bool { trees != nil }

  /// Returns the tree of a frame; nil if the file has none, or a damaged one.
  package func tree(of frame: Int) -> LayoutTree? {
    trees.flatMap { FrameTrees.tree(of: frame, in: $0.others, first: $0.first) }
  }

  /// Returns a reader of the trees of frames in their order; nil without trees.
  func treeReader() -> FrameTreeReader? { trees.map { FrameTreeReader($0.others, first: $0.first) } }

  /// Returns the frames, from the first.
  package func frames() -> Frames { Frames(animation.decoder(), times) }

  /// A decoder of the frames, where one that is shown for several times is returned as often.
  package struct Frames {
    private var decoder: PNGFrameDecoder
    private let times: FrameTimes
    private var picture: Bitmap?
    private var index = 0
    /// The number of times for which the picture is shown yet.
    private var rest = 0

    init(_ decoder: PNGFrameDecoder, _ times: FrameTimes) {
      (self.decoder, self.times) = (decoder, times)
    }

    /// Returns the next frame, and whether it is another than the one before; nil after the last.
    package mutating func next() throws(MovingPictureError) -> (picture: Bitmap, isNew: Bool)? {
      guard index < times.count else {
        guard rest == 0, decoder.isAtEnd else {
          throw MovingPictureError("the animation has more frames than the \(times.count) of its times")
        }
        return nil
      }
      var isNew = false
      if rest == 0 {
        let found: (picture: Bitmap, delay: PNGFrameDelay)?
        do { found = try decoder.next() } catch { throw MovingPictureError(error.description) }
        guard let found else {
          throw MovingPictureError("the animation has \(index) frames, and \(times.count) by its times")
        }
        let ticks = Int(found.delay.numerator) * times.framesPerSecond
        rest = ticks / Int(found.delay.denominator)
        guard rest > 0, ticks % Int(found.delay.denominator) == 0 else {
          throw MovingPictureError(
            "the animation shows a picture for \(found.delay.numerator)/\(found.delay.denominator) s, no multiple of"
              + " 1/\(times.framesPerSecond) s")
        }
        (picture, isNew) = (found.picture, true)
      }
      index += 1
      rest -= 1
      return picture.map { ($0, isNew) }
    }
  }
}

/// An error of an animation, in one line that does not name the file.
package struct MovingPictureError: Error, CustomStringConvertible, Sendable, Equatable {
  package let description: String

  init(_ description: String) { self.description = description }
}
