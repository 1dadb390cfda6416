import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

extension UIButton {
  /// The state that a configuration is updated for.
  var configurationState: UIControl.State { automaticallyUpdatesConfiguration ? state : .normal }

  /// Updates the configuration if it needs that.
  ///
  /// Changes made during the update show at once and request no further one, even if the update measures the button.
  func updateConfigurationIfNeeded() {
    guard content.needsConfiguration, !content.updatesConfiguration, content.configuration != nil else {
      return
    }
    content.updatesConfiguration = true
    updateConfiguration()
    (content.needsConfiguration, content.updatesConfiguration) = (false, false)
  }
}

extension UIAction {
  /// The title, unless it is empty.
  var shownTitle: String? { title.isEmpty ? nil : title }
}
