import UIKit

/// The member who uses the app: a row that is higher than others.
final class AccountCell: UITableViewCell {
  private let avatar = InitialsView()
  private let nameLabel = UILabel(.title3, weight: .semibold)
  private let detailLabel = UILabel(.subheadline, color: .secondaryLabel)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    accessibilityTraits = .button
    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let stack = UIStackView(arrangedSubviews: [avatar, texts])
    stack.spacing = 14
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate(
      stack.constraints(pinning: [.leading, .trailing], to: contentView.layoutMarginsGuide)
        + stack.constraints(pinning: [.top, .bottom], to: contentView, inset: 12))
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 58),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ profile: Profile) {
    avatar.member = profile.member
    nameLabel.text = profile.member.name
    detailLabel.text = profile.email
  }
}
