import Foundation

extension UIButton {
  /// The state that a configuration looks after.
  var configurationState: UIControl.State { automaticallyUpdatesConfiguration ? state : .normal }

  /// Does what waits to be done for a configuration. What that sets shows at once, and waits for nothing again.
  func updateConfigurationIfNeeded() {
    guard content.needsConfiguration, content.configuration != nil else { return }
    content.needsConfiguration = false
    updateConfiguration()
    content.needsConfiguration = false
  }
}

extension UIAction {
  /// The title, if there is one to show.
  var shownTitle: String? { title.isEmpty ? nil : title }
}
