import Foundation
import Peers
import Raster

/// The command `benchmarks write-screen FOLDER`, which writes the screen as documents of other programs.
///
/// `Scripts/bench-process` runs these programs. Specs have no gradients, so that the header has one colour in all
/// documents.
extension ScreenBox {
  static func writeDocuments(to folder: String) throws {
    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    var screen = phone
    screen.boxes[0].lastColor = nil
    try write(
      """
      {
        "canvas": { "width": \(screen.width), "height": \(screen.height), "background": "\(screen.color.web)" },
        "views": [
      \(screen.boxes.map { $0.json(indent: "    ") }.joined(separator: ",\n"))
        ]
      }

      """, "screen.json")
    for scale in [1.0, 2, 3] {
      try write(screen.svg(scale: scale), "screen-\(Int(scale)).svg")
      try write(
        "<!DOCTYPE html><style>body{margin:0}div{position:absolute}</style>\n" + screen.html(scale: scale),
        "screen-\(Int(scale)).html")
      try write(screen.text(scale: scale), "screen-\(Int(scale)).steps")
    }
  }

  /// Returns the object of the box's view in a spec.
  private func json(indent: String) -> String {
    let height = isHairline ? #""1 / scale""# : "\(height)"
    var keys = [#""frame": { "x": \#(x), "y": \#(y), "width": \#(width), "height": \#(height) }"#]
    keys.append(#""background": "\#(color.web)""#)
    if radius > 0 { keys.append(#""cornerRadius": \#(radius)"#) }
    if opacity < 1 { keys.append(#""alpha": \#(opacity)"#) }
    if let border {
      keys.append(#""border": { "width": \#(border.width), "color": "\#(border.color.web)" }"#)
    }
    guard !boxes.isEmpty else { return "\(indent){ \(keys.joined(separator: ", ")) }" }
    let views = boxes.map { $0.json(indent: indent + "    ") }.joined(separator: ",\n")
    return """
      \(indent){
      \(indent)  \(keys.joined(separator: ", ")),
      \(indent)  "views": [
      \(views)
      \(indent)  ]
      \(indent)}
      """
  }

  private func svg(scale: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width * scale)" height="\(height * scale)" \
    viewBox="0 0 \(width) \(height)">
    \(svgElements(pixel: 1 / scale))
    </svg>

    """
  }

  private func svgElements(pixel: Double) -> String {
    func rectangle(inset: Double, _ attributes: String) -> String {
      let height = isHairline ? pixel : height
      return
        #"<rect x="\#(inset)" y="\#(inset)" width="\#(width - 2 * inset)" height="\#(height - 2 * inset)""#
        + #" rx="\#(radius - min(inset, radius))" \#(attributes)/>"#
    }
    var elements = [rectangle(inset: 0, "fill=\"\(color.hex)\" fill-opacity=\"\(color.share)\"")]
    elements += boxes.map { $0.svgElements(pixel: pixel) }
    if let border {
      let line = #"fill="none" stroke="\#(border.color.hex)" stroke-width="\#(border.width)""#
      elements.append(rectangle(inset: border.width / 2, line))
    }
    return #"<g transform="translate(\#(x) \#(y))" opacity="\#(opacity)">"# + elements.joined(separator: "\n")
      + "</g>"
  }

  private func html(scale: Double) -> String {
    let height = isHairline ? 1 / scale : height
    var style = "left:\(x)px;top:\(y)px;width:\(width)px;height:\(height)px;background:\(color.web)"
    if radius > 0 { style += ";border-radius:\(radius)px" }
    if opacity < 1 { style += ";opacity:\(opacity)" }
    if let border { style += ";box-shadow:inset 0 0 0 \(border.width)px \(border.color.web)" }
    return "<div style=\"\(style)\">" + boxes.map { $0.html(scale: scale) }.joined() + "</div>\n"
  }

  /// Returns the steps in pixels, one per line, for `cairo-screen.c`.
  ///
  /// The first line contains the size of the picture and the number of steps.
  private func text(scale: Double) -> String {
    let steps = steps(scale: scale).map(\.peer)
    let lines = steps.map { step in
      let numbers = [
        Double(step.kind), step.x, step.y, step.width, step.height, step.radius, step.line, step.red,
        step.green, step.blue, step.alpha, Double(step.count),
      ]
      return numbers.map { "\($0)" }.joined(separator: " ") + "\n"
    }
    return "\(Int(width * scale)) \(Int(height * scale)) \(steps.count)\n" + lines.joined()
  }
}

extension StraightColor {
  /// The colour as `#RRGGBB`.
  fileprivate var hex: String { String(format: "#%02X%02X%02X", red, green, blue) }
  /// The colour as `#RRGGBBAA`.
  fileprivate var web: String { hex + String(format: "%02X", alpha) }
  /// The alpha component, in 0...1.
  fileprivate var share: Double { Double(alpha) / 255 }
}
