package import Foundation
import LayerCore

extension UIView: @preconcurrency LayerHost {
  package func layOutLayer() {
    layoutSublayers(of: backing)
  }

  package func followScreenTraits() {
    followMainScreen()
  }

  package func solveConstraintsOfTree() {
    if LayoutEngine.exists { solveConstraints() }
  }

  package func updateConstraintsOfLayer() {
    updateConstraintsInPass()
  }

  package func updateEnvironment(traits: Bool, insets: Bool) {
    if traits { updateTraits(in: attachedSuperview) }
    if insets { updateInsets() }
  }

  package func layerWillLeaveSuperlayer() {
    deactivateConstraintsAcrossSubtree()
    willLeaveTree()
  }

  package func layerDidLeaveSuperlayer() {
    didEnterTree()
  }

  package func layerDidBecomeMask() {
    MaskViews.add(self)
  }

  package func layerDidChangeOrder() {
    didChangeOrder()
  }

  package func layerDidMove() {
    boxDidMove()
    keyboardGuidesBeneathDidMove()
  }

  package func layerDidResize(from oldSize: CGSize) {
    autoresizeSubviews(from: oldSize)
  }

  package nonisolated func sublayersDidChange() {
    unsafe knownSubviews = nil
  }

  package nonisolated var traitsForCallbacks: AnyObject { unsafe storedTraits }

  package var nameForTests: String? { accessibility?.identifier }
}

extension CALayer {
  /// The view of the layer.
  @inline(__always)
  final var view: UIView? { UIView.hosting(host) }

  /// The view of the layer while it is a subview.
  @inline(__always)
  final var attachedView: UIView? { UIView.hosting(attachedHost) }

  /// The view of this layer, or of the model layer of a presentation layer.
  package var hostView: UIView? { UIView.hosting(hostOfModel) }
}

extension UIView {
  /// Returns a host as a view, which every host is.
  @inline(__always)
  fileprivate nonisolated static func hosting(_ host: (any LayerHost)?) -> UIView? {
    host.map { unsafe unsafeDowncast($0, to: UIView.self) }
  }
}
