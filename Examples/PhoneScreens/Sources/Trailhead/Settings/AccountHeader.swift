import UIKit

/// The member who uses the app: a row that is higher than others.
final class AccountHeader: ContentRow {
  init(profile: Profile) {
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
    super.init(stack, margin: 12)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 58),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
