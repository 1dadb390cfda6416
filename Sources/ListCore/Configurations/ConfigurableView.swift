import ControlCore
import LayoutCore
import StyleCore

/// A view whose content and background are configurations: a cell, a header or a footer.
///
/// It has a `CellConfigurator`, forwards its properties to it, and calls `updateIfNeeded()` before it is laid out or
/// measured, and `layOut()` in its layout.
@MainActor
protocol ConfigurableView: UIView {
  /// The object that has the view's configurations.
  var configurator: CellConfigurator { get }
  /// The present state.
  var presentState: any UIConfigurationState { get }
  /// The background that the view has until it is given another; nil for none.
  var automaticBackground: UIBackgroundConfiguration? { get }
  /// Calls `updateConfiguration(using:)` and the update handler with the present state.
  func runConfigurationUpdate()
}

extension ConfigurableView {
  var automaticBackground: UIBackgroundConfiguration? { nil }
}
