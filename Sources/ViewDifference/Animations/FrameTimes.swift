/// The times of the frames of an animation: from a start to an end, both included, at a rate.
///
/// Frame n, from 0, is at `from` + n / `framesPerSecond`, in seconds after the animation began. The text of `0…0.6@30` is
/// `0..0.6@30`.
package struct FrameTimes: Hashable, Sendable {
  package let from: Double
  package let to: Double
  package let framesPerSecond: Int

  /// The maximum number of frames, and the latest time in seconds.
  package static let limit = 3_600

  /// Creates the times.
  ///
  /// - Throws: An error with a sentence for times that are negative or in the wrong order, and for too many frames.
  package init(from: Double, to: Double, framesPerSecond: Int) throws(FrameTimesError) {
    guard (0...Double(Self.limit)).contains(from), (0...Double(Self.limit)).contains(to) else {
      throw FrameTimesError("the times \(from) to \(to) s are not within 0 to \(Self.limit) s")
    }
    guard from <= to else { throw FrameTimesError("the start of \(from) s is after the end of \(to) s") }
    guard 1...240 ~= framesPerSecond else {
      throw FrameTimesError("\(framesPerSecond) frames per second are not within 1 to 240")
    }
    (self.from, self.to, self.framesPerSecond) = (from, to, framesPerSecond)
    guard count <= Self.limit else {
      throw FrameTimesError("\(count) frames are more than the limit of \(Self.limit)")
    }
  }

  /// The number of frames.
  package var count: Int {
    // A whole number of frames, however the difference of two decimals was rounded.
    Int(((to - from) * Double(framesPerSecond) + 1e-6).rounded(.down)) + 1
  }

  /// Returns the time of a frame, in seconds after the animation began.
  package subscript(_ frame: Int) -> Double { from + Double(frame) / Double(framesPerSecond) }

  /// The wanted form, for messages.
  package static let wanted = "a range of seconds and a rate, such as 0..0.6@30"

  /// Creates the times of a text: `0..0.6@30`, also with `…` or `-` between the times, and `0.6@30` from 0.
  package init(text: String) throws(FrameTimesError) {
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let rate = Self.digits(halves[1]).flatMap({ Int($0) }) else {
      throw FrameTimesError("found no rate behind @; wanted is \(Self.wanted)")
    }
    var times = [halves[0]]
    for separator in ["...", "..", "…", "-"] {
      guard let range = halves[0].firstRange(of: separator) else { continue }
      times = [halves[0][..<range.lowerBound], halves[0][range.upperBound...]]
      break
    }
    let numbers = times.compactMap { Self.digits($0).flatMap { Double($0) } }
    guard numbers.count == times.count, let end = numbers.last else {
      throw FrameTimesError("found no times before @; wanted is \(Self.wanted)")
    }
    try self.init(from: times.count == 2 ? numbers[0] : 0, to: end, framesPerSecond: rate)
  }

  /// Returns a plain decimal number of at most 12 characters; nil for anything else.
  private static func digits(_ text: Substring) -> Substring? {
    let isPlain = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
    }
    return isPlain && 1...12 ~= text.utf8.count ? text : nil
  }

  /// The text, in ASCII.
  package var text: String { "\(Self.plain(from))..\(Self.plain(to))@\(framesPerSecond)" }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  /// Returns the time of a frame in words, to a thousandth: `0.233 s`.
  package func words(of frame: Int) -> String {
    let thousandths = Int((self[frame] * 1_000).rounded())
    let rest = String(thousandths % 1_000)
    return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }
}

/// A violation of the rules of the times of frames, in words.
package struct FrameTimesError: Error, CustomStringConvertible, Sendable, Equatable {
  package let description: String

  init(_ description: String) { self.description = description }
}
