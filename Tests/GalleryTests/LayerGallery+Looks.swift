import UIKit

extension LayerGallery {
  /// Borders over sublayers, of hairlines and fractions, round, translucent, thicker than the layer, turned.
  static var borders: [LayerGallery.Cell] {
    func bordered(
      _ width: CGFloat, radius: CGFloat = 0, _ change: @MainActor @escaping (CALayer) -> Void = { _ in }
    )
      -> Cell
    {
      { cell in
        add(6, 6, 36, 36, .systemYellow, to: cell) { layer in
          layer.borderWidth = width
          layer.borderColor = UIColor.systemBlue.cgColor
          layer.cornerRadius = radius
          let child = CALayer()
          child.frame = CGRect(x: 0, y: 12, width: 24, height: 12)
          child.backgroundColor = UIColor.systemRed.cgColor
          layer.addSublayer(child)
          change(layer)
        }
      }
    }
    return [
      bordered(1), bordered(1.0 / 3), bordered(2.5), bordered(4, radius: 10),
      bordered(6, radius: 4) { $0.borderColor = UIColor.systemBlue.withAlphaComponent(0.5).cgColor },
      bordered(30), bordered(3) { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) },
      bordered(4, radius: 12) { $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] },
    ]
  }

  /// Circular and continuous corners, chosen ones, ones that are too large, ones that clip.
  static var corners: [LayerGallery.Cell] {
    func rounded(_ radius: CGFloat, _ change: @MainActor @escaping (CALayer) -> Void = { _ in }) -> Cell {
      { cell in
        add(4, 4, 40, 40, .systemTeal, to: cell) { layer in
          layer.cornerRadius = radius
          change(layer)
        }
      }
    }
    func addStripe(_ layer: CALayer) {
      let stripe = CALayer()
      stripe.frame = CGRect(x: -4, y: 0, width: 48, height: 12)
      stripe.backgroundColor = UIColor.systemPink.cgColor
      layer.addSublayer(stripe)
    }
    return [
      rounded(10), rounded(10) { $0.cornerCurve = .continuous },
      rounded(10) {
        $0.cornerCurve = .continuous
        $0.borderWidth = 3
      },
      rounded(100), rounded(100) { $0.cornerCurve = .continuous },
      rounded(14) { $0.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner] },
      rounded(14, addStripe),
      rounded(14) {
        addStripe($0)
        $0.masksToBounds = true
      },
    ]
  }

  /// Shadows of boxes, of contents, of paths, in colour, sharp, of a group, turned, and clipped.
  static var shadows: [LayerGallery.Cell] {
    func cast(_ layer: CALayer, radius: CGFloat = 4, opacity: Float = 0.6) {
      layer.shadowOpacity = opacity
      layer.shadowRadius = radius
      layer.shadowOffset = CGSize(width: 2, height: 3)
    }
    return [
      { add(10, 10, 24, 24, .white, to: $0) { cast($0) } },
      { add(10, 10, 24, 24, .white, to: $0) { cast($0, radius: 0) } },
      {
        add(10, 10, 24, 24, .white, to: $0) { layer in
          layer.cornerRadius = 12
          cast(layer, opacity: 1)
          layer.shadowColor = UIColor.systemBlue.cgColor
        }
      },
      {
        add(10, 10, 24, 24, nil, to: $0) { layer in
          for x in [0, 16] as [CGFloat] {
            let part = CALayer()
            part.frame = CGRect(x: x, y: 0, width: 8, height: 24)
            part.backgroundColor = UIColor.systemOrange.cgColor
            layer.addSublayer(part)
          }
          cast(layer)
        }
      },
      {
        add(10, 10, 24, 24, UIColor.systemGreen.withAlphaComponent(0.3), to: $0) { layer in
          cast(layer)
          layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: -4, y: 12, width: 32, height: 16)).cgPath
        }
      },
      {
        add(10, 10, 24, 24, .white, to: $0) { layer in
          cast(layer)
          layer.opacity = 0.5
        }
      },
      {
        add(12, 12, 24, 24, .white, to: $0) { layer in
          cast(layer)
          layer.setAffineTransform(CGAffineTransform(rotationAngle: 2))
        }
      },
      { cell in
        cell.clipsToBounds = true
        cell.layer.cornerRadius = 8
        cell.backgroundColor = .secondarySystemBackground
        add(-20, 26, 34, 34, .white, to: cell) { cast($0, radius: 6) }
      },
    ]
  }

  /// Opacity of groups and of single layers, nested, with clips, and none.
  static var groups: [LayerGallery.Cell] {
    func pair(_ change: @MainActor @escaping (CALayer) -> Void) -> Cell {
      { cell in
        add(4, 4, 40, 40, nil, to: cell) { layer in
          for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
            let part = CALayer()
            part.frame = CGRect(x: CGFloat(index) * 14, y: CGFloat(index) * 14, width: 26, height: 26)
            part.backgroundColor = color.cgColor
            layer.addSublayer(part)
          }
          change(layer)
        }
      }
    }
    return [
      pair { _ in }, pair { $0.opacity = 0.5 },
      pair {
        $0.opacity = 0.5
        $0.allowsGroupOpacity = false
      },
      pair { $0.sublayers?.last?.opacity = 0.5 },
      pair {
        $0.opacity = 0.7
        $0.sublayers?.last?.opacity = 0.5
      },
      pair {
        $0.opacity = 0.5
        $0.cornerRadius = 20
        $0.masksToBounds = true
      },
      pair {
        $0.opacity = 0.5
        $0.backgroundColor = UIColor.systemYellow.cgColor
        $0.borderWidth = 3
      },
      pair { $0.opacity = 0 },
    ]
  }

  /// Filters by name over a gradient of colours.
  static var blendModes: [LayerGallery.Cell] {
    [
      "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "differenceBlendMode",
      "colorDodgeBlendMode",
      "softLightBlendMode", "hueBlendMode", "luminosityBlendMode",
    ].map { name in
      { cell in
        let ground = CAGradientLayer()
        ground.frame = cell.bounds
        ground.colors = [UIColor.black, .systemPurple, .systemYellow, .white].map(\.cgColor)
        cell.layer.addSublayer(ground)
        let front = CAGradientLayer()
        front.frame = CGRect(x: 8, y: 8, width: 32, height: 32)
        front.colors = [UIColor.systemRed, .systemGreen, .systemBlue].map(\.cgColor)
        (front.startPoint, front.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        front.compositingFilter = name
        cell.layer.addSublayer(front)
      }
    }
  }

  /// Materials over stripes.
  static var effectViews: [LayerGallery.Cell] {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .extraLight,
      .light,
      .dark, .regular,
    ]
    return styles.map { style in
      { cell in
        for x in stride(from: CGFloat(0), to: 48, by: 12) { add(x, 0, 6, 48, .systemIndigo, to: cell) }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 6, y: 6, width: 36, height: 36)
        view.layer.cornerRadius = 8
        view.clipsToBounds = true
        let content = UIView(frame: CGRect(x: 12, y: 12, width: 12, height: 12))
        content.backgroundColor = .systemRed
        view.contentView.addSubview(content)
        cell.addSubview(view)
      }
    }
  }
}
