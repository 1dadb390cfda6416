import Foundation
import LayerCore
import LayoutCore
import Testing

@MainActor
struct CATransactionTests {
  @Test("Transactions nest: each ends with its own completion, and settings end with it") func nesting() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil && CATransaction.animationDuration() == 2)
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.setDisableActions(false)
    CATransaction.setValue(1, forKey: "key")
    #expect(CATransaction.value(forKey: "key") as? Int == 1)
    CATransaction.commit()
    #expect(log == ["inner"] && CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "key") == nil)
    CATransaction.commit()
    #expect(log == ["inner", "outer"])
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test("What is outside of any transaction ends by flush") func flush() {
    var count = 0
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.begin()
    CATransaction.flush()
    #expect(count == 0, "a transaction is open")
    CATransaction.commit()
    CATransaction.flush()
    CATransaction.flush()
    #expect(count == 1)
  }

  @Test func timingFunctions() {
    var values: [Float] = [0, 0]
    let function = CAMediaTimingFunction(name: .easeIn)
    unsafe values.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { unsafe function.getControlPoint(at: 1, values: base) }
    }
    #expect(values == [0.42, 0])
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(function)
    #expect(CATransaction.animationTimingFunction() === function)
    CATransaction.commit()
  }

  @Test("An animation begins and ends as soon as a layer has it, and changes nothing") func animations() {
    final class Watching: NSObject, CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let watching = Watching()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 3
    animation.delegate = watching
    let layer = CALayer()
    layer.opacity = 0.5
    layer.add(animation, forKey: "fade")
    #expect(watching.log == ["start", "stop true"] && layer.opacity == 0.5)
    #expect(animation.keyPath == "opacity" && CASpringAnimation(keyPath: "position").stiffness == 100)
  }

  @Test func displayLinks() {
    var times: [TimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.fire(at: 1)
    link.isPaused = true
    link.fire(at: 2)
    link.isPaused = false
    link.fire(at: 3)
    link.invalidate()
    link.fire(at: 4)
    #expect(times == [1, 3])
  }
}
