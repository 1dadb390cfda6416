public import Foundation
public import GraphicsCore
import LayerCore
import LayoutCore
public import StyleCore

/// The news of a turn of the screen beside `viewWillTransition(to:with:)`, which came with iOS 8.
///
/// Differs from UIKit: a controller is told in the former and in the new way.
extension UIApplication {
  /// The duration of a quarter turn of the interface, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Turns the screen, unless the front view controller does not support the orientation.
  ///
  /// Differs from UIKit: without an animation.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    statusBarOrientation = interfaceOrientation
  }

  /// The name of the exception for an orientation that no controller supports; it is not raised.
  public nonisolated class var invalidInterfaceOrientationException: GraphicsCore.NSExceptionName {
    GraphicsCore.NSExceptionName("UIApplicationInvalidInterfaceOrientationException")
  }

  package func screenWillTurn(to orientation: UIInterfaceOrientation) {
    let duration = statusBarOrientationAnimationDuration
    requests.formerTraits = UIWindowScene.main.traitCollection
    delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: duration)
    post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    for controller in turningControllers { controller.willRotate(to: orientation, duration: duration) }
  }

  package func screenDidTurn(from orientation: UIInterfaceOrientation) {
    let (present, duration) = (statusBarOrientation, statusBarOrientationAnimationDuration)
    for controller in turningControllers { controller.willAnimateRotation(to: present, duration: duration) }
    delegate?.application(self, didChangeStatusBarOrientation: orientation)
    post(UIApplication.didChangeStatusBarOrientationNotification, orientation)
    for controller in turningControllers { controller.didRotate(from: orientation) }
    let scene = UIWindowScene.main
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: scene.coordinateSpace, interfaceOrientation: orientation,
      traitCollection: requests.formerTraits ?? scene.traitCollection)
    requests.formerTraits = nil
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }

  /// The controllers whose views are in windows, the outer ones first.
  private var turningControllers: [UIViewController] {
    var (found, waiting): ([UIViewController], [UIViewController]) = ([], [])
    for root in windows.compactMap(\.rootViewController) {
      waiting.append(root)
      while let controller = waiting.popLast() {
        if controller.viewIfLoaded?.window != nil { found.append(controller) }
        if controller.shouldAutomaticallyForwardRotationMethods() {
          waiting += controller.children.reversed()
        }
        // A presented controller is found from the one that presents it, and not from that one's children.
        if let presented = controller.presentedViewController,
          presented.presentingViewController === controller
        {
          waiting.append(presented)
        }
      }
    }
    return found
  }
}
