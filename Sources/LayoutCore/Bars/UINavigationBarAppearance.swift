public import Foundation
public import StyleCore

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title; what is missing is as usual: 17 points, semibold, `label`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Font and colour of the large title; what is missing is as usual: 34 points, bold, `label`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
  /// The look of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The picture of the way back in the bar's tint colour; an empty one stands for the system's mark.
  open private(set) var backIndicatorImage = UIImage()
  /// The part of that picture behind which text is hidden. Differs from UIKit: without effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the pictures of the way back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    onChange?()
  }

  /// A look of its own that is like this one.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    copy.backButtonAppearance = backButtonAppearance
    copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }

  var own: UINavigationBarAppearance { copy() as? UINavigationBarAppearance ?? self }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }

  /// A look of its own that is like this one.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }

  var own: UIToolbarAppearance { copy() as? UIToolbarAppearance ?? self }
}
