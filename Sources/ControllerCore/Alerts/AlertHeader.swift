import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The texts and the text fields of an alert, which scroll where there is no room for all.
final class AlertHeader: UIView {
  private let look: AlertLook
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []

  init(_ look: AlertLook) {
    self.look = look
    super.init(frame: .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = look.textColor
      scrollView.addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    titleLabel.font = .systemFont(ofSize: look.titleSize, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: look.messageSize)
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  /// Shows texts and fields.
  func show(title: String?, message: String?, fields: [UITextField]) {
    titleLabel.text = title
    messageLabel.text = message
    self.fields = fields
    for field in fields where field.superview !== scrollView { scrollView.addSubview(field) }
    setNeedsLayout()
  }

  /// Returns the height of everything in a width: from the top the title, the message and the fields.
  func height(in width: CGFloat) -> CGFloat { places(in: width).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let places = places(in: bounds.width)
    titleLabel.frame = places.title
    messageLabel.frame = places.message
    for (field, frame) in zip(fields, places.fields) { field.frame = frame }
    scrollView.contentSize = CGSize(width: bounds.width, height: places.height)
    scrollView.isScrollEnabled = places.height > bounds.height
  }

  private func places(
    in width: CGFloat
  ) -> (title: CGRect, message: CGRect, fields: [CGRect], height: CGFloat) {
    let room = max(0, width - 2 * AlertLook.padding)
    func place(_ label: UILabel, at y: CGFloat) -> CGRect {
      let isEmpty = (label.text ?? "").isEmpty
      let size = isEmpty ? .zero : label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGRect(x: AlertLook.padding, y: y, width: room, height: size.height)
    }
    let title = place(titleLabel, at: look.above)
    let message = place(messageLabel, at: title.maxY + (title.height > 0 ? AlertLook.textGap : 0))
    let hasTexts = title.height + message.height > 0
    var y = hasTexts ? message.maxY + look.below : fields.isEmpty ? 0 : look.above
    let frames = fields.indices.map { index in
      CGRect(
        x: AlertLook.padding, y: y + CGFloat(index) * (AlertLook.fieldHeight + AlertLook.fieldGap),
        width: room, height: AlertLook.fieldHeight)
    }
    if let last = frames.last { y = last.maxY + 2 * AlertLook.fieldGap }
    return (title, message, frames, y)
  }
}
