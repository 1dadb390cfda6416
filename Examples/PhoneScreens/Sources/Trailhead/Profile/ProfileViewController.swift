import UIKit

final class ProfileViewController: UIViewController, UIScrollViewDelegate {
  private let profile: Profile
  private var isFollowing = false

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
    title = Strings.Tabs.profile
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private(set) lazy var profileView = ProfileView(profile: profile)

  override func loadView() {
    view = profileView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileView.scrollView.delegate = self
    profileView.followButton.addAction(
      UIAction { [weak self] _ in self?.toggleFollowing() }, for: .touchUpInside)
    profileView.messageButton.addAction(
      UIAction { [weak self] _ in self?.openChat() }, for: .touchUpInside)
    profileView.aboutCard.moreButton.addAction(
      UIAction { [weak self] _ in self?.toggleAbout() }, for: .touchUpInside)
    profileView.header.addGestureRecognizer(makeHeaderTap())
    updateButtons()
  }

  // MARK: Header

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    profileView.layOutHeader()
  }

  /// The head comes to rest as a whole or as a bar, never between them.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let distance = profileView.collapseDistance
    let target = targetContentOffset.pointee.y
    guard target > 0, target < distance else { return }
    targetContentOffset.pointee.y = target > distance / 2 ? distance : 0
  }

  /// A tap on the bar brings the whole head back.
  private func expandHeader() {
    guard profileView.header.collapse > 0 else { return }
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.85) { [profileView] in
      profileView.scrollView.contentOffset = .zero
      profileView.layoutIfNeeded()
    }
    animator.startAnimation()
  }

  private func makeHeaderTap() -> UITapGestureRecognizer {
    let tap = HandlerTapGestureRecognizer { [weak self] in self?.expandHeader() }
    return tap
  }

  // MARK: Actions

  private func toggleFollowing() {
    isFollowing.toggle()
    updateButtons()
  }

  private func toggleAbout() {
    profileView.aboutCard.setExpanded(!profileView.aboutCard.isExpanded)
    profileView.setNeedsLayout()
    UIView.animate(withDuration: 0.3) { self.profileView.layoutIfNeeded() }
  }

  private func openChat() {
    tabBarController?.selectedIndex = 1
  }

  private func updateButtons() {
    var follow: UIButton.Configuration = isFollowing ? .tinted() : .filled()
    follow.title = isFollowing ? Strings.Profile.following : Strings.Profile.follow
    follow.background.cornerRadius = Theme.Radius.card
    if !isFollowing { follow.baseForegroundColor = Theme.onAccent }
    profileView.followButton.configuration = follow
    var message = UIButton.Configuration.gray()
    message.title = Strings.Profile.message
    message.background.cornerRadius = Theme.Radius.card
    profileView.messageButton.configuration = message
  }
}

/// A recognizer that calls a closure, for where there are no selectors.
final class HandlerTapGestureRecognizer: UITapGestureRecognizer {
  private let handler: () -> Void

  init(handler: @escaping () -> Void) {
    self.handler = handler
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { handler() } }
  }
}
