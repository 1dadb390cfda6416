import UIKit

final class ChatViewController: UIViewController, UITextFieldDelegate {
  private var messages: [Message]
  private var observers: [any NSObjectProtocol] = []

  init(conversation: [Message]) {
    messages = conversation
    super.init(nibName: nil, bundle: nil)
    title = Strings.Chat.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var chatView: ChatView {
    guard let chatView = view as? ChatView else { preconditionFailure("loadView() makes a ChatView") }
    return chatView
  }

  override func loadView() {
    view = ChatView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    chatView.messages = messages
    chatView.bar.field.delegate = self
    chatView.bar.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.tabBarItem.badgeValue = nil
    let center = NotificationCenter.default
    observers = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map {
      name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let (rect, seconds) = (frame?.cgRectValue ?? .zero, duration?.doubleValue ?? 0)
        MainActor.assumeIsolated { self?.keyboardWillMove(to: rect, over: seconds) }
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  private func keyboardWillMove(to frame: CGRect, over duration: TimeInterval) {
    let covered = view.convert(frame, from: nil).intersection(view.bounds)
    UIView.animate(withDuration: duration) {
      self.chatView.keyboardHeight = covered.isNull ? 0 : covered.height
      self.chatView.layoutIfNeeded()
    }
  }

  private func send() {
    let field = chatView.bar.field
    let text = (field.text ?? "").trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    messages.append(Message(sender: nil, text: text))
    field.text = nil
    chatView.messages = messages
    chatView.layoutIfNeeded()
    UIView.animate(withDuration: 0.25) { self.chatView.scrollToEnd() }
  }
}
