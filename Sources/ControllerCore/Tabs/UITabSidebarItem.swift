public import ControlCore
public import Foundation
public import LayoutCore
public import ListCore
public import StyleCore

/// The row of a tab or an action in a sidebar.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// The content of a row.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// An action.
    case action(UIAction)
  }

  /// A request for a row.
  @preconcurrency @MainActor
  open class Request: NSObject {
    private let wanted: Content

    /// Creates a request, by which a test asks a delegate.
    package init(_ content: Content) {
      wanted = content
      super.init()
    }

    /// The content of the row.
    open var content: Content { wanted }
  }

  private let shown: Content

  /// The accessories of the row.
  open var accessories: [UICellAccessory] = []
  /// The background of the row.
  open lazy var backgroundConfiguration = defaultBackgroundConfiguration()
  /// The content of the row as a configuration.
  open lazy var contentConfiguration: any UIContentConfiguration = titledConfiguration

  /// Creates the row of a request.
  public init(request: Request) {
    shown = request.content
    super.init()
  }

  /// The content of the row.
  open var content: Content { shown }
  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: .current)
  }

  /// Returns the configuration of a row without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .sidebarCell() }

  /// Returns the background of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }

  private var titledConfiguration: UIListContentConfiguration {
    var configuration = defaultContentConfiguration()
    switch shown {
    case .tab(let tab): (configuration.text, configuration.image) = (tab.title, tab.image)
    case .action(let action): (configuration.text, configuration.image) = (action.title, action.image)
    }
    return configuration
  }
}
