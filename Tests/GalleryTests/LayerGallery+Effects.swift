import Plumb
import UIKit

extension LayerGallery {
  /// Blurs and vibrant labels over stripes of three colours: in the upper row light, in the lower row dark.
  static var effectTraits: [LayerGallery.Cell] {
    let styles: [UIBlurEffect.Style] = [.regular, .prominent, .systemMaterial, .systemChromeMaterial]
    func covered(_ style: UIBlurEffect.Style, _ look: UIUserInterfaceStyle) -> Cell {
      { cell in
        cell.overrideUserInterfaceStyle = look
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
          add(CGFloat(index) * 16, 0, 16, 48, color, to: cell)
        }
        let blur = UIBlurEffect(style: style)
        let view = UIVisualEffectView(effect: blur)
        view.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        vibrant.frame = view.bounds
        let label = UILabel(frame: vibrant.bounds)
        label.text = "Aa"
        label.textAlignment = .center
        label.font = .boldSystemFont(ofSize: 20)
        vibrant.contentView.addSubview(label)
        view.contentView.addSubview(vibrant)
        cell.addSubview(view)
      }
    }
    return styles.map { covered($0, .light) } + styles.map { covered($0, .dark) }
  }

  /// Particles after three seconds: of four shapes, then in changing looks.
  ///
  /// The shapes are a point, a line, a rectangle and a circle. Then sizes and turns change, particles leave trails, are
  /// added, and leave the outline of a circle.
  static var emitters: [LayerGallery.Cell] {
    let dot = Gallery.image(CGSize(width: 6, height: 6), scale: 2) { context in
      UIColor.white.setFill()
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let square = Gallery.image(CGSize(width: 6, height: 6), scale: 2) { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    func emitting(
      _ image: UIImage = dot, _ change: @MainActor @escaping (CAEmitterLayer, CAEmitterCell) -> Void
    ) -> Cell {
      { cell in
        cell.backgroundColor = .black
        cell.clipsToBounds = true
        let emitter = CAEmitterLayer()
        emitter.frame = cell.bounds
        // The emitter's time is 3 now, whatever ran on the clock before.
        (emitter.timeOffset, emitter.seed) = (3 - HeadlessLoop.time, 7)
        emitter.emitterPosition = CGPoint(x: 24, y: 24)
        let particles = CAEmitterCell()
        (particles.contents, particles.contentsScale) = (image.cgImage, 2)
        (particles.birthRate, particles.lifetime) = (20, 2)
        emitter.emitterCells = [particles]
        change(emitter, particles)
        cell.layer.addSublayer(emitter)
      }
    }
    return [
      emitting {
        $1.velocity = 10
        $1.emissionRange = 2 * .pi
        $1.scale = 0.6
      },
      emitting {
        ($0.emitterShape, $0.emitterSize) = (.line, CGSize(width: 40, height: 0))
        $0.emitterPosition = .zero
        $0.emitterPosition.x = 24
        ($1.emissionLongitude, $1.velocity, $1.yAcceleration, $1.scale) = (.pi / 2, 5, 10, 0.5)
      },
      emitting {
        ($0.emitterShape, $0.emitterSize) = (.rectangle, CGSize(width: 36, height: 24))
        $0.emitterMode = .outline
        ($1.scale, $1.color) = (0.5, UIColor.systemTeal.cgColor)
      },
      emitting {
        ($0.emitterShape, $0.emitterSize) = (.circle, CGSize(width: 18, height: 18))
        ($1.scale, $1.scaleRange, $1.redRange, $1.greenRange) = (0.6, 0.4, 1, 1)
        $1.color = UIColor(white: 0.5, alpha: 1).cgColor
      },
      emitting(square) {
        $0.emitterPosition.x = 4
        ($1.velocity, $1.spin, $1.scaleSpeed, $1.alphaSpeed, $1.birthRate) = (18, 3, -0.2, -0.4, 6)
      },
      emitting {
        let trail = CAEmitterCell()
        (trail.contents, trail.contentsScale, trail.scale) = ($1.contents, 2, 0.3)
        (trail.birthRate, trail.lifetime, trail.alphaSpeed) = (12, 0.8, -1.2)
        ($1.contents, $1.emitterCells, $1.birthRate) = (nil, [trail], 1.5)
        ($1.velocity, $1.emissionRange, $1.yAcceleration) = (16, 2 * .pi, 8)
      },
      emitting {
        $0.renderMode = .additive
        ($1.velocity, $1.emissionRange, $1.scale) = (6, 2 * .pi, 1.5)
        $1.color = UIColor(red: 0.4, green: 0.2, blue: 0.1, alpha: 1).cgColor
      },
      emitting {
        ($0.emitterShape, $0.emitterMode, $0.emitterSize) = (.circle, .outline, CGSize(width: 8, height: 8))
        ($1.velocity, $1.scale, $1.lifetime) = (8, 0.4, 1.5)
      },
    ]
  }
}
