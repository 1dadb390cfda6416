import UIKit

/// A row with a symbol on a tile, a title, and something to set or a value.
final class SettingsRow: ContentRow {
  /// A row with a control at its end, which gets a line of its own where text is large or the control wide.
  convenience init(symbol: String, color: UIColor, title: String, accessory: UIControl) {
    let label = UILabel(.body)
    label.text = title
    if accessory.accessibilityLabel == nil { accessory.accessibilityLabel = title }
    accessory.setContentHuggingPriority(.required, for: .horizontal)
    accessory.setContentCompressionResistancePriority(.required, for: .horizontal)
    self.init(parts: [SymbolTile(symbol: symbol, color: color), label, accessory])
    if accessory is UISlider {
      accessory.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.4).isActive = true
    }
  }

  /// A row that leads somewhere.
  convenience init(symbol: String, color: UIColor, title: String, value: String) {
    let (label, valueLabel) = (UILabel(.body), UILabel(.body, color: .secondaryLabel))
    label.text = title
    valueLabel.text = value
    valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [label, valueLabel])
    texts.spacing = Theme.Spacing.small
    self.init(parts: [SymbolTile(symbol: symbol, color: color), texts, Chevron()], isTappable: true)
    texts.adaptsToTextSize()
    accessibilityTraits = .button
  }

  /// A row that is filled by something.
  convenience init(content: UIView) {
    self.init(parts: [content])
  }

  private init(parts: [UIView], isTappable: Bool = false) {
    let stack = UIStackView(arrangedSubviews: parts)
    stack.spacing = 15
    stack.alignment = parts.count > 1 ? .center : .fill
    stack.isUserInteractionEnabled = !isTappable
    super.init(stack, margin: 7)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A row whose only text is what it does, and that is not to be done lightly.
final class SettingsButtonRow: ContentRow {
  init(title: String) {
    let label = UILabel(.body, color: .systemRed)
    label.text = title
    label.textAlignment = .center
    super.init(label, margin: 11)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A white symbol on a coloured tile.
final class SymbolTile: UIView {
  private let imageView = UIImageView()

  init(symbol: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 7
    imageView.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium))
    imageView.tintColor = .white
    imageView.contentMode = .center
    addSubview(imageView)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 29, height: 29) }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

/// The sign that a row leads somewhere.
final class Chevron: UIImageView {
  init() {
    super.init(
      image: UIImage(
        systemName: "chevron.forward",
        withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote)))
    tintColor = .tertiaryLabel
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension UIStackView {
  /// Puts the parts beside each other, or beneath each other where text is large.
  func adaptsToTextSize() {
    func update(_ stack: UIStackView) {
      let isLarge = stack.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      stack.axis = isLarge ? .vertical : .horizontal
      stack.alignment = isLarge ? .leading : .firstBaseline
    }
    update(self)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (stack: UIStackView, _) in
      update(stack)
    }
  }
}
