import UIKit

/// A title, a field beneath it, and beneath that what is wrong with its text.
final class FormField: UIView {
  let textField = UITextField()
  private let titleLabel = UILabel(.subheadline, color: .secondaryLabel)
  private let ground = UIView()
  private let problemLabel = UILabel(.footnote, color: .systemRed)

  var problem: String? {
    didSet {
      problemLabel.text = problem
      problemLabel.isHidden = problem == nil
      updateBorder()
    }
  }

  init(title: String, hint: String? = nil, text: String? = nil) {
    super.init(frame: .zero)
    titleLabel.text = title
    textField.text = text
    textField.placeholder = hint
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.accessibilityLabel = title
    problemLabel.isHidden = true
    ground.backgroundColor = .secondarySystemGroupedBackground
    ground.layer.cornerRadius = Theme.Radius.thumbnail
    textField.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(textField)
    let stack = UIStackView(arrangedSubviews: [titleLabel, ground, problemLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate(stack.constraints(pinning: .all, to: self))
    NSLayoutConstraint.activate([
      textField.topAnchor.constraint(equalTo: ground.topAnchor),
      textField.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
      textField.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 14),
      textField.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -14),
      ground.heightAnchor.constraint(greaterThanOrEqualToConstant: 46),
    ])
    for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
      textField.addAction(UIAction { [weak self] _ in self?.updateBorder() }, for: event)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  /// The field that is edited has a frame, and so has one with a mistake.
  private func updateBorder() {
    let color = problem != nil ? UIColor.systemRed : Theme.accent
    ground.layer.borderWidth = problem != nil || textField.isEditing ? 2 : 0
    ground.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }
}
