import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// Calls that take time.
extension RandomProgram {
  static let animationSteps: [Step] = [
    Step("animate") { program in
      UIView.animate(
        withDuration: program.numbers.seconds(), delay: program.numbers.seconds(),
        options: UIView.AnimationOptions(rawValue: UInt(program.numbers.index(of: 1 << 8))),
        animations: { program.changeSomething() }, completion: { _ in })
    },
    Step("animate by a spring") { program in
      UIView.animate(
        withDuration: program.numbers.seconds(), delay: program.numbers.seconds(),
        usingSpringWithDamping: program.numbers.share(), initialSpringVelocity: program.numbers.factor(),
        animations: { program.changeSomething() })
    },
    Step("animate by a bouncing spring") { program in
      UIView.animate(
        springDuration: program.numbers.seconds(), bounce: program.numbers.factor(),
        initialSpringVelocity: program.numbers.factor(), delay: program.numbers.seconds(),
        animations: { program.changeSomething() })
    },
    Step("transition") { program in
      UIView.transition(
        with: program.view, duration: program.numbers.seconds(), options: .transitionCrossDissolve,
        animations: { program.changeSomething() })
    },
    Step("CABasicAnimation") { program in
      let animation = CABasicAnimation(
        keyPath: program.numbers.pick([
          "position.x", "opacity", "bounds", "transform.rotation.z", "cornerRadius", "transform.scale",
        ]))
      animation.fromValue = program.numbers.place()
      if program.numbers.flag() { animation.toValue = program.numbers.place() }
      program.time(animation)
      program.layer.add(animation, forKey: program.numbers.flag() ? "key" : nil)
    },
    Step("CASpringAnimation") { program in
      let animation = CASpringAnimation(keyPath: "position.y")
      animation.toValue = program.numbers.place()
      animation.mass = program.numbers.factor()
      animation.stiffness = program.numbers.length()
      animation.damping = program.numbers.small()
      animation.initialVelocity = program.numbers.factor()
      program.time(animation)
      program.note(animation.settlingDuration)
      program.layer.add(animation, forKey: nil)
    },
    Step("CATransition") { program in
      let transition = CATransition()
      transition.startProgress = Float(program.numbers.share())
      program.time(transition)
      program.layer.add(transition, forKey: "transition")
    },
    Step("CAAnimationGroup") { program in
      let group = CAAnimationGroup()
      let (move, fade) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"))
      (move.toValue, fade.fromValue) = (program.numbers.place(), program.numbers.share())
      for animation in [move, fade] { program.time(animation, from: 0) }
      group.animations = [move, fade]
      program.time(group)
      program.layer.add(group, forKey: "group")
    },
    Step("layer.speed") { program in
      let layer = program.layer
      let now = CACurrentMediaTime()
      let (time, parentTime) = (
        layer.convertTime(now, from: nil), layer.superlayer?.convertTime(now, from: nil) ?? now
      )
      layer.speed = Float(program.numbers.factor())
      // From now on: a change of the speed alone leaps by what went by since the clock began.
      (layer.beginTime, layer.timeOffset) = (parentTime, time + program.numbers.seconds())
    },
    Step("removeAllAnimations") { $0.layer.removeAllAnimations() },
    Step("CATransaction") { program in
      CATransaction.begin()
      CATransaction.setAnimationDuration(program.numbers.seconds())
      program.changeSomething()
      CATransaction.commit()
    },
    Step("presentation") { $0.note($0.layer.presentation()?.frame ?? .zero) },
    Step("UIViewPropertyAnimator") { program in
      let animator = program.watch(
        UIViewPropertyAnimator(
          duration: program.numbers.seconds(), dampingRatio: program.numbers.share(),
          animations: { [weak program] in program?.changeSomething() }))
      program.animators.append(animator)
      animator.startAnimation(afterDelay: program.numbers.flag() ? program.numbers.seconds() : 0)
    },
    Step("fractionComplete") { program in
      guard let animator = program.numbers.pick(program.animators), animator.state == .active else { return }
      animator.pauseAnimation()
      animator.fractionComplete = program.numbers.share()
      if program.numbers.flag() { animator.isReversed = program.numbers.flag() }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: program.numbers.share())
    },
    Step("stopAnimation") { program in
      guard let animator = program.numbers.pick(program.animators), animator.state == .active else { return }
      animator.stopAnimation(true)
    },
  ]

  static let keyframeSteps: [Step] = [
    Step("animateKeyframes") { $0.animateKeyframes() },
    Step("CAKeyframeAnimation") { program in
      let animation = CAKeyframeAnimation(keyPath: program.numbers.flag() ? "position.x" : "opacity")
      animation.values = (0...program.numbers.index(of: 4)).map { _ in program.numbers.place() }
      if program.numbers.flag() {
        animation.keyTimes = (animation.values ?? []).map { _ in RandomProgram.number(program.numbers.share())
        }
      }
      animation.calculationMode = program.numbers.pick([.linear, .discrete, .paced, .cubic]) ?? .linear
      program.time(animation)
      program.layer.add(animation, forKey: nil)
    },
    Step("CAKeyframeAnimation of a path") { program in
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = program.numbers.path().cgPath
      animation.calculationMode = program.numbers.flag() ? .paced : .linear
      animation.rotationMode = program.numbers.flag() ? .rotateAuto : nil
      program.time(animation)
      program.layer.add(animation, forKey: nil)
    },
  ]

  static let timeSteps: [Step] = [
    Step("run for some time") { program in
      MainLoop.main.run(for: program.numbers.seconds())
      program.draw()
    },
    Step("run for a moment") { program in
      MainLoop.main.run(for: Double(program.numbers.index(of: 100)) / 300)
      program.draw()
    },
    Step("turn") { _ in MainLoop.main.turn() },
    Step("draw") { $0.draw() },
    Step("after") { program in
      let view = program.view
      MainLoop.main.clock.after(program.numbers.seconds()) { [weak view] in view?.setNeedsLayout() }
    },
    Step("CADisplayLink") { program in
      let view = program.view
      let link = program.watch(CADisplayLink { [weak view] _ in view?.center.x += 1 })
      link.preferredFramesPerSecond = program.numbers.whole(0...120)
      link.preferredFrameRateRange = CAFrameRateRange(
        minimum: 1, maximum: 120, preferred: Float(program.numbers.length()))
      link.add(to: .main, forMode: .common)
      program.links.append(link)
    },
    Step("setAnimationsEnabled") { UIView.setAnimationsEnabled($0.numbers.flag()) },
  ]

  /// Changes what can be animated.
  func changeSomething() {
    for _ in 0...numbers.index(of: 3) {
      switch numbers.index(of: 9) {
      case 0: view.frame = numbers.rect()
      case 1: view.center = numbers.point()
      case 2: view.alpha = numbers.share()
      case 3: view.transform = numbers.transform()
      case 4: view.backgroundColor = numbers.color()
      case 5: numbers.pick(constraints)?.constant = numbers.place()
      case 6: layer.cornerRadius = numbers.small()
      case 7: layer.transform = numbers.transform3D()
      default: window.layoutIfNeeded()
      }
    }
  }

  /// Times an animation that begins some seconds after `now`; those of a group count from where it begins.
  private func time(_ animation: CAAnimation, from now: Double = CACurrentMediaTime()) {
    animation.duration = numbers.seconds()
    if numbers.flag() { animation.beginTime = now + numbers.seconds() }
    animation.speed = numbers.chance(0.7) ? 1 : Float(numbers.factor())
    animation.timeOffset = numbers.chance(0.7) ? 0 : numbers.seconds()
    animation.repeatCount = numbers.chance(0.7) ? 0 : Float(numbers.small())
    animation.repeatDuration = numbers.chance(0.8) ? 0 : numbers.seconds()
    animation.autoreverses = numbers.chance(0.2)
    animation.fillMode = numbers.pick([.removed, .both, .forwards]) ?? .removed
    animation.isRemovedOnCompletion = numbers.flag()
    (animation as? CAPropertyAnimation)?.isAdditive = numbers.chance(0.2)
    (animation as? CAPropertyAnimation)?.isCumulative = numbers.chance(0.2)
    if numbers.chance(0.3) {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(numbers.share()), Float(numbers.factor()), Float(numbers.share()),
        Float(numbers.factor()))
    }
  }

  private func animateKeyframes() {
    UIView.animateKeyframes(
      withDuration: numbers.seconds(), delay: numbers.seconds(),
      options: UIView.KeyframeAnimationOptions(rawValue: UInt(numbers.index(of: 5)) << 10),
      animations: { [self] in
        for _ in 0...numbers.index(of: 3) {
          UIView.addKeyframe(
            withRelativeStartTime: Double(numbers.share()), relativeDuration: Double(numbers.share()),
            animations: { self.changeSomething() })
        }
      })
  }
}
