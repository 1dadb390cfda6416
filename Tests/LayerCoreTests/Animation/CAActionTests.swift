import Foundation
import Testing
import ViewTestSupport

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// The actions of layers for changes of their values, and what layers without a view do by themselves.
@MainActor
struct CAActionTests {
  private typealias Scene = AnimatingWindow

  /// A layer whose class has an action for one key, and none for another.
  private final class Acting: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? CATransition() : event == "position" ? NSNull() : nil
    }
  }

  @Test("The action of a class is its own, and none where it is NSNull") func actionsOfClasses() {
    let layer = Acting()
    #expect(layer.action(forKey: "opacity") is CATransition)
    #expect(layer.action(forKey: "position") == nil)
  }

  @Test("B.18: bare layers animate by themselves for 0.25 seconds once they have been seen") func implicit() {
    Scene.run { scene in
      let layer = CALayer()
      scene.layer.addSublayer(layer)
      layer.position.x = 8
      #expect(layer.animationKeys() == nil, "nobody has seen it")
      scene.loop.runUntilIdle()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 40
      #expect(layer.animationKeys() == ["position"] && layer.presentation()?.position.x == 8)
      scene.loop.run(for: 0.125)
      #expect(layer.presentation()?.position.x == 24)
      // Not additive: a change in flight goes from what is seen.
      layer.position.x = 8
      #expect(layer.presentation()?.position.x == 24)
      scene.loop.run(for: 0.25)
      #expect(layer.presentation()?.position.x == 8 && layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 0
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("Actions: the delegate's, the layer's, the style's; NSNull is none") func actions() {
    final class Noting: NSObject, CAAction, CALayerDelegate {
      var log: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        log.append(event)
      }
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? self : event == "zPosition" ? NSNull() : nil
      }
    }
    Scene.run { scene in
      let (layer, noting) = (CALayer(), Noting())
      scene.layer.addSublayer(layer)
      scene.loop.runUntilIdle()
      layer.delegate = noting
      layer.actions = ["position": NSNull(), "bounds": noting]
      layer.style = ["actions": ["cornerRadius": noting]]
      layer.opacity = 0
      layer.zPosition = 1
      layer.position = CGPoint(x: 1, y: 1)
      layer.bounds.size.width = 3
      layer.cornerRadius = 3
      #expect(noting.log == ["opacity", "bounds", "cornerRadius"] && layer.animationKeys() == nil)
      layer.borderWidth = 2
      #expect(layer.animationKeys() == ["borderWidth"])
    }
  }
}
