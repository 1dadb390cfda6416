import UIKit

/// Who uses the app: a row that is higher than others.
final class AccountHeader: UIControl {
  init(profile: Profile) {
    super.init(frame: .zero)
    let avatar = InitialsView(member: profile.member)
    let (name, detail) = (UILabel(.title3, weight: .semibold), UILabel(.subheadline, color: .secondaryLabel))
    name.text = profile.member.name
    detail.text = profile.email
    let texts = UIStackView(arrangedSubviews: [name, detail])
    texts.axis = .vertical
    texts.spacing = 2
    let stack = UIStackView(arrangedSubviews: [avatar, texts, Chevron()])
    stack.spacing = 14
    stack.alignment = .center
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 58),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }
}
