import DiagnosticCore
package import Foundation
import GraphicsCore
import StyleCore

/// A labelled rectangle in place of what another framework would show.
///
/// It has a fill, a border of one point, the name of the content in its middle, and below it a line of details. It is drawn in
/// the colours of the current traits.
package struct StandIn: Equatable, Sendable {
  /// The name of the content, such as that of a class.
  package var name: String
  /// The second line, such as an address; empty if there is none.
  package var detail: String

  /// Creates a rectangle with a name and a line of details.
  package init(name: String, detail: String = "") {
    self.name = name
    self.detail = detail
  }

  /// The distance of the words from the edges, in points.
  private static let margin: CGFloat = 8
  /// The distance between the lines, in points.
  private static let gap: CGFloat = 2

  /// The lines with their attributes, those without words left out.
  private var lines: [(text: String, attributes: [NSAttributedString.Key: Any])] {
    let fonts: [(String, UIFont, UIColor)] = [
      (name, .systemFont(ofSize: 13, weight: .semibold), .label),
      (detail, .systemFont(ofSize: 11), .secondaryLabel),
    ]
    return fonts.filter { !$0.0.isEmpty }.map { text, font, color in
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      paragraph.lineBreakMode = .byTruncatingMiddle
      return (text, [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }
  }

  /// The size of the words with the margins around them, in whole points.
  package var size: CGSize {
    let sizes = lines.map { $0.text.size(withAttributes: $0.attributes) }
    let height = sizes.map(\.height).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: ((sizes.map(\.width).max() ?? 0) + 2 * Self.margin).rounded(.up),
      height: (height + 2 * Self.margin).rounded(.up))
  }

  /// Draws the rectangle into the current context, and reports once that the content itself is not drawn.
  @MainActor
  package func draw(in bounds: CGRect) {
    LayoutDiagnostics.reportOnce(.notDrawn("the content of \(name)"))
    guard bounds.width >= 2, bounds.height >= 2 else { return }
    UIColor.secondarySystemBackground.setFill()
    UIRectFill(bounds)
    UIColor.separator.setStroke()
    let border = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
    border.lineWidth = 1
    border.stroke()
    drawLines(in: bounds.insetBy(dx: min(Self.margin, bounds.width / 4), dy: 0))
  }

  /// Reports once that a feature of another framework is not drawn.
  package static func reportNotDrawn(_ feature: String) { LayoutDiagnostics.reportOnce(.notDrawn(feature)) }

  @MainActor
  private func drawLines(in area: CGRect) {
    var y = area.midY - (size.height - 2 * Self.margin) / 2
    for line in lines {
      let height = line.text.size(withAttributes: line.attributes).height
      if y >= area.minY, y + height <= area.maxY {
        line.text.draw(
          in: CGRect(x: area.minX, y: y, width: area.width, height: height), withAttributes: line.attributes)
      }
      y += height + Self.gap
    }
  }
}
