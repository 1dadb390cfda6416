import Foundation
import StyleCore

/// A type of controllers of a search.
@MainActor
package protocol SearchTextSource {
  /// The text that is searched for; nil without an active search.
  var searchedText: String? { get }
}

extension UIViewController {
  var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = (navigationItem.storedSearchController as? any SearchTextSource)?.searchedText
    return state
  }

  /// The view that covers the controller's where there is no content, and its configuration.
  struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = false
  }

  func setUnavailableConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let updated = configuration?.updated(for: contentUnavailableConfigurationState)
    controller.unavailable.configuration = updated
    guard let updated else {
      controller.unavailable.view?.removeFromSuperview()
      controller.unavailable.view = nil
      return
    }
    if let view = controller.unavailable.view, view.supports(updated) {
      view.configuration = updated
    } else {
      controller.unavailable.view?.removeFromSuperview()
      controller.unavailable.view = updated.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func requestUnavailableUpdate() {
    controller.unavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if that was requested, and places its view over the content.
  func layOutUnavailableContent() {
    if controller.unavailable.needsUpdate {
      controller.unavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard let view = viewIfLoaded, let content = controller.unavailable.view else { return }
    if content.superview !== view {
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
    if content.frame != view.bounds { content.frame = view.bounds }
  }
}
