public import Foundation
public import StyleCore

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  ///
  /// A missing font or colour is the default one: 17 points, semibold, `label`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The attributes of the large title.
  ///
  /// A missing font or colour is the default one: 34 points, bold, `label`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The attributes of the subtitle, in bars of iOS 26.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The attributes of the subtitle below a large title, in bars of iOS 26.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The appearance of prominent buttons: the newer name of `doneButtonAppearance`.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The appearance of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The image of the back button in the bar's tint colour.
  ///
  /// An empty image stands for the system's chevron.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the back button's image that hides the title in a transition.
  ///
  /// Differs from UIKit: without effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the image and the mask of the back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    onChange?()
  }

  /// Returns a copy of the appearance.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = madeCopy()
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.subtitleTextAttributes = subtitleTextAttributes
    copy.largeSubtitleTextAttributes = largeSubtitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    copy.backButtonAppearance = backButtonAppearance
    copy.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }

  var own: UINavigationBarAppearance { copy() as? UINavigationBarAppearance ?? self }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The appearance of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }

  /// Returns a copy of the appearance.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = madeCopy()
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }

  var own: UIToolbarAppearance { copy() as? UIToolbarAppearance ?? self }
}
