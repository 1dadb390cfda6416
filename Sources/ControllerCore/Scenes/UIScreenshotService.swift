import ControlCore
public import Foundation
public import LayoutCore

/// A type of objects that give a page in place of a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Calls the handler with a document, the number of its present page, and the visible part of that.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// Calls the handler without a document.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// The maker of screenshots of a scene.
///
/// Differs from UIKit: there are no screenshots, so that the delegate is not asked.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The object that gives a page in place of a screenshot.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

extension UIWindowScene {
  private static let screenshots = AttachedValue<UIScreenshotService>()

  /// The maker of screenshots of the scene.
  public var screenshotService: UIScreenshotService? {
    Self.screenshots.of(self) { UIScreenshotService(of: self) }
  }
}
