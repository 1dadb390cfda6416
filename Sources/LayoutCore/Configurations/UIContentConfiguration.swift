public import StyleCore

/// A type of descriptions of the content of a view, from which the view is made and updated.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state: its defaults change, and values that code set stay.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A type of views that show a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration, so that no new view is needed.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration is of the same type as that of the view.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
