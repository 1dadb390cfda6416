internal import Foundation

/// A change of a frame, in points.
struct FrameChange {
  let from: CGRect
  let to: CGRect

  /// The tolerance for errors of the computation, in points.
  private static let least = 1e-6

  /// Returns `grew 20 → 21 pt (42 px) high and moved 2 pt (4 px) right`, also without pixels; nil if the size is equal.
  func resizing(scale: Double) -> (text: String, plain: String)? {
    guard let (size, plainSize) = sizing(scale: scale) else { return nil }
    guard let (text, plain) = moving(scale: scale) else { return (size, plainSize) }
    return ("\(size) and \(text)", "\(plainSize) and \(plain)")
  }

  /// Returns `moved 0.5 pt (1 px) down`, also without pixels; nil if the origin is equal.
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

  /// Returns `grew 20 → 21 pt (42 px) high`, also without pixels; nil if the size is equal.
  private func sizing(scale: Double) -> (text: String, plain: String)? {
    let (wide, high) = (to.width - from.width, to.height - from.height)
    switch (wide.magnitude > FrameChange.least, high.magnitude > FrameChange.least) {
    case (false, false): return nil
    case (true, false):
      return sizing("\(verb(wide)) \(arrow(from.width, to.width))", to.width * scale, " wide")
    case (false, true):
      return sizing("\(verb(high)) \(arrow(from.height, to.height))", to.height * scale, " high")
    case (true, true):
      let pixels = CGSize(width: to.width * scale, height: to.height * scale)
      let verb = (wide < 0) == (high < 0) ? verb(wide) : "was resized"
      let plain = "\(verb) \(FrameChange.text(from.size)) → \(FrameChange.text(to.size)) pt"
      return ("\(plain) (\(FrameChange.text(pixels)) px)", plain)
    }
  }

  private func sizing(_ change: String, _ pixels: Double, _ side: String) -> (text: String, plain: String) {
    ("\(change) pt (\(FrameChange.text(pixels)) px)\(side)", "\(change) pt\(side)")
  }

  private func verb(_ change: Double) -> String { change < 0 ? "shrank" : "grew" }

  private func arrow(_ old: Double, _ new: Double) -> String {
    "\(FrameChange.text(old)) → \(FrameChange.text(new))"
  }

  /// Returns a number with as many digits as are needed for a nonzero one.
  private static func text(_ number: Double) -> String {
    let text = number.plain
    return text == "0" && number != 0 ? "less than 0.001" : text
  }

  private static func text(_ size: CGSize) -> String { "\(size.width.plain)×\(size.height.plain)" }
}
