internal import Foundation

/// How one frame became another, in points.
struct FrameChange {
  let from: CGRect
  let to: CGRect

  /// What is less than this of a point is an error of the computation.
  private static let least = 1e-6

  /// `grew 20 → 21 pt high and moved 2 pt (4 px) right`, also without pixels; nil where the size is the same.
  func resizing(scale: Double) -> (text: String, plain: String)? {
    guard let size = sizeText else { return nil }
    guard let (text, plain) = moving(scale: scale) else { return (size, size) }
    return ("\(size) and \(text)", "\(size) and \(plain)")
  }

  /// `moved 0.5 pt (1 px) down`, also without pixels; nil where the origin is the same.
  func moving(scale: Double) -> (text: String, plain: String)? {
    var texts: [String] = []
    var plains: [String] = []
    for (distance, names) in [
      (to.minX - from.minX, ("left", "right")), (to.minY - from.minY, ("up", "down")),
    ] where distance.magnitude > FrameChange.least {
      let name = distance < 0 ? names.0 : names.1
      let points = "\(FrameChange.text(distance.magnitude)) pt"
      texts.append("\(points) (\(FrameChange.text(distance.magnitude * scale)) px) \(name)")
      plains.append("\(points) \(name)")
    }
    guard !texts.isEmpty else { return nil }
    return ("moved " + texts.joined(separator: " and "), "moved " + plains.joined(separator: " and "))
  }

  /// `grew 20 → 21 pt high`; nil where the size is the same.
  private var sizeText: String? {
    let (wide, high) = (to.width - from.width, to.height - from.height)
    let (isWide, isHigh) = (wide.magnitude > FrameChange.least, high.magnitude > FrameChange.least)
    switch (isWide, isHigh) {
    case (false, false): return nil
    case (true, false): return "\(verb(wide)) \(arrow(from.width, to.width)) pt wide"
    case (false, true): return "\(verb(high)) \(arrow(from.height, to.height)) pt high"
    case (true, true):
      let sizes = "\(FrameChange.text(from.size)) → \(FrameChange.text(to.size)) pt"
      return (wide < 0) == (high < 0) ? "\(verb(wide)) \(sizes)" : "was resized \(sizes)"
    }
  }

  private func verb(_ change: Double) -> String { change < 0 ? "shrank" : "grew" }

  private func arrow(_ old: Double, _ new: Double) -> String {
    "\(FrameChange.text(old)) → \(FrameChange.text(new))"
  }

  /// With as many digits as it takes to see that it is something.
  private static func text(_ number: Double) -> String {
    let text = number.plain
    return text == "0" && number != 0 ? "less than 0.001" : text
  }

  private static func text(_ size: CGSize) -> String { "\(size.width.plain)×\(size.height.plain)" }
}
