import UIKit

extension Gallery {
  /// Every mode: a gradient from red to blue over half of a gradient from black to transparent green.
  static func blendModes(_ context: CGContext) {
    for raw in 0..<28 {
      guard let mode = CGBlendMode(rawValue: Int32(raw)) else { continue }
      let cell = CGRect(x: CGFloat(raw % 7) * 36 + 3, y: CGFloat(raw / 7) * 36 + 3, width: 30, height: 30)
      context.saveGState()
      context.clip(to: cell)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.clip(to: cell.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0)))
      if let backdrop = gradient([.orange, .green.withAlphaComponent(0)]) {
        context.drawLinearGradient(
          backdrop, start: cell.origin, end: CGPoint(x: cell.maxX, y: cell.minY), options: [])
      }
      context.restoreGState()
      context.clip(to: cell.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)))
      context.setBlendMode(mode)
      if let source = gradient([.purple, .cyan.withAlphaComponent(0.6)]) {
        context.drawLinearGradient(
          source, start: cell.origin, end: CGPoint(x: cell.minX, y: cell.maxY), options: [])
      }
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Lines, circles and angles; colours beyond the ends; transparency; a hard edge.
  static func gradients(_ context: CGContext) {
    guard let three = gradient([.red, .yellow, .blue]),
      let fading = gradient([.red, .blue.withAlphaComponent(0)])
    else { return }
    let hard = CGGradient(
      colorsSpace: nil, colors: [UIColor.red, .yellow, .blue, .green].map(\.cgColor) as NSArray,
      locations: [0, 0.5, 0.5, 1])
    func clip(_ cell: CGRect) -> CGPoint {
      context.clip(to: cell)
      return CGPoint(x: cell.midX, y: cell.midY)
    }
    inCells(
      context,
      [
        { cell in
          _ = clip(cell)
          context.drawLinearGradient(
            three, start: cell.origin, end: CGPoint(x: cell.maxX, y: cell.maxY), options: [])
        },
        { cell in
          let centre = clip(cell)
          context.drawLinearGradient(
            three, start: CGPoint(x: cell.minX + 12, y: centre.y),
            end: CGPoint(x: cell.maxX - 12, y: centre.y),
            options: .drawsBeforeStartLocation)
        },
        { cell in
          let centre = clip(cell)
          context.drawRadialGradient(
            three, startCenter: centre, startRadius: 0, endCenter: centre, endRadius: 24, options: [])
        },
        { cell in
          let centre = clip(cell)
          context.drawRadialGradient(
            three, startCenter: CGPoint(x: centre.x - 14, y: centre.y), startRadius: 4,
            endCenter: CGPoint(x: centre.x + 10, y: centre.y), endRadius: 12,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        },
        { cell in context.drawConicGradient(three, center: clip(cell), angle: -.pi / 2) },
        { cell in
          _ = clip(cell)
          context.drawLinearGradient(
            fading, start: cell.origin, end: CGPoint(x: cell.maxX, y: cell.minY), options: [])
        },
        { cell in
          _ = clip(cell)
          guard let hard else { return }
          context.drawLinearGradient(
            hard, start: cell.origin, end: CGPoint(x: cell.maxX, y: cell.minY), options: [])
        },
        { cell in
          let centre = clip(cell)
          context.translateBy(x: centre.x, y: centre.y)
          context.rotate(by: 0.5)
          context.scaleBy(x: 1, y: 0.5)
          context.addEllipse(in: CGRect(x: -24, y: -24, width: 48, height: 48))
          context.clip()
          context.drawConicGradient(three, center: .zero, angle: 0)
        },
      ])
  }

  /// Offsets and blurs, a group's, a text-like shape's, an image's, and one without blur.
  static func shadows(_ context: CGContext) {
    func square(_ cell: CGRect, offset: CGSize, blur: CGFloat, _ color: UIColor = .black) {
      context.setShadow(offset: offset, blur: blur, color: color.cgColor)
      UIColor.systemYellow.setFill()
      context.fill(cell.insetBy(dx: 12, dy: 12))
    }
    inCells(
      context,
      [
        { square($0, offset: CGSize(width: 4, height: 4), blur: 0) },
        { square($0, offset: CGSize(width: 0, height: 3), blur: 4) },
        { square($0, offset: .zero, blur: 16, .red) },
        { cell in
          context.setShadow(offset: CGSize(width: 0, height: 4), blur: 6)
          UIColor.blue.setStroke()
          context.setLineWidth(5)
          context.strokeEllipse(in: cell.insetBy(dx: 10, dy: 10))
        },
        { cell in
          context.setShadow(offset: CGSize(width: 5, height: 5), blur: 2, color: UIColor.black.cgColor)
          UIColor.red.setFill()
          context.fill(CGRect(x: cell.minX + 6, y: cell.minY + 6, width: 20, height: 20))
          UIColor.green.setFill()
          context.fill(CGRect(x: cell.minX + 18, y: cell.minY + 18, width: 20, height: 20))
        },
        { cell in
          context.setShadow(offset: CGSize(width: 5, height: 5), blur: 2, color: UIColor.black.cgColor)
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          UIColor.red.setFill()
          context.fill(CGRect(x: cell.minX + 6, y: cell.minY + 6, width: 20, height: 20))
          UIColor.green.setFill()
          context.fill(CGRect(x: cell.minX + 18, y: cell.minY + 18, width: 20, height: 20))
          context.endTransparencyLayer()
        },
        { cell in
          context.clip(to: cell.insetBy(dx: 4, dy: 12))
          square(cell, offset: CGSize(width: 6, height: 0), blur: 6)
        },
        { cell in
          context.setShadow(offset: CGSize(width: 3, height: 3), blur: 3, color: UIColor.blue.cgColor)
          context.translateBy(x: cell.midX, y: cell.midY)
          context.rotate(by: 0.4)
          letter.draw(in: CGRect(x: -12, y: -16, width: 24, height: 32))
        },
      ])
  }

  /// Opacity of overlapping shapes, one by one and as a group; groups in groups; a group that is multiplied.
  static func groups(_ context: CGContext) {
    func circles(_ cell: CGRect) {
      for (x, y, color) in [(0, 0, UIColor.red), (18, 0, .green), (9, 16, .blue)]
        as [(CGFloat, CGFloat, UIColor)]
      {
        color.setFill()
        context.fillEllipse(in: CGRect(x: cell.minX + x, y: cell.minY + y, width: 30, height: 30))
      }
    }
    func group(_ body: () -> Void) {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      body()
      context.endTransparencyLayer()
    }
    inCells(
      context,
      [
        { circles($0) },
        { cell in
          context.setAlpha(0.5)
          circles(cell)
        },
        { cell in
          context.setAlpha(0.5)
          group { circles(cell) }
        },
        { cell in
          group {
            circles(cell)
            context.setBlendMode(.destinationOut)
            context.fill(cell.insetBy(dx: 18, dy: 18))
          }
        },
        { cell in
          UIColor.lightGray.setFill()
          context.fill(cell.insetBy(dx: 0, dy: 14))
          context.setBlendMode(.multiply)
          group { circles(cell) }
        },
        { cell in
          context.setAlpha(0.8)
          group {
            circles(cell)
            context.setAlpha(0.3)
            group {
              UIColor.black.setFill()
              context.fill(cell.insetBy(dx: 10, dy: 10))
            }
          }
        },
        { cell in
          context.addEllipse(in: cell)
          context.clip()
          context.setAlpha(0.7)
          group { circles(cell.insetBy(dx: -4, dy: -4)) }
        },
        { cell in
          group {
            UIColor.systemYellow.setFill()
            context.fill(cell)
            context.clear(cell.insetBy(dx: 12.5, dy: 12.5))
          }
        },
      ])
  }
}
