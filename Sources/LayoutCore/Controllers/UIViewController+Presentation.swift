import Foundation

extension UIViewController {
  /// A controller that covers another, and the view that holds its view.
  struct Presentation {
    let presented: UIViewController
    let container: PresentationView
    var isEnding = false
  }

  /// The controller that this one, or a parent of it, presents.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.controller.parent).lazy
      .compactMap { $0.controller.presentation?.presented }.first
  }

  /// The controller that presents this one or a parent of it.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.controller.parent).lazy.compactMap(\.controller.presenting).first
  }

  func present(_ presented: UIViewController, isAnimated: Bool) {
    let presenter = outermostParent
    precondition(
      presented.controller.parent == nil && presented !== presenter,
      "A controller that is in another, or presents itself, cannot be presented.")
    guard presenter.controller.presentation == nil, presented.controller.presenting == nil else { return }
    let container = PresentationView(of: presented)
    presenter.controller.presentation = Presentation(presented: presented, container: container)
    presented.controller.presenting = presenter
    guard let window = presenter.viewIfLoaded?.window, let view = presented.view else { return }
    let covers = container.coversAll

    let isSeen = presenter.isSeen
    if isSeen, covers { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    if isSeen { presented.beginAppearanceTransition(true, animated: isAnimated) }
    container.frame = window.bounds
    window.addSubview(container)
    container.addSubview(view)
    container.placeContent()
    if isSeen { presented.announceIsAppearing() }
    if isSeen { window.layoutIfNeeded() }
    if isSeen { presented.endAppearanceTransition() }
    if isSeen, covers { presenter.endAppearanceTransition() }
  }

  func dismissPresented(isAnimated: Bool) {
    let presenter = sequence(first: self, next: \.controller.parent).first {
      $0.controller.presentation != nil
    }
    guard let presenter = presenter ?? presentingViewController,
      let presentation = presenter.controller.presentation
    else { return }
    let presented = presentation.presented
    // What it presents itself goes first.
    if presented.controller.presentation != nil { presented.dismissPresented(isAnimated: isAnimated) }
    presenter.controller.presentation?.isEnding = true

    let covered = presenter.controller.appearance == .disappeared && presented.isSeen
    presented.beginAppearanceTransition(false, animated: isAnimated)
    if covered { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    presentation.container.removeFromSuperview()
    if covered { presenter.announceIsAppearing() }
    presenter.viewIfLoaded?.window?.layoutIfNeeded()
    presented.endAppearanceTransition()
    if covered { presenter.endAppearanceTransition() }
    presented.viewIfLoaded?.removeFromSuperview()
    presented.controller.presenting = nil
    presenter.controller.presentation = nil
  }
}

/// How a controller covers others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The screen.
  case fullScreen = 0
  /// A sheet of a page's width where there is room.
  case pageSheet = 1
  /// A smaller sheet in the middle where there is room.
  case formSheet = 2
  /// The controller beneath.
  case currentContext = 3
  /// As its class says.
  case custom = 4
  /// The screen, above what stays.
  case overFullScreen = 5
  /// The controller beneath, above what stays.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system likes: a page sheet.
  case automatic = -2
}

/// How a controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By a turn.
  case flipHorizontal = 1
  /// By fading in.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}

/// Holds the view of a presented controller in the window.
final class PresentationView: UIView {
  private weak var presented: UIViewController?

  init(of presented: UIViewController) {
    self.presented = presented
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    placeContent()
  }

  /// Whether nothing of what is beneath is seen.
  var coversAll: Bool {
    switch presented?.modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  func placeContent() {
    guard let presented, let window else { return }
    presented.viewIfLoaded?.frame = contentFrame(of: presented, in: window)
  }

  /// Where the view of the presented controller lies. The figures of sheets are ours: on phones upright ten
  /// points under the safe area, on pads in the middle.
  private func contentFrame(of presented: UIViewController, in window: UIWindow) -> CGRect {
    let traits = window.traitCollection
    if let alert = presented.viewIfLoaded as? AlertView { return alert.frame(in: window) }
    let isForm: Bool
    switch presented.modalPresentationStyle {
    case .formSheet, .popover: isForm = true
    case .pageSheet, .automatic: isForm = false
    default: return bounds
    }
    guard traits.verticalSizeClass == .regular else { return bounds }
    guard traits.horizontalSizeClass == .regular else {
      return bounds.inset(
        by: UIEdgeInsets(top: window.surroundingInsets.top + 10, left: 0, bottom: 0, right: 0))
    }
    let preferred = presented.preferredContentSize
    let form = CGSize(
      width: preferred.width > 0 ? preferred.width : 540,
      height: preferred.height > 0 ? preferred.height : 620)
    let room = bounds.inset(by: window.surroundingInsets)
    let wanted = isForm ? form : CGSize(width: 704, height: room.height)
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}
