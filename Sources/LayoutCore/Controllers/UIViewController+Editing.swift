import StyleCore

extension UIViewController {
  /// The button that turns editing on and off.
  var madeEditButton: UIBarButtonItem {
    if let button = controller.editButton { return button }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    controller.editButton = button
    updateEditButton()
    return button
  }

  /// Shows in the edit button whether editing is on.
  func updateEditButton() {
    guard let button = controller.editButton else { return }
    button.title = (isEditing ? SystemWord.done : .edit).text
    button.style = isEditing ? .done : .plain
  }
}
