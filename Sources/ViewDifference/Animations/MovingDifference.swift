internal import Escaping
package import ImageComparison
package import Raster

/// The difference of an animation from its reference, frame by frame.
package struct MovingDifference: Sendable {
  /// The numbers of the frames that differ beyond the tolerance, in order; at least one, unless the times are others.
  package private(set) var frames: [Int] = []
  /// The comparison of the first of them; nil if none was compared.
  package private(set) var comparison: Comparison?
  /// The pictures of the first of them.
  package private(set) var pictures: (actual: Bitmap, reference: Bitmap)?
  /// The trees of the first of them, if both files have trees.
  package private(set) var trees: (actual: LayoutTree, reference: LayoutTree)?
  /// The areas of the first of them that do not count.
  package private(set) var ignoredAreas: [Difference.Box] = []
  /// The explanation of the first of them.
  package private(set) var explanation: Explanation?

  private let times: FrameTimes
  private let otherTimes: FrameTimes?

  /// Compares an animation with its reference; nil if all frames are equal or within the tolerance.
  ///
  /// - Parameters:
  ///   - actual: The animation as it is now.
  ///   - reference: The reference.
  ///   - hasIgnoredViews: Whether or not the tolerance depends on the places of views, which move: those of both sides.
  ///   - tolerance: A closure that returns the tolerance of a frame, given its tree if it depends on that.
  ///
  /// - Throws: A `MovingPictureError` if the frames of either are damaged.
  package init?(
    of actual: MovingPicture, from reference: MovingPicture, hasIgnoredViews: Bool = false,
    tolerance: (LayoutTree?) throws -> Tolerance
  ) throws {
    times = reference.times
    otherTimes = actual.times == reference.times ? nil : actual.times
    guard otherTimes == nil else { return }
    var (old, new) = (reference.frames(), actual.frames())
    var (oldTrees, newTrees) = (reference.treeReader(), actual.treeReader())
    var result = Comparison.identical
    var limits = try tolerance(nil)
    for index in 0..<times.count {
      guard let first = try old.next(), let second = try new.next() else { break }
      if first.isNew || second.isNew {
        if hasIgnoredViews {
          limits = try tolerance(newTrees?.tree(of: index)).ignoring(
            try tolerance(oldTrees?.tree(of: index)).ignoredAreas)
        }
        result = Comparison(of: second.picture, with: first.picture, tolerance: limits)
      }
      switch result {
      case .identical, .similar: continue
      case .different, .differentSize: frames.append(index)
      }
      guard frames.count == 1 else { continue }
      comparison = result
      pictures = (second.picture, first.picture)
      ignoredAreas = limits.ignoredAreas
      guard let tree = actual.tree(of: index), let oldTree = reference.tree(of: index) else { continue }
      trees = (tree, oldTree)
      explanation = Explanation(
        of: second.picture, with: first.picture, actualTree: tree, referenceTree: oldTree)
    }
    // Bytes after the last frame of the times are an error of the file.
    _ = (try old.next(), try new.next())
    if frames.isEmpty { return nil }
  }

  /// The difference in lines, the first of which says which frames, from when, and which view.
  package var summary: [String] {
    if let otherTimes {
      return ["the animation has the frames of \(otherTimes.text), its reference those of \(times.text)"]
    }
    let lines = explanation?.lines ?? []
    return [headline + (lines.first.map { ": \($0)" } ?? "")] + (comparison?.summary ?? [])
      + (lines.isEmpty ? [] : ["why:"] + lines.map { "  \($0)" })
  }

  /// The frames and the time of the first: `frames 7–12 of 18 differ, first at 0.233 s`.
  private var headline: String {
    let runs = RangeSet(frames, within: 0..<times.count).ranges
    let words = runs.prefix(4).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)"
    }
    let list = words.joined(separator: ", ") + (runs.count > 4 ? " and others" : "")
    let isOne = frames.count == 1
    return
      "\(isOne ? "frame" : "frames") \(list) of \(times.count - 1) \(isOne ? "differs" : "differ"), first at"
      + " \(times.words(of: frames.first ?? 0))"
  }

  /// Returns the bytes of an animation of the differences; nil if the pictures have other times or sizes.
  package static func picture(of actual: MovingPicture, from reference: MovingPicture) throws -> [UInt8]? {
    guard actual.times == reference.times, actual.width == reference.width, actual.height == reference.height,
      actual.width * actual.height <= DifferenceImage.maximumPixels
    else { return nil }
    var writer = try MovingPictureWriter(
      width: actual.width, height: actual.height, scale: reference.scale ?? 1, actual.times)
    var (old, new) = (reference.frames(), actual.frames())
    var drawn: Bitmap?
    while let first = try old.next(), let second = try new.next() {
      if first.isNew || second.isNew || drawn == nil {
        drawn = DifferenceImage(of: second.picture, with: first.picture).bitmap
      }
      if let drawn { try writer.append(drawn, nil) }
    }
    return try writer.finish(UsedFonts()).png
  }
}

extension RangeSet<Int> {
  fileprivate init(_ numbers: [Int], within bounds: Range<Int>) {
    self.init()
    for number in numbers where bounds.contains(number) { insert(contentsOf: number..<number + 1) }
  }
}
