import CoreGraphics
import Foundation
import Testing
import UIKit

/// The API of colours, drawing and animation that real layout code uses, with the types it relies on.
@MainActor
struct DrawingSurfaceTests {
  @Test func colours() {
    let colors: [UIColor] = [
      .red, .green, .blue, .yellow, .white, .black, .orange, .purple, .brown, .cyan, .magenta, .gray,
      .lightGray,
      .darkGray, .clear, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .label, .secondaryLabel, .tertiaryLabel, .separator, .systemRed, .systemGreen,
      .systemBlue, .systemOrange, .systemYellow, .systemPurple, .systemPink, .systemTeal, .systemIndigo,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tintColor,
    ]
    #expect(colors.count == 39)
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    let half: UIColor = color.withAlphaComponent(0.5)
    let value: CGColor = half.cgColor
    #expect(value.alpha == 0.5 && UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    color.set()
    color.setFill()
    color.setStroke()
    sendable(UIColor.self)
    sendable(CGColor.self)
  }

  private final class Canvas: UIView {
    var didDraw = false

    override func draw(_ rect: CGRect) {
      guard let context: CGContext = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(2)
      context.fill(rect)
      context.stroke(rect)
      context.fillEllipse(in: rect)
      context.strokeEllipse(in: rect)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 5))
      context.strokePath()
      context.addPath(UIBezierPath(rect: rect).cgPath)
      context.fillPath()
      context.translateBy(x: 1, y: 1)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .pi)
      context.concatenate(.identity)
      context.clip(to: rect)
      context.restoreGState()
      UIRectFill(rect)
      ("text" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      for path in paths() { path.fill() }
      didDraw = true
    }

    private func paths() -> [UIBezierPath] {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 5, y: 0))
      path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
      path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: .zero)
      path.close()
      path.lineWidth = 3
      path.stroke()
      return [
        path, UIBezierPath(rect: bounds), UIBezierPath(ovalIn: bounds),
        UIBezierPath(roundedRect: bounds, cornerRadius: 2),
        UIBezierPath(
          roundedRect: bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 2, height: 2)),
        UIBezierPath(arcCenter: .zero, radius: 4, startAngle: 0, endAngle: .pi, clockwise: true),
      ]
    }
  }

  @Test func drawing() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.layer.displayIfNeeded()
    #expect(canvas.didDraw)
  }

  @Test func imageRenderers() {
    let format = UIGraphicsImageRendererFormat()
    settable(\UIGraphicsImageRendererFormat.scale, CGFloat.self)
    settable(\UIGraphicsImageRendererFormat.opaque, Bool.self)
    format.scale = 2
    let bounds = CGRect(x: 5, y: 5, width: 3, height: 4)
    for renderer in [
      UIGraphicsImageRenderer(size: bounds.size, format: format),
      UIGraphicsImageRenderer(bounds: bounds, format: format),
    ] {
      let image: UIImage = renderer.image { context in
        let inner: CGContext = context.cgContext
        inner.fill(bounds)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(image.size == bounds.size && image.cgImage?.width == 6)
    }
    #expect(UIGraphicsImageRenderer(size: bounds.size).image { _ in }.scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRenderer(bounds: bounds).image { _ in }.size == bounds.size)
  }

  @Test("Animations take every form, and what they set is set at once") func animation() {
    let view = UIView()
    var completions: [Bool] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.9 }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.8 }, completion: { completions.append($0) })
    UIView.animate(withDuration: 1) {
      view.alpha = 0.7
    } completion: { _ in
      completions.append(true)
    }
    UIView.animate(
      withDuration: 1, delay: 1, options: [.curveEaseInOut, .curveLinear, .curveEaseIn, .curveEaseOut],
      animations: { view.alpha = 0.6 }, completion: nil)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: []
    ) {
      view.alpha = 0.5
    } completion: {
      completions.append($0)
    }
    UIView.performWithoutAnimation { view.tag = 7 }
    #expect(view.alpha == 0.5 && view.tag == 7 && completions == [true, true, true])
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.25 }
    animator.addCompletion { _ in completions.append(true) }
    animator.startAnimation()
    #expect(view.alpha == 0.25 && completions.count == 4)
    options(UIView.AnimationOptions.self)
    options(UIViewAnimationOptions.self)
  }

  @Test func namesOfConstraints() {
    let attributes: [NSLayoutAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(1...20))
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    let relations: [NSLayoutRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    hashable(NSLayoutConstraint.Axis.self)
  }
}
