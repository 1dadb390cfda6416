import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The view of an alert, or of an action sheet.
///
/// An alert is a card, 270 points wide, in the middle of the safe area above the keyboard: the texts and the fields, then
/// the actions, 44 points each; two are side by side where both titles fit, the one that cancels at the leading side, and
/// others in a column, with the one that cancels last. An action sheet is 8 points from the lower end of the safe area and
/// from its sides, with actions of 57 points, and the one that cancels on a card of its own, 8 points below. In a popover
/// there is no such action. Texts and actions scroll where there is no room for all.
///
/// On iOS 26 both are a card of 320 points in the middle, with a capsule for each action, and a popover is as well (26.P.9).
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let isSheet: Bool
  private let card = UIView()
  private let header: AlertHeader
  private let list: AlertActionList
  private let cancelCard = UIView()
  private let cancelList: AlertActionList
  /// The card of iOS 26.
  private var platter: PlatterView?
  private var observers: [any NSObjectProtocol] = []
  /// The upper edge of a keyboard that came or went while the alert was shown.
  private var keyboardTop: CGFloat?

  init(of controller: UIAlertController) {
    self.controller = controller
    isSheet = controller.preferredStyle == .actionSheet
    let look = AlertLook.look(isSheet: isSheet, width: 0, in: controller.traitCollection)
    header = AlertHeader(look)
    list = AlertActionList(of: controller, look)
    cancelList = AlertActionList(of: controller, look)
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    for (card, parts) in [(card, [header, list]), (cancelCard, [cancelList])] {
      card.backgroundColor = .secondarySystemBackground
      card.backing.cornerRadius = PresentationFigures.alertCornerRadius[.v17]
      card.clipsToBounds = true
      for part in parts { card.addSubview(part) }
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  private var isInPopover: Bool { controller?.isShownInPopover == true }
  /// Whether or not the look is that of iOS 26.
  private var isPlatter: Bool { traitCollection.system >= .v26 }

  // MARK: Frames

  /// Returns the frame of the view in the window: in the middle, or at the bottom.
  ///
  /// `frame(in:)` is the place where a view is.
  func place(in window: UIWindow) -> CGRect {
    var area = window.bounds.inset(by: window.surroundingInsets)
    if let keyboard = keyboardTop ?? window.keyboardFrame?.minY, keyboard < area.maxY {
      area.size.height = max(0, keyboard - area.minY)
    }
    let isLow = isSheet && !isPlatter
    let gap = isLow ? PresentationFigures.actionSheetGap : 0
    let room = max(0, area.width - 2 * PresentationFigures.alertMargin[traitCollection])
    let width =
      isLow ? max(0, area.width - 2 * gap) : min(PresentationFigures.alertWidth[traitCollection], room)
    let height = min(fittingHeight(in: width), max(0, area.height - 2 * gap))
    let y = isLow ? area.maxY - gap - height : area.midY - height / 2
    let origin = CGPoint(x: area.midX - width / 2, y: y)
    return CGRect(
      origin: PixelGrid(scale: traitCollection.displayScale).snap(origin, .nearest(.up)),
      size: CGSize(width: width, height: height))
  }

  /// Returns the height of everything in a width.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    showContent(in: width)
    let cancelHeight = cancelList.height(in: width)
    let gap = cancelHeight > 0 && hasMainCard(in: width) ? PresentationFigures.actionSheetGap : 0
    let height = header.height(in: width) + list.height(in: width) + gap + cancelHeight
    return header.look.isWhole ? height.rounded(.up) : height
  }

  private func hasMainCard(in width: CGFloat) -> Bool {
    header.height(in: width) + list.height(in: width) > 0
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if isInPopover { setNeedsLayout() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A popover becomes a sheet at the bottom in a compact width, with one action more.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showContent(in: bounds.width)
    // The arrow of a popover is in the safe area.
    var area = isInPopover ? bounds.inset(by: safeAreaInsets) : bounds
    placePlatter(area)
    backgroundColor = isInPopover && !isPlatter ? card.backgroundColor : nil
    let cancelHeight = min(cancelList.height(in: area.width), area.height)
    cancelCard.isHidden = cancelHeight == 0
    cancelCard.frame = CGRect(
      x: area.minX, y: area.maxY - cancelHeight, width: area.width, height: cancelHeight)
    cancelList.frame = cancelCard.bounds
    if cancelHeight > 0 {
      area.size.height = max(0, area.height - cancelHeight - PresentationFigures.actionSheetGap)
    }
    card.frame = area
    card.backing.cornerRadius =
      isInPopover && !isPlatter ? 0 : PresentationFigures.alertCornerRadius[traitCollection]
    // Where there is no room for both, each part gets half of it, or what the other one leaves.
    let (texts, actions) = (header.height(in: area.width), list.height(in: area.width))
    let half = area.height / 2
    let listHeight = min(actions, max(half, area.height - texts))
    header.frame = CGRect(x: 0, y: 0, width: area.width, height: max(0, min(texts, area.height - listHeight)))
    list.frame = CGRect(x: 0, y: header.frame.maxY, width: area.width, height: listHeight)
  }

  /// Places the card of iOS 26, or removes it.
  private func placePlatter(_ area: CGRect) {
    card.backgroundColor = isPlatter ? nil : .secondarySystemBackground
    card.backing.cornerCurve = isPlatter ? .continuous : .circular
    guard isPlatter else {
      platter?.removeFromSuperview()
      platter = nil
      return
    }
    let platter = platter ?? PlatterView(.alert)
    self.platter = platter
    platter.look = isInPopover ? .actionPopover : .alert
    platter.radius = PresentationFigures.alertCornerRadius[traitCollection]
    platter.frame = area
    if platter.superview == nil { insertSubview(platter, at: 0) }
  }

  /// Shows the content in its current order, which depends on the width.
  private func showContent(in width: CGFloat) {
    guard let controller else { return }
    let look = AlertLook.look(isSheet: isSheet, width: width, in: traitCollection)
    (header.look, list.look, cancelList.look) = (look, look, look)
    let (cancels, others) = (
      controller.actions.filter { $0.style == .cancel }, controller.actions.filter { $0.style != .cancel }
    )
    header.show(
      title: controller.title, message: controller.message, fields: controller.textFields ?? [])
    let hasTexts = header.height(in: PresentationFigures.alertWidth[traitCollection]) > 0
    if isSheet, isPlatter {
      list.show(isInPopover ? others : others + cancels, hasUpperLine: false)
      return cancelList.show([], hasUpperLine: false)
    }
    guard !isSheet else {
      list.show(others, hasUpperLine: hasTexts)
      cancelList.show(isInPopover ? [] : cancels, hasUpperLine: false)
      return
    }
    let isBeside = list.areSideBySide(controller.actions, in: width)
    list.show(isBeside ? cancels + others : others + cancels, hasUpperLine: hasTexts)
  }

  // MARK: Keyboard

  override func didMoveToWindow() {
    super.didMoveToWindow()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    keyboardTop = nil
    guard window != nil, !isSheet || isPlatter else { return }
    observers = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { [weak self] note in
        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { self?.keyboardWillMove(to: end) }
      }
    }
  }

  private func keyboardWillMove(to frame: CGRect?) {
    keyboardTop = frame?.minY
    let container = superview
    UIView.animate(withDuration: 0.25) {
      container?.setNeedsLayout()
      container?.layoutIfNeeded()
    }
  }
}
