import Foundation
import Plumb
import UIKit

/// A target of messages.
@MainActor private final class Target: NSObject {
  var count = 0

  func tick() { count += 1 }
}

private enum __ObjectiveC_LifeScenes: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Target.self, "tick()") {
        [ObjectiveCMember("tick", { (target: Target) in target.tick() })]
      }
    ]
  }
}

extension LifeScene {
  static let motions = [
    LifeScene("animations that end, are reversed, and never end") { number in
      let (view, other) = (UIView(), UIView())
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.frame.origin.x += 10 }
      try show(view: view, number) { _ in
        HeadlessLoop.animationsTakeTime = number % 2 == 0
        defer { HeadlessLoop.animationsTakeTime = false }
        view.addSubview(other)
        UIView.animate(withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 1) {
          view.alpha = 0.5
          view.transform = CGAffineTransform(rotationAngle: Double(number))
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { other.alpha = 0 }
        }
        UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
          other.isHidden = true
        }
        if number % 2 == 0 {
          UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { other.alpha = 0 }
        }
        HeadlessLoop.run(for: 0.2)
        animator.startAnimation()
        HeadlessLoop.run(for: 0.2)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        let (keys, group) = (CAKeyframeAnimation(keyPath: "position"), CAAnimationGroup())
        keys.values = [CGPoint.zero, CGPoint(x: number, y: 2)]
        group.animations = [keys, CABasicAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "bounds")]
        group.duration = 0.5
        view.layer.add(group, forKey: number % 2 == 0 ? "key\(number)" : nil)
        HeadlessLoop.run(for: 0.3)
      }
      return [view, other, animator, view.layer]
    },
    LifeScene("links to the display, timers, messages, observers") { number in
      let (target, view) = (Target(), UIView())
      let link = CADisplayLink(target: target, selector: Selector("tick"))
      let timer = Timer(timeInterval: 0.1, repeats: true) { _ in }
      let name = Notification.Name("life.\(number % 7)")
      try show(view: view, number) { _ in
        HeadlessLoop.animationsTakeTime = number % 2 == 0
        defer { HeadlessLoop.animationsTakeTime = false }
        link.add(to: .main, forMode: .common)
        RunLoop.main.add(timer, forMode: .common)
        target.perform(Selector("tick"), with: nil, afterDelay: 0.2)
        let observer = NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        }
        let observation = view.observe(\.frame) { _, _ in }
        view.frame.size.width += 1
        NotificationCenter.default.post(name: name, object: view)
        HeadlessLoop.run(for: 0.3)
        NotificationCenter.default.removeObserver(observer)
        observation.invalidate()
        link.invalidate()
        timer.invalidate()
        target.perform(Selector("tick"), with: nil, afterDelay: 1000)
        NSObject.cancelPreviousPerformRequests(withTarget: target)
      }
      return [target, link, timer, view]
    },
    LifeScene("gestures, drags, menus of contexts") { number in
      let (view, target) = (UIScrollView(), Target())
      view.contentSize = CGSize(width: 300, height: 3000)
      let tap = UITapGestureRecognizer(target: target, action: Selector("tick"))
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: Selector("tick")))
      view.addGestureRecognizer(UISwipeGestureRecognizer(target: target, action: Selector("tick")))
      try show(view: view, number) { window in
        let user = HeadlessUser(of: window)
        user.tap(at: CGPoint(x: 60, y: 200), count: 2)
        user.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 150 + number % 50))
        try user.press(on: view)
        user.hover(at: CGPoint(x: 50, y: 200))
        user.hover(at: nil)
      }
      return [view, target, tap]
    },
    LifeScene("dynamics") { number in
      let (view, item) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
      view.addSubview(item)
      let animator = UIDynamicAnimator(referenceView: view)
      try show(view: view, number) { _ in
        HeadlessLoop.animationsTakeTime = number % 2 == 0
        defer { HeadlessLoop.animationsTakeTime = false }
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: number % 100, y: 50)))
        HeadlessLoop.run(for: 0.3)
      }
      return [view, item, animator]
    },
  ]

  static let pictures = [
    LifeScene("images that are drawn, encoded, decoded and shown") { number in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 30 + number % 40, height: 20)
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(red: Double(number % 256) / 255, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        ("\(number)" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      }
      let png = drawn.pngData().flatMap { UIImage(data: $0) }
      let jpeg = drawn.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) }
      let view = UIImageView(image: png)
      view.highlightedImage = jpeg?.withTintColor(.red).withRenderingMode(.alwaysTemplate)
      view.isHighlighted = number % 2 == 0
      try show(view: view, number, draws: true)
      return [drawn, png, jpeg, view].compactMap { $0 }
    },
    LifeScene("symbols in many sizes and colours") { number in
      let names = ["star", "trash", "heart.fill", "gear", "no.such.symbol.\(number)"]
      let image = UIImage(
        systemName: names[number % names.count],
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: 5 + Double(number % 100_000) / 100, weight: .bold))
      let view = UIImageView(image: image)
      view.tintColor = UIColor(hue: Double(number % 997) / 997, saturation: 1, brightness: 1, alpha: 1)
      try show(view: view, number, draws: true)
      return [view]
    },
    LifeScene("layers of shapes, gradients, particles, copies") { number in
      let view = UIView()
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      shape.path =
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50 + number % 100, height: 40), cornerRadius: 9)
        .cgPath
      shape.strokeColor = UIColor.blue.cgColor
      shape.lineDashPattern = [3, 2]
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [0, NSNumber(value: 0.5 + Double(number % 50) / 100)]
      let (copies, text) = (CAReplicatorLayer(), CATextLayer())
      copies.instanceCount = 1 + number % 4
      copies.addSublayer(text)
      text.string = "T\(number)"
      for layer in [shape, gradient, copies] as [CALayer] {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.shadowOpacity = 0.5
        layer.shadowRadius = Double(number % 9)
        view.layer.addSublayer(layer)
      }
      try show(view: view, number, draws: true)
      return [view, shape, gradient, copies, text]
    },
    LifeScene("pictures of views under traits") { number in
      let view = UILabel()
      view.text = "Picture \(number)"
      view.adjustsFontForContentSizeCategory = true
      view.font = .preferredFont(forTextStyle: .body)
      let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityLarge]
      try show(view: view, number) { window in
        window.traitOverrides.preferredContentSizeCategory = sizes[number % sizes.count]
        window.overrideUserInterfaceStyle = number % 2 == 0 ? .dark : .light
        HeadlessLoop.runUntilIdle()
        _ = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        _ = view.snapshotView(afterScreenUpdates: true)
      }
      return [view]
    },
  ]

  static let values = [
    LifeScene("constraints, guides and stacks") { number in
      let (view, box, guide) = (UIView(), UIView(), UILayoutGuide())
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      view.addLayoutGuide(guide)
      let constraints = [
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Double(number % 10)),
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        box.widthAnchor.constraint(equalTo: guide.widthAnchor),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 30),
      ]
      NSLayoutConstraint.activate(constraints)
      try show(view: view, number) { _ in
        constraints[0].constant = 7
        constraints[4].isActive = false
        constraints[6].isActive = false
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      return [view, box, guide] + constraints
    },
    LifeScene("values in defaults, pasteboards and undo") { number in
      let manager = UndoManager()
      let target = Target()
      for _ in 0..<3 { manager.registerUndo(withTarget: target) { $0.count += 1 } }
      manager.undo()
      UIPasteboard.general.string = "P\(number)"
      let board = UIPasteboard.withUniqueName()
      board.string = "Q\(number)"
      UIPasteboard.remove(withName: board.name)
      let action = UIAction(title: "A\(number)", identifier: .init("a.\(number)")) { _ in }
      let font = UIFont(
        descriptor: UIFontDescriptor(name: "Helvetica", size: 7), size: 8 + Double(number) / 100)
      let color = UIColor {
        $0.userInterfaceStyle == .dark ? .white : UIColor(white: Double(number % 99) / 99, alpha: 1)
      }
      _ = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      _ = NSLocalizedString("key \(number)", comment: "")
      _ = UIImage(named: "no.image.\(number)")
      return [manager, target, action, board, font, color]
    },
  ]
}
