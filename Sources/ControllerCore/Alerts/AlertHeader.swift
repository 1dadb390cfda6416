import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The texts and the text fields of an alert, which scroll where there is no room for all.
final class AlertHeader: UIView {
  /// The figures.
  var look: AlertLook {
    didSet { if look != oldValue { showLook() } }
  }
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UITextField] = []
  /// The capsules behind the fields.
  private var capsules: [UIView] = []
  /// The fields whose borders are the system's, which capsules replace on iOS 26.
  private var bordered: [ObjectIdentifier: UITextField.BorderStyle] = [:]

  init(_ look: AlertLook) {
    self.look = look
    super.init(frame: .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      scrollView.addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    showLook()
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  /// Shows texts and fields.
  func show(title: String?, message: String?, fields: [UITextField]) {
    titleLabel.text = title
    messageLabel.text = message
    self.fields = fields
    for field in fields where field.superview !== scrollView { scrollView.addSubview(field) }
    showLook()
    setNeedsLayout()
  }

  /// Whether or not there is a title or a message alone.
  private var hasOneText: Bool { (titleLabel.text ?? "").isEmpty != (messageLabel.text ?? "").isEmpty }

  /// Gives the texts and the fields their look.
  private func showLook() {
    let one = hasOneText ? look.oneFont : nil
    titleLabel.font = one ?? look.titleFont
    messageLabel.font = one ?? look.messageFont
    titleLabel.textColor = look.titleColor
    messageLabel.textColor = one == nil ? look.messageColor : look.titleColor
    for label in [titleLabel, messageLabel] {
      label.textAlignment = look.isCentered || one != nil ? .center : .natural
    }
    for field in fields {
      if look.field.capsule == nil, let border = bordered.removeValue(forKey: ObjectIdentifier(field)) {
        field.borderStyle = border
      } else if look.field.capsule != nil, field.borderStyle == .roundedRect {
        bordered[ObjectIdentifier(field)] = field.borderStyle
        field.borderStyle = .none
      }
    }
    setNeedsLayout()
  }

  /// Places the capsules behind the fields without borders.
  private func placeCapsules() {
    let shown = fields.filter { bordered[ObjectIdentifier($0)] != nil }
    guard shown.count == fields.count, let larger = look.field.capsule else {
      for capsule in capsules { capsule.removeFromSuperview() }
      capsules = []
      return
    }
    while capsules.count > fields.count { capsules.removeLast().removeFromSuperview() }
    while capsules.count < fields.count {
      let capsule = UIView()
      capsule.isUserInteractionEnabled = false
      capsule.backgroundColor = .tertiarySystemFill
      scrollView.insertSubview(capsule, at: 0)
      capsules.append(capsule)
    }
    for (field, capsule) in zip(fields, capsules) {
      capsule.frame = field.frame.insetBy(dx: -larger.width, dy: -larger.height)
      capsule.layer.cornerRadius = capsule.bounds.height / 2
    }
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
    placeCapsules()
    scrollView.contentSize = CGSize(width: bounds.width, height: places.height)
    scrollView.isScrollEnabled = places.height > bounds.height
  }

  private func places(
    in width: CGFloat
  ) -> (title: CGRect, message: CGRect, fields: [CGRect], height: CGFloat) {
    let room = max(0, width - 2 * look.padding)
    func place(_ label: UILabel, at y: CGFloat) -> CGRect {
      let isEmpty = (label.text ?? "").isEmpty
      let size = isEmpty ? .zero : label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGRect(x: look.padding, y: y, width: room, height: size.height)
    }
    let title = place(titleLabel, at: look.above)
    let hasGap = title.height > 0 && !(hasOneText && look.oneFont != nil)
    let message = place(messageLabel, at: title.maxY + (hasGap ? look.textGap : 0))
    let hasTexts = title.height + message.height > 0
    let below = hasOneText ? look.belowOne : look.below
    var y = hasTexts ? message.maxY + below : fields.isEmpty ? 0 : look.above
    guard !fields.isEmpty else { return (title, message, [], y) }
    let figures = look.field
    if hasTexts { y += figures.above }
    let frames = fields.enumerated().map { index, field in
      CGRect(
        x: figures.inset, y: y + CGFloat(index) * (figures.height + figures.gap),
        width: max(0, width - 2 * figures.inset),
        height: field.isSecureTextEntry ? figures.secureHeight ?? figures.height : figures.height)
    }
    y += CGFloat(fields.count) * (figures.height + figures.gap) - figures.gap + figures.below
    return (title, message, frames, y)
  }
}
