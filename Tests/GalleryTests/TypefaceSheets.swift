import LayoutCore
import Paths
import Text
import UIKit

private typealias AffineTransform = Paths.AffineTransform

/// Every glyph of a typeface at 12 points, 32 to a row, in the order of their code points.
final class GlyphSheet: UIView {
  private static let cell = CGSize(width: 18, height: 19)
  private static let columns = 32
  private static let size = 12.0

  private let typeface: SystemTypeface
  private let scalars = GlyphSheet.covered

  init(_ typeface: SystemTypeface) {
    self.typeface = typeface
    super.init(frame: .zero)
    let rows = (scalars.count + Self.columns - 1) / Self.columns
    bounds.size = CGSize(
      width: CGFloat(Self.columns) * Self.cell.width + 16, height: CGFloat(rows) * Self.cell.height + 16)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// All code points that have a glyph which is not blank.
  private static let covered: [Unicode.Scalar] = {
    let typeface = SystemTypeface()
    return (0x21...0xFFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
      guard typeface.covers(scalar) else { return false }
      var glyphs: [ShapedGlyph] = []
      typeface.shape([scalar], into: &glyphs)
      return glyphs.contains { !typeface.outline(of: $0.glyph).isEmpty }
    }
  }()

  /// Fills the outlines row by row, each glyph in the middle of its cell.
  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    for start in stride(from: 0, to: scalars.count, by: Self.columns) {
      var path = Path()
      for (column, scalar) in scalars[start..<min(start + Self.columns, scalars.count)].enumerated() {
        append(scalar, at: column, row: start / Self.columns, to: &path)
      }
      UIBezierPath(cgPath: CGPath(path)).fill()
    }
  }

  private func append(_ scalar: Unicode.Scalar, at column: Int, row: Int, to path: inout Path) {
    var glyphs: [ShapedGlyph] = []
    typeface.shape([scalar], into: &glyphs)
    let width = glyphs.reduce(0) { $0 + $1.advance } * Self.size
    var x = 8 + (Double(column) + 0.5) * Double(Self.cell.width) - width / 2
    let baseline = 8 + Double(row) * Double(Self.cell.height) + 14
    for glyph in glyphs {
      let map = AffineTransform.scale(x: Self.size, y: Self.size).concatenating(
        .translation(x: x + glyph.offset.x * Self.size, y: baseline + glyph.offset.y * Self.size))
      path.append(typeface.outline(of: glyph.glyph).mapped(by: map))
      x += glyph.advance * Self.size
    }
  }
}

/// Lines of text one below the other, each in a font of its own.
final class LineSheet: UIView {
  private let labels: [UILabel]

  init(_ lines: [(String, UIFont)]) {
    labels = lines.map { text, font in
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, font, .black)
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = labels.map { $0.sizeThatFits(size) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0).rounded(.up) + 24,
      height: (sizes.reduce(24 - 4) { $0 + $1.height + 4 }).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 12
    for label in labels {
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 12, y: y)
      y = label.frame.maxY + 4
    }
  }
}
