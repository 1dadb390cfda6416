import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

extension UIButton {
  /// The state that a configuration looks after.
  var configurationState: UIControl.State { automaticallyUpdatesConfiguration ? state : .normal }

  /// Does what waits to be done for a configuration. What that sets shows at once, and waits for nothing again, even where
  /// it measures the button.
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
  /// The title, if there is one to show.
  var shownTitle: String? { title.isEmpty ? nil : title }
}
