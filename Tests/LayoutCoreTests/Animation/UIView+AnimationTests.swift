import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIViewAnimationTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable (_ change: @escaping () -> Void, _ done: @escaping (Bool) -> Void) -> Void
  }

  nonisolated static let forms = [
    Form(testDescription: "duration, completion") {
      UIView.animate(withDuration: 1, animations: $0, completion: $1)
    },
    Form(testDescription: "trailing closures") { change, done in
      UIView.animate(withDuration: 1) {
        change()
      } completion: {
        done($0)
      }
    },
    Form(testDescription: "delay and options") { change, done in
      UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseOut, .allowUserInteraction]) {
        change()
      } completion: { finished in
        done(finished)
      }
    },
    Form(testDescription: "spring") { change, done in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: []
      ) {
        change()
      } completion: {
        done($0)
      }
    },
    Form(testDescription: "spring by bounce") { change, done in
      UIView.animate(springDuration: 0.4, bounce: 0.2) {
        change()
      } completion: {
        done($0)
      }
    },
    Form(testDescription: "key frames") { change, done in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { change() }
      } completion: {
        done($0)
      }
    },
    Form(testDescription: "transition") { change, done in
      UIView.transition(with: UIView(), duration: 1, options: .transitionCrossDissolve) {
        change()
      } completion: {
        done($0)
      }
    },
    Form(testDescription: "animator") { change, done in
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: change
      ) { done($0 == .end) }
    },
    Form(testDescription: "system") {
      UIView.perform(.delete, on: [], animations: $0, completion: $1)
    },
  ]

  @Test("B.19: every form sets the model once, at once, and completes", arguments: forms)
  func applies(_ form: Form) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    let change = {
      view.frame.origin.x += 50
      log.append("change")
    }
    form.run(change, { log.append("completion \($0) at \(view.frame.minX)") })
    #expect(log == ["change", "completion true at 50.0"])
  }

  @Test("B.19: what is asked for within is laid out within") func layout() {
    final class Halves: UIView {
      override func layoutSubviews() {
        subviews[0].frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 1)
      }
    }
    let view = Halves(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView())
    UIView.animate(withDuration: 1) {
      view.frame.size.width = 40
      view.layoutIfNeeded()
    }
    #expect(view.subviews[0].frame.width == 20)
  }

  @Test func keyframesAreSetInOrder() {
    var order: [Int] = []
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      for frame in [0, 1, 2] {
        UIView.addKeyframe(withRelativeStartTime: Double(2 - frame) / 3, relativeDuration: 0.25) {
          #expect(UIView.inheritedAnimationDuration == 0.5)
          order.append(frame)
        }
      }
    }
    #expect(order == [0, 1, 2])
  }

  @Test("Inner animations take the outer duration, unless they say otherwise") func inheritance() {
    var seen: [TimeInterval] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1) { seen.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        seen.append(UIView.inheritedAnimationDuration)
      }
      UIView.performWithoutAnimation {
        seen.append(UIView.inheritedAnimationDuration)
        #expect(!UIView.areAnimationsEnabled)
      }
      seen.append(UIView.inheritedAnimationDuration)
    }
    #expect(seen == [0, 2, 1, 0, 2] && UIView.areAnimationsEnabled)
  }

  @Test func animationsCanBeTurnedOff() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled, "as it was before")
  }

  @Test("A transition between views moves them, or hides and shows them") func transitions() {
    let (box, from, to) = (UIView(), UIView(), UIView())
    box.addSubview(from)
    to.isHidden = true
    var completions = 0
    UIView.transition(from: from, to: to, duration: 1, options: [.showHideTransitionViews]) { _ in
      completions += 1
    }
    #expect(from.isHidden && !to.isHidden && box.subviews == [from])
    UIView.transition(from: from, to: to, duration: 1, options: .transitionFlipFromLeft) { _ in
      completions += 1
    }
    #expect(box.subviews == [to] && completions == 2)
  }

  @Test("Raw values are Apple's") func rawValues() {
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 196_608)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5_242_880)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 117_440_512)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4096)
  }
}
