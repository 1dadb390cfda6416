import UIKit

/// Messages from top to bottom, and beneath them a bar to write one. Everything is placed by hand.
final class ChatView: UIView {
  private enum Metrics {
    static let gap: CGFloat = 3
    static let gapBetweenSenders: CGFloat = 14
    static let avatar: CGFloat = 30
    static let greatestShare: CGFloat = 0.78
    static let greatestWidth: CGFloat = 440
  }

  private struct Row {
    let sender: Member?
    let bubble: BubbleView
    let avatar: InitialsView?
    let startsGroup: Bool
  }

  let scrollView = UIScrollView()
  let bar = MessageBar()
  private let dateLabel = UILabel(.footnote, color: .secondaryLabel)
  private var rows: [Row] = []

  /// The height of the keyboard over the view.
  var keyboardHeight: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  var messages: [Message] = [] {
    didSet { rebuild() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.contentInsetAdjustmentBehavior = .never
    dateLabel.textAlignment = .center
    dateLabel.text = Strings.Chat.today
    scrollView.addSubview(dateLabel)
    addSubview(scrollView)
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAtEnd = isScrolledToEnd
    let covered = max(keyboardHeight, safeAreaInsets.bottom)
    let barHeight = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(
      x: 0, y: bounds.height - covered - barHeight, width: bounds.width, height: barHeight + covered)
    scrollView.frame = bounds
    scrollView.contentInset = UIEdgeInsets(
      top: safeAreaInsets.top, left: 0, bottom: bounds.height - bar.frame.minY, right: 0)
    layOutRows()
    if isAtEnd { scrollToEnd() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  func scrollToEnd() {
    let inset = scrollView.contentInset
    let end = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    scrollView.contentOffset.y = max(-inset.top, end)
  }

  private var isScrolledToEnd: Bool {
    let end = scrollView.contentSize.height + scrollView.contentInset.bottom - scrollView.bounds.height
    return scrollView.contentOffset.y >= end - 1
  }

  private func layOutRows() {
    let area = scrollView.bounds.inset(by: safeAreaInsets).insetBy(dx: 12, dy: 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // In whole points: lines that fill it make a bubble as wide.
    let width = min(Metrics.greatestWidth, (area.width * Metrics.greatestShare).rounded(.down))
    let dateHeight = dateLabel.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
      .height
    dateLabel.frame = CGRect(x: area.minX, y: 16, width: area.width, height: dateHeight)
    var y = dateLabel.frame.maxY + 12
    for (index, row) in rows.enumerated() {
      if index > 0 { y += row.startsGroup ? Metrics.gapBetweenSenders : Metrics.gap }
      let size = row.bubble.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let inset = row.sender == nil ? 0 : Metrics.avatar + 4
      let isLeft = (row.sender == nil) == isRightToLeft
      let x = isLeft ? area.minX + inset : area.maxX - inset - size.width
      row.bubble.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      row.avatar?.frame = CGRect(
        x: isLeft ? area.minX : area.maxX - Metrics.avatar, y: y + size.height - Metrics.avatar,
        width: Metrics.avatar, height: Metrics.avatar)
      y += size.height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + 12)
  }

  private func rebuild() {
    for row in rows {
      row.bubble.removeFromSuperview()
      row.avatar?.removeFromSuperview()
    }
    rows = messages.enumerated().map { index, message in
      let isFirst = index == 0 || messages[index - 1].sender != message.sender
      let isLast = index == messages.count - 1 || messages[index + 1].sender != message.sender
      let bubble = BubbleView(
        text: message.text, side: message.sender == nil ? .trailing : .leading, hasTail: isLast)
      let avatar = isLast ? message.sender.map(InitialsView.init) : nil
      scrollView.addSubview(bubble)
      if let avatar { scrollView.addSubview(avatar) }
      return Row(sender: message.sender, bubble: bubble, avatar: avatar, startsGroup: isFirst)
    }
    setNeedsLayout()
  }
}
