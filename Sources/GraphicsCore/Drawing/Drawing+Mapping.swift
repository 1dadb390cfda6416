package import Foundation
package import Paths

extension Drawing.Area {
  /// Returns the area under `transform`.
  package func mapped(by transform: Paths.AffineTransform) -> Drawing.Area {
    switch self {
    case .fill(let path, let evenOdd): .fill(path.mapped(by: transform), evenOdd: evenOdd)
    case .stroke(let path, let style, let pen): .stroke(path, style, pen.concatenating(transform))
    case .glyphs(let run): .glyphs(run.mapped(by: transform))
    }
  }

  /// The bounding box of the area, of a stroke with its width and its miters; nil if the area is empty.
  package var box: CGRect? {
    switch self {
    case .fill(let path, _): return path.controlBounds.map { CGRect($0) }
    case .stroke(let path, let style, let pen):
      guard let box = path.controlBounds else { return nil }
      let reach = style.reach
      return CGRect(
        pen.boundingBox(
          of: Rect(
            minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach)))
    case .glyphs(let run): return run.box.map { CGRect($0) }
    }
  }
}

extension Drawing.Area {
  /// Returns whether or not the area is entirely inside `rect`.
  fileprivate func isInside(_ rect: CGRect) -> Bool { box.map { rect.contains($0) } ?? true }
}

extension Drawing.ImagePaint {
  /// Returns the image under `transform`.
  package func mapped(by transform: Paths.AffineTransform) -> Self {
    var paint = self
    paint.transform = self.transform.concatenating(transform)
    return paint
  }
}

extension Drawing.Paint {
  /// Returns the paint under `transform`.
  package func mapped(by transform: Paths.AffineTransform) -> Drawing.Paint {
    switch self {
    case .color: return self
    case .gradient(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .gradient(paint)
    case .image(let paint): return .image(paint.mapped(by: transform))
    case .pattern(var paint):
      paint.transform = paint.transform.concatenating(transform)
      return .pattern(paint)
    }
  }
}

extension Drawing.Shadow {
  /// Returns the shadow under `transform`: the blur is scaled by the square root of the area's growth.
  package func mapped(by transform: Paths.AffineTransform) -> Self {
    let moved = CGSize(
      width: transform.a * offset.width + transform.c * offset.height,
      height: transform.b * offset.width + transform.d * offset.height)
    let growth = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var shadow = Self(offset: moved, sigma: sigma * growth, color: color)
    shadow.drawsSource = drawsSource
    return shadow
  }
}

extension Drawing.Clip {
  /// Returns the clip under `transform`.
  package func mapped(by transform: Paths.AffineTransform) -> Drawing.Clip {
    switch self {
    case .area(let area): .area(area.mapped(by: transform))
    case .mask(let paint): .mask(paint.mapped(by: transform))
    }
  }
}

extension Drawing.Step {
  /// Returns the step under `transform`.
  package func mapped(by transform: Paths.AffineTransform) -> Drawing.Step {
    var step = self
    if case .area(let area, let paint) = content {
      step.content = .area(area.mapped(by: transform), paint.mapped(by: transform))
    }
    step.clips = clips.map { $0.mapped(by: transform) }
    step.shadow = shadow?.mapped(by: transform)
    return step
  }

  /// Returns whether or not the step is entirely inside `rect`; for a group, each of its steps is asked.
  package func isInside(_ rect: CGRect) -> Bool {
    for case .area(let area) in clips where area.isInside(rect) { return true }
    guard case .area(let area, _) = content else { return shadow == nil }
    return shadow == nil && area.isInside(rect)
  }
}
