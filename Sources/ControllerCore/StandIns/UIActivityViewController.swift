public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A controller of services for items that the user shares.
///
/// Differs from UIKit: a sheet with the names of the items and services stands in for it; services of the system do nothing.
/// Tests answer it with `HeadlessUser.share(with:)`.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A function that is called when the user is done, with the service, whether it succeeded, items and an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void
  /// A function that is called when the user is done, with the service and whether it succeeded.
  public typealias CompletionHandler =
    @MainActor (_ activityType: UIActivity.ActivityType?, _ completed: Bool) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// The description of the items that the controller was created with.
  package private(set) var itemsConfiguration: (any UIActivityItemsConfigurationReading)?

  /// The function that is called when the user is done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The function that is called when the user is done, for code of old.
  open var completionHandler: CompletionHandler?
  /// The services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether or not a service is offered before the others.
  ///
  /// Differs from UIKit: without effect.
  open var allowsProminentActivity = true
  /// The parts of the sheet that are not shown.
  ///
  /// Differs from UIKit: without effect.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []

  /// Creates a controller for items, with services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for the items of a description, with its services.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    itemsConfiguration = activityItemsConfiguration
  }

  /// Creates a controller without items.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (items, activities) = ([], [])
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without items.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    (items, activities) = ([], [])
    super.init(coder: coder)
  }

  /// The style of the presentation: on a pad it is a popover.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { isPopoverOfPad ? .popover : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  open override func loadView() {
    view = ServiceView("UIActivityViewController") { [weak self] in
      guard let self else { return [] }
      return ["\(items.count) item\(items.count == 1 ? "" : "s")"] + offered.map(name)
    }
  }

  /// Lets a sheet come up to the middle first, unless the program has chosen detents.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let sheet = sheetPresentationController, !sheet.hasOwnDetents else { return }
    sheet.detents = [.medium(), .large()]
  }

  // MARK: Answers

  /// The services that are offered: those of the app that accept the items, and those of the system.
  package var offered: [UIActivity.ActivityType] {
    let shown = shownItems
    let own = activities.filter { $0.canPerform(withActivityItems: shown) }.map(type)
    return (own + UIActivity.ActivityType.usual).filter { excludedActivityTypes?.contains($0) != true }
  }

  /// Chooses a service on behalf of the user, and returns whether it is offered.
  package func choose(_ type: UIActivity.ActivityType, returning returned: [Any]? = nil) -> Bool {
    guard offered.contains(type) else { return false }
    let shared = items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item as Any? }
      return source.activityViewController(self, itemForActivityType: type)
    }
    guard let own = activities.first(where: { self.type(of: $0) == type }) else {
      finish(type, true, returned)
      return true
    }
    // A service may end in its preparation.
    own.onFinish = { [weak self] completed in self?.finish(type, completed, returned) }
    own.prepare(withActivityItems: shared)
    guard own.onFinish != nil else { return true }
    if let controller = own.activityViewController {
      present(controller, animated: true)
    } else {
      own.perform()
    }
    return true
  }

  /// Closes the sheet on behalf of the user, without a service.
  package func cancelByUser() { finish(nil, false, nil) }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool, _ returned: [Any]?) {
    closeByUser { [self] in tell(type, completed, returned) }
  }

  private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool, _ returned: [Any]?) {
    completionWithItemsHandler?(type, completed, returned, nil)
    completionHandler?(type, completed)
  }

  private var shownItems: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  private func type(of activity: UIActivity) -> UIActivity.ActivityType {
    activity.activityType ?? UIActivity.ActivityType(String(describing: Swift.type(of: activity)))
  }

  private func name(_ type: UIActivity.ActivityType) -> String {
    activities.first { self.type(of: $0) == type }?.activityTitle ?? type.shortName
  }
}

extension UIActivityViewController: UserAnswering {
  func userDidDismiss() { tell(nil, false, nil) }
}
