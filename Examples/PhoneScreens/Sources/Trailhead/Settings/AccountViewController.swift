import UIKit

/// A form: fields that scroll above the keyboard, and a button that stays above it.
final class AccountViewController: UIViewController, UITextFieldDelegate {
  private let profile: Profile
  private let scrollView = UIScrollView()
  private let saveBar = UIView()
  private lazy var nameField = FormField(title: Strings.Account.name, text: profile.member.name)
  private lazy var emailField = FormField(title: Strings.Account.email, text: profile.email)
  private let phoneField = FormField(title: Strings.Account.phone, hint: Strings.Account.phoneHint)
  private let contactField = FormField(title: Strings.Account.contact, hint: Strings.Account.contactHint)
  private let aboutTitle = UILabel(.subheadline, color: .secondaryLabel)
  private let aboutView = UITextView()
  private let saveButton = UIButton(configuration: .filled())

  private var fields: [FormField] { [nameField, emailField, phoneField, contactField] }

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
    title = Strings.Account.title
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    for field in fields { field.textField.delegate = self }
    nameField.textField.textContentType = .name
    emailField.textField.keyboardType = .emailAddress
    emailField.textField.autocapitalizationType = .none
    phoneField.textField.keyboardType = .phonePad
    aboutTitle.text = Strings.Account.about
    aboutView.text = profile.about
    aboutView.font = .preferredFont(forTextStyle: .body)
    aboutView.adjustsFontForContentSizeCategory = true
    aboutView.backgroundColor = .secondarySystemGroupedBackground
    aboutView.layer.cornerRadius = Theme.Radius.thumbnail
    aboutView.isScrollEnabled = false
    aboutView.textContainerInset = UIEdgeInsets(top: 12, left: 9, bottom: 12, right: 9)
    aboutView.accessibilityLabel = Strings.Account.about
    var save = UIButton.Configuration.filled()
    save.title = Strings.Account.save
    save.baseForegroundColor = Theme.onAccent
    save.background.cornerRadius = Theme.Radius.card
    saveButton.configuration = save
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    buildContent()
  }

  private func buildContent() {
    let about = UIStackView(arrangedSubviews: [aboutTitle, aboutView])
    about.axis = .vertical
    about.spacing = 6
    let content = UIStackView(arrangedSubviews: fields + [about])
    content.axis = .vertical
    content.spacing = 18
    saveBar.backgroundColor = .systemGroupedBackground
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    view.addSubview(saveBar)
    saveBar.addSubview(saveButton)
    for subview in [scrollView, content, saveBar, saveButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let inside = scrollView.contentLayoutGuide
    let margins = view.readableContentGuide
    NSLayoutConstraint.activate(
      scrollView.constraints(pinning: [.top, .leading, .trailing], to: view)
        + saveBar.constraints(pinning: [.leading, .trailing], to: view))
    NSLayoutConstraint.activate([
      scrollView.bottomAnchor.constraint(equalTo: saveBar.topAnchor),
      inside.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      saveBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      saveButton.topAnchor.constraint(equalTo: saveBar.topAnchor, constant: 10),
      saveButton.bottomAnchor.constraint(equalTo: saveBar.bottomAnchor, constant: -10),
      saveButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      saveButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      saveButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
  }

  // MARK: Editing

  func textFieldDidBeginEditing(_ textField: UITextField) {
    view.layoutIfNeeded()
    let frame = textField.convert(textField.bounds, to: scrollView).insetBy(dx: 0, dy: -24)
    scrollView.scrollRectToVisible(frame, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let order = fields.map(\.textField)
    guard let index = order.firstIndex(of: textField), index + 1 < order.count else {
      textField.resignFirstResponder()
      return true
    }
    order[index + 1].becomeFirstResponder()
    return true
  }

  private func save() {
    view.endEditing(true)
    let email = emailField.textField.text ?? ""
    emailField.problem = email.contains("@") ? nil : Strings.Account.emailProblem
    guard emailField.problem == nil else { return }
    navigationController?.popViewController(animated: true)
  }
}
