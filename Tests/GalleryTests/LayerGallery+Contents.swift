import UIKit

extension LayerGallery {
  /// A letter by gravity, at a scale, in part, about a stretching middle, enlarged by two filters, made smaller.
  static var contents: [LayerGallery.Cell] {
    func letter(_ change: @MainActor @escaping (CALayer) -> Void) -> Cell {
      { cell in
        add(2, 2, 44, 44, .secondarySystemBackground, to: cell) { layer in
          layer.contents = Gallery.letter.cgImage
          change(layer)
        }
      }
    }
    return [
      letter { $0.contentsGravity = .resizeAspect },
      letter {
        $0.contentsGravity = .resizeAspect
        $0.magnificationFilter = .nearest
      },
      letter { $0.contentsGravity = .bottomRight },
      letter {
        $0.contentsGravity = .center
        $0.contentsScale = 2
      },
      letter {
        $0.contentsRect = CGRect(x: 0.25, y: 0, width: 0.75, height: 0.5)
        $0.magnificationFilter = .nearest
      },
      letter {
        $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        $0.magnificationFilter = .nearest
        $0.cornerRadius = 10
        $0.masksToBounds = true
      },
      letter {
        $0.contentsGravity = .resizeAspectFill
        $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.6, y: 0.6))
        $0.masksToBounds = true
      },
      { cell in
        for (index, filter) in [CALayerContentsFilter.nearest, .linear, .trilinear].enumerated() {
          add(4 + CGFloat(index) * 14, 20, 6, 8, nil, to: cell) { layer in
            layer.contents = Gallery.letter.cgImage
            layer.minificationFilter = filter
          }
        }
      },
    ]
  }

  /// Axial ones down, aslant, with places and jumps; radial and conic ones; to transparent; with corners.
  static var gradients: [LayerGallery.Cell] {
    func gradient(_ colors: [UIColor], _ change: @MainActor @escaping (CAGradientLayer) -> Void = { _ in })
      -> Cell
    {
      { cell in
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 2, y: 6, width: 44, height: 36)
        layer.colors = colors.map(\.cgColor)
        change(layer)
        cell.layer.addSublayer(layer)
      }
    }
    return [
      gradient([.systemRed, .systemBlue]),
      gradient([.systemRed, .systemYellow, .systemBlue]) {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      },
      gradient([.systemRed, .systemYellow, .systemYellow, .systemBlue]) {
        $0.locations = [0.2, 0.4, 0.6, 0.6]
      },
      gradient([.white, .systemPurple, .black]) {
        $0.type = .radial
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      },
      gradient([.systemRed, .systemGreen, .systemBlue, .systemRed]) {
        $0.type = .conic
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
      },
      gradient([.white, .clear]) {
        $0.backgroundColor = UIColor.systemYellow.cgColor
      },
      gradient([.systemTeal, .systemIndigo]) {
        $0.cornerRadius = 12
        $0.borderWidth = 2
      },
      gradient([.systemTeal, .systemIndigo]) {
        $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 0.8, y: 0.8))
      },
    ]
  }

  /// Fills by both rules, lines with joins, caps, dashes and parts of their length, beyond the bounds and clipped.
  static var shapes: [LayerGallery.Cell] {
    func star(_ change: @MainActor @escaping (CAShapeLayer) -> Void) -> Cell {
      { cell in
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
        let path = UIBezierPath()
        for index in 0..<5 {
          let angle = 4 * CGFloat.pi * CGFloat(index) / 5 - .pi / 2
          let point = CGPoint(x: 20 + 18 * cos(angle), y: 21 + 18 * sin(angle))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        layer.path = path.cgPath
        layer.fillColor = UIColor.systemOrange.cgColor
        change(layer)
        cell.layer.addSublayer(layer)
      }
    }
    func line(_ layer: CAShapeLayer, _ width: CGFloat) {
      layer.strokeColor = UIColor.systemBlue.cgColor
      layer.lineWidth = width
      layer.lineJoin = .round
    }
    return [
      star { _ in }, star { $0.fillRule = .evenOdd },
      star {
        line($0, 2)
        $0.lineJoin = .miter
      },
      star {
        line($0, 3)
        $0.fillColor = nil
        $0.lineDashPattern = [6, 4]
        $0.lineCap = .round
      },
      star {
        line($0, 3)
        $0.strokeStart = 0.1
        $0.strokeEnd = 0.55
      },
      star {
        line($0, 6)
        $0.fillColor = nil
        $0.strokeColor = UIColor.systemBlue.withAlphaComponent(0.4).cgColor
      },
      star {
        line($0, 4)
        $0.bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
        $0.backgroundColor = UIColor.systemGreen.cgColor
      },
      star {
        line($0, 4)
        $0.bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
        $0.masksToBounds = true
      },
    ]
  }

  /// Masks of boxes, shapes, gradients, letters; turned, with opacity, of a mask, and of a view.
  static var masks: [LayerGallery.Cell] {
    func masked(_ make: @MainActor @escaping () -> CALayer) -> Cell {
      { cell in
        let ground = CAGradientLayer()
        ground.frame = CGRect(x: 2, y: 2, width: 44, height: 44)
        ground.colors = [UIColor.systemRed, .systemYellow, .systemBlue].map(\.cgColor)
        ground.borderWidth = 3
        ground.mask = make()
        cell.layer.addSublayer(ground)
      }
    }
    func box(_ frame: CGRect, _ alpha: CGFloat = 1) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      layer.backgroundColor = UIColor.black.withAlphaComponent(alpha).cgColor
      return layer
    }
    func oval() -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 8, width: 36, height: 28)).cgPath
      return layer
    }
    return [
      masked { box(CGRect(x: 8, y: 0, width: 24, height: 30)) }, masked(oval),
      masked {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        layer.colors = [UIColor.black, .clear].map(\.cgColor)
        return layer
      },
      masked {
        let layer = CALayer()
        layer.frame = CGRect(x: 7, y: 2, width: 30, height: 40)
        layer.contents = Gallery.letterMask.cgImage
        return layer
      },
      masked {
        let layer = box(CGRect(x: 12, y: 4, width: 20, height: 36))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.7))
        layer.opacity = 0.6
        return layer
      },
      masked {
        let layer = box(CGRect(x: 0, y: 0, width: 44, height: 22))
        layer.mask = oval()
        return layer
      },
      { cell in
        let view = UIView(frame: CGRect(x: 2, y: 2, width: 44, height: 44))
        view.backgroundColor = .systemGreen
        let mask = UIView(frame: CGRect(x: 6, y: 6, width: 32, height: 32))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = 16
        view.mask = mask
        cell.addSubview(view)
      },
      { cell in
        // The shadow is masked, too.
        add(8, 8, 28, 28, .systemTeal, to: cell) { layer in
          layer.shadowOpacity = 1
          layer.shadowRadius = 3
          layer.shadowOffset = CGSize(width: 4, height: 4)
          layer.mask = box(CGRect(x: 14, y: -10, width: 40, height: 60))
        }
      },
    ]
  }
}

extension Gallery {
  /// The letter alone, on nothing.
  static let letterMask = image(CGSize(width: 12, height: 16)) { context in
    UIColor.black.setFill()
    context.fill([
      CGRect(x: 3, y: 3, width: 2, height: 11), CGRect(x: 3, y: 3, width: 7, height: 2),
      CGRect(x: 3, y: 8, width: 5, height: 2),
    ])
  }
}
