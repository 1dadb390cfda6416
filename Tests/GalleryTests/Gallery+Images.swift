import Plumb
import UIKit

extension Gallery {
  /// All orientations in the upper row; below, how an image gets larger and smaller, is tinted, faded and turned.
  static func images(_ context: CGContext) {
    guard let pixels = letter.cgImage else { return }
    let orientations: [UIImage.Orientation] = [
      .up, .right, .down, .left, .upMirrored, .rightMirrored, .downMirrored, .leftMirrored,
    ]
    for (index, orientation) in orientations.enumerated() {
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      image.draw(at: CGPoint(x: CGFloat(index) * 28 + 6, y: 4))
    }
    func enlarged(_ quality: CGInterpolationQuality, _ x: CGFloat) {
      context.interpolationQuality = quality
      letter.draw(in: CGRect(x: x, y: 28, width: 30, height: 40))
    }
    enlarged(.none, 4)
    enlarged(.high, 40)
    context.interpolationQuality = .default
    let large = image(CGSize(width: 120, height: 160)) { context in
      letter.draw(in: CGRect(x: 0, y: 0, width: 120, height: 160))
    }
    for (index, side) in ([30, 15, 7.5] as [CGFloat]).enumerated() {
      large.draw(in: CGRect(x: 76 + CGFloat(index) * 32, y: 28, width: side, height: side * 4 / 3))
    }
    let shape = image(CGSize(width: 24, height: 24), scale: 2) {
      $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    shape.withTintColor(.systemPink).draw(at: CGPoint(x: 160, y: 28))
    UIColor.systemGreen.setFill()
    shape.withRenderingMode(.alwaysTemplate).draw(at: CGPoint(x: 190, y: 28))
    letter.draw(at: CGPoint(x: 10, y: 80), blendMode: .normal, alpha: 0.4)
    letter.draw(at: CGPoint(x: 34.5, y: 80.5))
    context.saveGState()
    context.translateBy(x: 80, y: 90)
    context.rotate(by: .pi / 5)
    letter.draw(in: CGRect(x: -12, y: -16, width: 24, height: 32))
    context.restoreGState()
    // Upside down, as Core Graphics has it.
    context.draw(pixels, in: CGRect(x: 110, y: 76, width: 24, height: 32))
    context.saveGState()
    context.clip(to: CGRect(x: 146, y: 72, width: 74, height: 38))
    context.draw(pixels, in: CGRect(x: 150, y: 76, width: 12, height: 16), byTiling: true)
    context.restoreGState()
  }

  /// Caps that stretch and caps that tile, as high as the image and higher, and smaller than the caps.
  static func resizableImages(_ context: CGContext) {
    let button = image(CGSize(width: 16, height: 16), scale: 2) { context in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 16, height: 16), cornerRadius: 6).fill()
      UIColor.white.setFill()
      context.fillEllipse(in: CGRect(x: 6, y: 6, width: 4, height: 4))
    }
    let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    let stretched = button.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let tiled = button.resizableImage(withCapInsets: caps, resizingMode: .tile)
    button.draw(at: CGPoint(x: 4, y: 4))
    stretched.draw(in: CGRect(x: 28, y: 4, width: 60, height: 16))
    tiled.draw(in: CGRect(x: 96, y: 4, width: 60, height: 16))
    stretched.draw(in: CGRect(x: 4, y: 28, width: 48, height: 48))
    tiled.draw(in: CGRect(x: 60, y: 28, width: 48, height: 48))
    stretched.draw(in: CGRect(x: 116.3, y: 28.4, width: 47.5, height: 48))
    stretched.draw(in: CGRect(x: 172, y: 28, width: 8, height: 24))
    letter.resizableImage(withCapInsets: .zero).draw(in: CGRect(x: 4, y: 84, width: 60, height: 24))
    button.stretchableImage(withLeftCapWidth: 7, topCapHeight: 0).draw(
      in: CGRect(x: 72, y: 84, width: 50, height: 24))
    tiled.withTintColor(.systemRed).draw(in: CGRect(x: 130, y: 84, width: 50, height: 24))
  }

  /// Images and drawings, repeated; phases; a step that leaves gaps; cells in the colour of the fill.
  static func patterns(_ context: CGContext) {
    func pattern(step: CGFloat, isColored: Bool, _ matrix: CGAffineTransform = .identity) -> CGPattern? {
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
          context.setFillColor(UIColor.systemRed.cgColor)
          context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
          context.setFillColor(UIColor.systemBlue.cgColor)
          context.fill(CGRect(x: 3, y: 3, width: 5, height: 5))
        }, releaseInfo: nil)
      return CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: matrix, xStep: step, yStep: step,
        tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }
    func fill(_ cell: CGRect, _ pattern: CGPattern?, _ components: [CGFloat]) {
      let base = components.count > 1 ? CGColorSpaceCreateDeviceRGB() : nil
      guard let pattern, let space = CGColorSpace(patternBaseSpace: base) else { return }
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: components)
      context.fill(cell)
    }
    inCells(
      context,
      [
        { cell in
          UIColor(patternImage: letter).setFill()
          context.fillEllipse(in: cell)
        },
        { cell in
          context.setPatternPhase(CGSize(width: cell.minX, height: cell.minY))
          letter.drawAsPattern(in: cell)
        },
        { fill($0, pattern(step: 8, isColored: true), [1]) },
        { fill($0, pattern(step: 12, isColored: true), [0.5]) },
        { fill($0, pattern(step: 10, isColored: false), [0, 0.5, 0, 1]) },
        { fill($0, pattern(step: 6, isColored: true), [1]) },
        { fill($0, pattern(step: 12, isColored: true, CGAffineTransform(rotationAngle: .pi / 6)), [1]) },
        { cell in
          UIColor(patternImage: letter).setStroke()
          context.setLineWidth(14)
          context.strokeEllipse(in: cell.insetBy(dx: 8, dy: 8))
        },
      ])
  }

  /// An image of 12 × 16 points in views of 48 × 38, by all content modes but the one that only redraws.
  @MainActor static func imageViews(_ context: CGContext, scale: CGFloat) {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight,
      .bottomLeft, .bottomRight,
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 138))
    func add(_ image: UIImage, _ mode: UIView.ContentMode, at index: Int) {
      let imageView = UIImageView(image: image)
      imageView.frame = CGRect(
        x: CGFloat(index % 5) * 56 + 4, y: CGFloat(index / 5) * 46 + 4, width: 48, height: 38)
      imageView.contentMode = mode
      imageView.clipsToBounds = true
      imageView.backgroundColor = .systemGray5
      view.addSubview(imageView)
    }
    for (index, mode) in modes.enumerated() { add(letter, mode, at: index) }
    add(letter.withRenderingMode(.alwaysTemplate), .scaleAspectFit, at: 12)
    add(
      letter.resizableImage(
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch),
      .scaleToFill, at: 13)
    add(letter.withHorizontallyFlippedOrientation(), .scaleAspectFit, at: 14)
    view.traitOverrides.displayScale = scale
    view.updateTraitsIfNeeded()
    guard let data = try? view.pngData(scale: scale), let picture = UIImage(data: data, scale: scale) else {
      return
    }
    picture.draw(in: view.bounds)
  }
}
