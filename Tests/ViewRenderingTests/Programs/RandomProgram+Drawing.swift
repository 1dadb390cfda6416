import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import ViewRendering

/// Calls on contexts, paths, colours and images.
extension RandomProgram {
  static let drawingSteps: [Step] = [
    Step("drawHierarchy") { program in
      program.drawImage { [view = program.view] _ in
        _ = view.drawHierarchy(in: program.numbers.rect(), afterScreenUpdates: program.numbers.flag())
      }
    },
    Step("render(in:)") { program in program.drawImage { program.layer.render(in: $0) } },
    Step("fill and stroke") { program in
      program.drawImage { context in
        let path = program.numbers.path()
        path.lineWidth = program.numbers.small()
        program.numbers.color().setFill()
        path.fill()
        path.stroke()
        context.setShadow(offset: program.numbers.size(), blur: program.numbers.small())
        context.setLineDash(phase: program.numbers.place(), lengths: [program.numbers.small(), 2])
        context.concatenate(program.numbers.transform())
        context.stroke(program.numbers.rect(), width: program.numbers.small())
        context.clip(to: program.numbers.rect())
        context.fillEllipse(in: program.numbers.rect())
      }
    },
    Step("draw lines") { program in
      program.drawImage { context in
        context.setLineWidth(program.numbers.small())
        context.setLineCap(program.numbers.pick([.butt, .round, .square]) ?? .butt)
        context.setLineJoin(program.numbers.pick([.miter, .round, .bevel]) ?? .miter)
        context.setMiterLimit(program.numbers.small())
        context.scaleBy(x: program.numbers.factor(), y: program.numbers.factor())
        context.rotate(by: program.numbers.factor())
        context.strokeLineSegments(between: [program.numbers.point(), program.numbers.point()])
        context.move(to: program.numbers.point())
        context.addArc(
          tangent1End: program.numbers.point(), tangent2End: program.numbers.point(),
          radius: program.numbers.small())
        context.addQuadCurve(to: program.numbers.point(), control: program.numbers.point())
        context.replacePathWithStrokedPath()
        context.drawPath(using: program.numbers.flag() ? .eoFillStroke : .fill)
      }
    },
    Step("draw gradients") { program in program.drawGradients() },
    Step("draw text") { program in
      program.drawImage { context in
        context.setCharacterSpacing(program.numbers.small())
        NSAttributedString(string: program.numbers.text(), attributes: [.font: program.numbers.font()])
          .draw(in: program.numbers.rect())
      }
    },
    Step("draw an image") { program in
      program.drawImage { context in
        context.setAlpha(program.numbers.share())
        program.numbers.image()?.draw(in: program.numbers.rect())
        guard let image = program.numbers.image()?.cgImage else { return }
        context.draw(image, in: program.numbers.rect(), byTiling: program.numbers.flag())
      }
    },
    Step("paths") { program in
      let (path, other) = (program.numbers.path(), program.numbers.path())
      path.apply(program.numbers.transform())
      program.note(path.bounds, path.contains(program.numbers.point()), path.reversing().bounds)
      program.note(path.cgPath.union(other.cgPath).boundingBox)
    },
    Step("colours") { program in
      let color = UIColor(
        hue: program.numbers.factor(), saturation: program.numbers.share(),
        brightness: program.numbers.factor(),
        alpha: program.numbers.share())
      let paler = color.withAlphaComponent(program.numbers.factor())
      program.note(color.cgColor.components ?? [], paler.cgColor.components ?? [])
    },
    Step("an image of its own") { program in
      let size = CGSize(width: program.numbers.small(), height: program.numbers.small())
      guard size.width < 100, size.height < 100 else { return }
      let image = UIGraphicsImageRenderer(size: size).image { $0.fill(program.numbers.rect()) }
      program.note(image.size)
    },
  ]

  private func drawGradients() {
    drawImage { context in
      let colors = [numbers.color().cgColor, numbers.color().cgColor, numbers.color().cgColor]
      let places = [numbers.share(), numbers.share(), numbers.share()]
      guard let gradient = CGGradient(colors: colors, locations: places) else { return }
      context.setBlendMode(numbers.pick([.normal, .multiply, .luminosity]) ?? .normal)
      context.drawLinearGradient(gradient, start: numbers.point(), end: numbers.point(), options: [])
      context.drawRadialGradient(
        gradient, startCenter: numbers.point(), startRadius: numbers.small(), endCenter: numbers.point(),
        endRadius: numbers.length(), options: .drawsAfterEndLocation)
      context.drawConicGradient(gradient, center: numbers.point(), angle: numbers.factor())
    }
  }

  /// Draws into an image of its own.
  private func drawImage(_ body: (CGContext) -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format)
    let image = renderer.image { body($0.cgContext) }
    note(image.size, image.cgImage?.pixels.reduce(0) { $0 &* 31 &+ Int($1) } ?? 0)
  }
}
