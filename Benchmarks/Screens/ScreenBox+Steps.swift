import Raster

extension ScreenBox {
  /// Returns the steps of the box and its subtree, at a number of pixels per point.
  func steps(scale: Double) -> [SceneStep] { steps(scale: scale, x: 0, y: 0) }

  /// Returns the steps for a container with the given origin, in points.
  private func steps(scale: Double, x outerX: Double, y outerY: Double) -> [SceneStep] {
    let (x, y) = (outerX + x, outerY + y)
    var step = SceneStep(
      x: x * scale, y: y * scale, width: width * scale, height: isHairline ? 1 : height * scale, color: color)
    if let lastColor {
      step.kind = .gradient(last: lastColor)
    } else if radius > 0 {
      step.kind = .rounded(radius: radius * scale)
    }
    var steps = [step] + boxes.flatMap { $0.steps(scale: scale, x: x, y: y) }
    if let border {
      step.kind = .border(radius: radius * scale, line: border.width * scale)
      step.color = border.color
      steps.append(step)
    }
    if opacity < 1 {
      step.kind = .group(radius: 0, count: steps.count)
      step.color = StraightColor(0, alpha: UInt8((opacity * 255).rounded()))
      steps.insert(step, at: 0)
    }
    return steps
  }
}
