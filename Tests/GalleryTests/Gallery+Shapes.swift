import UIKit

extension Gallery {
  /// Caps, joins, dashes, hairlines, edges without smoothing.
  static func lines(_ context: CGContext) {
    func zigzag(_ cell: CGRect) {
      context.addLines(between: [
        CGPoint(x: cell.minX + 6, y: cell.maxY - 8), CGPoint(x: cell.midX, y: cell.minY + 10),
        CGPoint(x: cell.maxX - 6, y: cell.maxY - 8),
      ])
    }
    func bent(_ cap: CGLineCap, _ join: CGLineJoin) -> (CGRect) -> Void {
      { cell in
        context.setLineWidth(9)
        context.setLineCap(cap)
        context.setLineJoin(join)
        UIColor.systemBlue.setStroke()
        zigzag(cell)
        context.strokePath()
        context.setLineWidth(1)
        UIColor.white.setStroke()
        zigzag(cell)
        context.strokePath()
      }
    }
    inCells(
      context,
      [
        bent(.butt, .miter), bent(.round, .round), bent(.square, .bevel),
        { cell in
          for (index, lengths) in ([[6, 3], [1, 3], [8, 3, 2, 3], [5]] as [[CGFloat]]).enumerated() {
            context.setLineWidth(3)
            context.setLineDash(phase: CGFloat(index), lengths: lengths)
            let y = cell.minY + 6 + CGFloat(index) * 12
            context.strokeLineSegments(between: [CGPoint(x: cell.minX, y: y), CGPoint(x: cell.maxX, y: y)])
          }
        },
        { cell in
          context.setLineWidth(4)
          context.setLineCap(.round)
          context.setLineDash(phase: 0, lengths: [0, 8])
          UIColor.red.setStroke()
          context.strokeEllipse(in: cell.insetBy(dx: 4, dy: 4))
        },
        { cell in
          context.setLineWidth(0.5)
          for index in 0..<9 {
            context.strokeLineSegments(between: [
              CGPoint(x: cell.minX, y: cell.minY), CGPoint(x: cell.maxX, y: cell.minY + CGFloat(index) * 6),
            ])
          }
        },
        { cell in
          context.setShouldAntialias(false)
          UIColor.systemGreen.setFill()
          context.fillEllipse(in: cell.insetBy(dx: 4, dy: 4))
        },
        { cell in
          context.translateBy(x: cell.minX, y: cell.minY)
          context.scaleBy(x: 3, y: 1)
          context.setLineWidth(4)
          UIColor.purple.setStroke()
          context.stroke(CGRect(x: 3, y: 6, width: 10, height: 36))
        },
      ])
  }

  /// Rectangles, paths by both rules, clips in clips, and masks.
  static func clips(_ context: CGContext) {
    func stripes(_ cell: CGRect) {
      for index in 0..<8 {
        (index % 2 == 0 ? UIColor.systemRed : .systemBlue).setFill()
        context.fill(CGRect(x: cell.minX, y: cell.minY + CGFloat(index) * 6, width: cell.width, height: 6))
      }
    }
    func star(_ cell: CGRect) {
      let points = (0..<5).map { index -> CGPoint in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        let direction = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: cell.midX + direction.x * 24, y: cell.midY + direction.y * 24)
      }
      context.addLines(between: points)
      context.closePath()
    }
    let fade = image(CGSize(width: 48, height: 48), scale: 2) { context in
      guard let gradient = gradient([.black, .clear]) else { return }
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 48), options: [])
    }
    inCells(
      context,
      [
        { cell in
          context.clip(to: cell.insetBy(dx: 8.5, dy: 8.5))
          stripes(cell)
        },
        { cell in
          star(cell)
          context.clip()
          stripes(cell)
        },
        { cell in
          star(cell)
          context.clip(using: .evenOdd)
          stripes(cell)
        },
        { cell in
          context.addEllipse(in: CGRect(x: cell.minX, y: cell.minY, width: 34, height: 34))
          context.clip()
          context.addEllipse(in: CGRect(x: cell.minX + 12, y: cell.minY + 12, width: 34, height: 34))
          context.clip()
          stripes(cell)
        },
        { cell in
          // Upside down, as Core Graphics has it: the opaque end is at the bottom.
          if let mask = fade.cgImage { context.clip(to: cell, mask: mask) }
          stripes(cell)
        },
        { cell in
          if let mask = letterMask.cgImage {
            context.translateBy(x: 0, y: cell.minY + cell.maxY)
            context.scaleBy(x: 1, y: -1)
            context.clip(to: cell.insetBy(dx: 6, dy: 0), mask: mask)
          }
          stripes(cell)
        },
        { cell in
          context.translateBy(x: cell.midX, y: cell.midY)
          context.rotate(by: .pi / 6)
          context.clip(to: CGRect(x: -16, y: -16, width: 32, height: 32))
          context.rotate(by: -.pi / 6)
          context.translateBy(x: -cell.midX, y: -cell.midY)
          stripes(cell)
        },
        { cell in
          context.clip(to: [
            cell.insetBy(dx: 18, dy: 2), cell.insetBy(dx: 2, dy: 18),
          ])
          stripes(cell)
        },
      ])
  }
}
