import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore

/// The properties of view controllers.
@MainActor
enum ControllerProperties {
  static let all = [
    PropertyReading(UIViewController.self, readController),
    PropertyReading(UINavigationController.self, readNavigation),
    PropertyReading(UITabBarController.self, readTabs),
    PropertyReading(UISplitViewController.self, readSplit),
    PropertyReading(UIPageViewController.self, readPages),
    PropertyReading(UITableViewController.self, readTable),
    PropertyReading(UICollectionViewController.self, readCollection),
  ]

  private static func readController(
    _ controller: UIViewController, _ values: NibValues, _ context: NibContext
  ) {
    if let title = values.text("title") { controller.title = title }
    if let item = values.child("navigationItem") { context.fill(controller.navigationItem, from: item) }
    if let element = values.child("tabBarItem"), let item = context.make(element) as? UITabBarItem {
      controller.tabBarItem = item
    }
    let items = values.element.children(of: "toolbarItems").compactMap {
      context.make($0) as? UIBarButtonItem
    }
    if !items.isEmpty { controller.toolbarItems = items }
    readLayout(controller, values)
    if let style = values.choice("modalPresentationStyle", SegueNames.presentations) {
      controller.modalPresentationStyle = style
    }
    if let style = values.choice("modalTransitionStyle", SegueNames.transitions) {
      controller.modalTransitionStyle = style
    }
    if let modal = values.bool("modalInPresentation") { controller.isModalInPresentation = modal }
    if let defines = values.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let hides = values.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let identifier = values.element["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    if values.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = values.element["storyboardIdentifier"]
    }
    for key in [
      "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
      "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedTabBarMetrics",
      "simulatedOrientationMetrics", "simulatedDestinationMetrics", "simulatedScreenMetrics", "freeformSize",
    ] { _ = values.element.child(key: key) }
  }

  private static func readLayout(_ controller: UIViewController, _ values: NibValues) {
    if let adjusts = values.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let includes = values.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = values.child("edgesForExtendedLayout") ?? values.child("extendedEdge") {
      let own = NibValues(element: edges, document: values.document)
      let parts: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = parts.reduce(into: []) { edges, part in
        if own.bool(part.0) == true { edges.formUnion(part.1) }
      }
    }
    if let size = values.size("contentSizeForViewInPopover") ?? values.size("preferredContentSize") {
      controller.preferredContentSize = size
    }
  }

  private static func readNavigation(
    _ controller: UINavigationController, _ values: NibValues, _ context: NibContext
  ) {
    if let bar = values.child("navigationBar") {
      let type: AnyClass = context.type(of: bar, UINavigationBar.self)
      if type != UINavigationBar.self {
        controller.useBars(of: type, nil)
        controller.observeBar()
      }
      context.fill(controller.navigationBar, from: bar)
    }
    if let bar = values.child("toolbar") { context.fill(controller.toolbar, from: bar) }
    if let hidden = values.bool("navigationBarHidden") { controller.isNavigationBarHidden = hidden }
    if let hidden = values.bool("toolbarHidden") { controller.isToolbarHidden = hidden }
    let roots = related(values, "rootViewController", context)
    if !roots.isEmpty { controller.viewControllers = roots }
  }

  private static func readTabs(_ controller: UITabBarController, _ values: NibValues, _ context: NibContext) {
    if let bar = values.child("tabBar") { context.fill(controller.tabBar, from: bar) }
    let tabs = related(values, "viewControllers", context)
    if !tabs.isEmpty { controller.viewControllers = tabs }
    if let index = values.integer("selectedIndex") { controller.selectedIndex = index }
  }

  private static func readSplit(
    _ controller: UISplitViewController, _ values: NibValues, _ context: NibContext
  ) {
    let columns =
      related(values, "masterViewController", context)
      + related(values, "supplementaryViewController", context)
      + related(values, "detailViewController", context)
    if !columns.isEmpty { controller.viewControllers = columns }
    if let fraction = values.number("preferredPrimaryColumnWidthFraction") {
      controller.preferredPrimaryColumnWidthFraction = fraction
    }
    if let width = values.number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = width }
    if let width = values.number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = width }
    if let presents = values.bool("presentsWithGesture") { controller.presentsWithGesture = presents }
  }

  private static func readPages(
    _ controller: UIPageViewController, _ values: NibValues, _ context: NibContext
  ) {
    let styles: [String: UIPageViewController.TransitionStyle] = ["pageCurl": .pageCurl, "scroll": .scroll]
    let axes: [String: UIPageViewController.NavigationOrientation] = [
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    let spines: [String: UIPageViewController.SpineLocation] = [
      "none": .none, "min": .min, "mid": .mid, "max": .max,
    ]
    var options: [UIPageViewController.OptionsKey: Any] = [:]
    if let spine = values.choice("spineLocation", spines) { options[.spineLocation] = spine }
    if let spacing = values.number("pageSpacing") { options[.interPageSpacing] = spacing }
    controller.options = PageOptions(
      values.choice("transitionStyle", styles) ?? .pageCurl,
      values.choice("navigationOrientation", axes) ?? .horizontal, options)
    if let doubleSided = values.bool("doubleSided") { controller.isDoubleSided = doubleSided }
  }

  private static func readTable(
    _ controller: UITableViewController, _ values: NibValues, _ context: NibContext
  ) {
    if let clears = values.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = clears
    }
  }

  private static func readCollection(
    _ controller: UICollectionViewController, _ values: NibValues, _ context: NibContext
  ) {
    if let clears = values.bool("clearsSelectionOnViewWillAppear") {
      controller.clearsSelectionOnViewWillAppear = clears
    }
  }

  /// Returns the controllers that segues of a relationship lead to.
  private static func related(
    _ values: NibValues, _ relationship: String, _ context: NibContext
  ) -> [UIViewController] {
    values.element.children(of: "connections").compactMap { segue in
      guard segue.name == "segue", segue["kind"] == "relationship", segue["relationship"] == relationship
      else { return nil }
      return context.scene?.makeDestination(of: segue)
    }
  }
}
