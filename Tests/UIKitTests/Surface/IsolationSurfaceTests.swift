import Foundation
import Testing
import UIKit

/// The declarations on the main actor, and those on none: that this compiles is most of the test.
struct IsolationSurfaceTests {
  /// A view as it is written for Swift 6.
  @MainActor
  private final class Careful: UIView {
    static var released = 0
    var name = "careful"

    nonisolated override var description: String { MainActor.assumeIsolated { "<\(name)>" } }
    nonisolated override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
    nonisolated override var hash: Int { ObjectIdentifier(self).hashValue }

    isolated deinit { Careful.released += name.isEmpty ? 0 : 1 }
  }

  private final class Guide: UILayoutGuide {
    nonisolated override func encode(with coder: NSCoder) { super.encode(with: coder) }
  }

  private final class Coded: UIView {
    nonisolated override func encode(with coder: NSCoder) { super.encode(with: coder) }
  }

  @MainActor
  @Test func overridesOfObjects() {
    let view = Careful()
    #expect("\(view)" == "<careful>" && view == view && Set([view, view]).count == 1)
    Guide().encode(with: NSCoder())
    Coded().encode(with: NSCoder())
    do { _ = Careful() }
    #expect(Careful.released == 1)
  }

  @MainActor
  @Test("Subclasses and delegates are on the main actor without saying so") func inheritance() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offset = CGPoint.zero
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
    }
    final class LayerDelegate: NSObject, @preconcurrency CALayerDelegate {
      @MainActor var layouts = 0
      @MainActor func layoutSublayers(of layer: CALayer) { layouts += 1 }
    }
    let (scrollView, delegate) = (UIScrollView(), Delegate())
    scrollView.delegate = delegate
    scrollView.contentOffset.x = 4
    #expect(delegate.offset.x == 4)
    let (layer, layerDelegate) = (CALayer(), LayerDelegate())
    layer.delegate = layerDelegate
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(layerDelegate.layouts == 1)
  }

  @Test("Values may be sent anywhere") func values() async {
    for type in [
      UIEdgeInsets.self, NSDirectionalEdgeInsets.self, UIOffset.self, CGAffineTransform.self,
      CATransform3D.self,
      CGVector.self, UIRectEdge.self, UILayoutPriority.self, UIView.ContentMode.self,
      UIView.AutoresizingMask.self, UIControl.State.self, UIControl.Event.self, UIButton.ButtonType.self,
      UIUserInterfaceSizeClass.self, UISemanticContentAttribute.self, NSLayoutConstraint.Attribute.self,
      UIFont.Weight.self, UIFont.TextStyle.self, UIContentSizeCategory.self, CACornerMask.self,
      UIColor.self, UIFont.self, UIImage.self, UITraitCollection.self, CGImage.self, CGColor.self,
    ] as [any Sendable.Type] {
      #expect("\(type)" != "")
    }
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let color = await Task.detached { UIColor.label.resolvedColor(with: traits) }.value
    #expect(color == .white)
    // Of no actor, as on a phone.
    UITraitCollection.current = .current
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 2.5, y: 4))
  }

  @MainActor
  @Test("Classes of the main actor are what code that runs there expects") func mainActor() {
    let classes: [AnyClass] = [
      UIResponder.self, UIView.self, UIViewController.self, UIWindow.self, UIScreen.self, UIDevice.self,
      UIApplication.self, NSLayoutConstraint.self, UILayoutGuide.self, UIGestureRecognizer.self,
      UIAction.self,
    ]
    #expect(classes.count == 11)
    let protocols: [Any.Type] = [
      (any UILayoutSupport).self, (any UITraitEnvironment).self, (any UICoordinateSpace).self,
      (any UIScrollViewDelegate).self, (any NSCoding).self,
    ]
    #expect(protocols.count == 5)
    let environment: any UITraitEnvironment = UIView()
    let coder: any NSCoding = UIView()
    #expect(environment.traitCollection.displayScale == 3 && coder is UIView, "H.6")
  }
}
