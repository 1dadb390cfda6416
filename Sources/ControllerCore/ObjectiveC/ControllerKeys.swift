// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore
import LayoutCore

/// The properties of view controllers and bars by their names.
enum __ObjectiveC_ControllerKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UIViewController.self) { uIViewControllerKeys },
      ObjectiveCClass(system: UINavigationController.self) { uINavigationControllerKeys },
      ObjectiveCClass(system: UITabBarController.self) { uITabBarControllerKeys },
      ObjectiveCClass(system: UISplitViewController.self) { uISplitViewControllerKeys },
      ObjectiveCClass(system: UIBarItem.self) { uIBarItemKeys },
      ObjectiveCClass(system: UIBarButtonItem.self) { uIBarButtonItemKeys },
      ObjectiveCClass(system: UITabBarItem.self) { uITabBarItemKeys },
      ObjectiveCClass(system: UINavigationItem.self) { uINavigationItemKeys },
      ObjectiveCClass(system: UINavigationBar.self) { uINavigationBarKeys },
      ObjectiveCClass(system: UITabBar.self) { uITabBarKeys },
      ObjectiveCClass(system: UIToolbar.self) { uIToolbarKeys },
    ]
  }

  @MainActor private static var uIViewControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("nibName", \UIViewController.nibName),
      ObjectiveCMember("nibBundle", \UIViewController.nibBundle),
      ObjectiveCMember("view", \UIViewController.view),
      ObjectiveCMember("viewIfLoaded", \UIViewController.viewIfLoaded),
      ObjectiveCMember("isViewLoaded", \UIViewController.isViewLoaded),
      ObjectiveCMember("title", \UIViewController.title),
      ObjectiveCMember("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
      ObjectiveCMember(
        "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins),
      ObjectiveCMember("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
      ObjectiveCMember(
        "extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      ObjectiveCMember(
        "automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
      ObjectiveCMember("preferredContentSize", \UIViewController.preferredContentSize),
      ObjectiveCMember("traitCollection", \UIViewController.traitCollection),
      ObjectiveCMember("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
      ObjectiveCMember("parent", \UIViewController.parent),
      ObjectiveCMember("children", \UIViewController.children),
      ObjectiveCMember("navigationController", \UIViewController.navigationController),
      ObjectiveCMember("splitViewController", \UIViewController.splitViewController),
      ObjectiveCMember("tabBarController", \UIViewController.tabBarController),
      ObjectiveCMember("presentedViewController", \UIViewController.presentedViewController),
      ObjectiveCMember("presentingViewController", \UIViewController.presentingViewController),
      ObjectiveCMember("modalPresentationStyle", \UIViewController.modalPresentationStyle),
      ObjectiveCMember("modalTransitionStyle", \UIViewController.modalTransitionStyle),
      ObjectiveCMember("transitioningDelegate", \UIViewController.transitioningDelegate),
      ObjectiveCMember("isModalInPresentation", \UIViewController.isModalInPresentation),
      ObjectiveCMember("definesPresentationContext", \UIViewController.definesPresentationContext),
      ObjectiveCMember("navigationItem", \UIViewController.navigationItem),
      ObjectiveCMember("tabBarItem", \UIViewController.tabBarItem),
      ObjectiveCMember("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      ObjectiveCMember("toolbarItems", \UIViewController.toolbarItems),
      ObjectiveCMember("restorationIdentifier", \UIViewController.restorationIdentifier),
    ]
  }

  @MainActor private static var uINavigationControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("viewControllers", \UINavigationController.viewControllers),
      ObjectiveCMember("topViewController", \UINavigationController.topViewController),
      ObjectiveCMember("visibleViewController", \UINavigationController.visibleViewController),
      ObjectiveCMember("navigationBar", \UINavigationController.navigationBar),
      ObjectiveCMember("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
      ObjectiveCMember("toolbar", \UINavigationController.toolbar),
      ObjectiveCMember("isToolbarHidden", \UINavigationController.isToolbarHidden),
      ObjectiveCMember("delegate", \UINavigationController.delegate),
      ObjectiveCMember("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
      ObjectiveCMember("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
      ObjectiveCMember(
        "hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
      ObjectiveCMember(
        "hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
    ]
  }

  @MainActor private static var uITabBarControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("viewControllers", \UITabBarController.viewControllers),
      ObjectiveCMember("selectedIndex", \UITabBarController.selectedIndex),
      ObjectiveCMember("selectedViewController", \UITabBarController.selectedViewController),
      ObjectiveCMember("tabBar", \UITabBarController.tabBar),
      ObjectiveCMember("delegate", \UITabBarController.delegate),
    ]
  }

  @MainActor private static var uISplitViewControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UISplitViewController.delegate),
      ObjectiveCMember("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
      ObjectiveCMember(
        "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
      ObjectiveCMember("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
      ObjectiveCMember("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
      ObjectiveCMember("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
      ObjectiveCMember("presentsWithGesture", \UISplitViewController.presentsWithGesture),
      ObjectiveCMember("viewControllers", \UISplitViewController.viewControllers),
      ObjectiveCMember("isCollapsed", \UISplitViewController.isCollapsed),
      ObjectiveCMember("displayMode", \UISplitViewController.displayMode),
    ]
  }

  @MainActor private static var uIBarItemKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("title", \UIBarItem.title),
      ObjectiveCMember("image", \UIBarItem.image),
      ObjectiveCMember("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
      ObjectiveCMember("isEnabled", \UIBarItem.isEnabled),
      ObjectiveCMember("tag", \UIBarItem.tag),
      ObjectiveCMember("imageInsets", \UIBarItem.imageInsets),
    ]
  }

  @MainActor private static var uIBarButtonItemKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("style", \UIBarButtonItem.style),
      ObjectiveCMember("width", \UIBarButtonItem.width),
      ObjectiveCMember("customView", \UIBarButtonItem.customView),
      ObjectiveCMember("primaryAction", \UIBarButtonItem.primaryAction),
      ObjectiveCMember("menu", \UIBarButtonItem.menu),
      ObjectiveCMember("tintColor", \UIBarButtonItem.tintColor),
      ObjectiveCMember("isSelected", \UIBarButtonItem.isSelected),
      ObjectiveCMember("isHidden", \UIBarButtonItem.isHidden),
      ObjectiveCMember("possibleTitles", \UIBarButtonItem.possibleTitles),
      ObjectiveCMember("target", \UIBarButtonItem.target),
      ObjectiveCMember("action", \UIBarButtonItem.action),
    ]
  }

  @MainActor private static var uITabBarItemKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("selectedImage", \UITabBarItem.selectedImage),
      ObjectiveCMember("badgeValue", \UITabBarItem.badgeValue),
      ObjectiveCMember("badgeColor", \UITabBarItem.badgeColor),
      ObjectiveCMember("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
      ObjectiveCMember("standardAppearance", \UITabBarItem.standardAppearance),
      ObjectiveCMember("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance),
    ]
  }

  @MainActor private static var uINavigationItemKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("title", \UINavigationItem.title),
      ObjectiveCMember("titleView", \UINavigationItem.titleView),
      ObjectiveCMember("prompt", \UINavigationItem.prompt),
      ObjectiveCMember("backButtonTitle", \UINavigationItem.backButtonTitle),
      ObjectiveCMember("backBarButtonItem", \UINavigationItem.backBarButtonItem),
      ObjectiveCMember("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode),
      ObjectiveCMember("hidesBackButton", \UINavigationItem.hidesBackButton),
      ObjectiveCMember("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
      ObjectiveCMember("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
      ObjectiveCMember("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
      ObjectiveCMember("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
      ObjectiveCMember("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
      ObjectiveCMember("standardAppearance", \UINavigationItem.standardAppearance),
      ObjectiveCMember("compactAppearance", \UINavigationItem.compactAppearance),
      ObjectiveCMember("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance),
      ObjectiveCMember("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
      ObjectiveCMember("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    ]
  }

  @MainActor private static var uINavigationBarKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UINavigationBar.delegate),
      ObjectiveCMember("items", \UINavigationBar.items),
      ObjectiveCMember("topItem", \UINavigationBar.topItem),
      ObjectiveCMember("backItem", \UINavigationBar.backItem),
      ObjectiveCMember("isTranslucent", \UINavigationBar.isTranslucent),
      ObjectiveCMember("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      ObjectiveCMember("barStyle", \UINavigationBar.barStyle),
      ObjectiveCMember("barTintColor", \UINavigationBar.barTintColor),
      ObjectiveCMember("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      ObjectiveCMember("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      ObjectiveCMember("shadowImage", \UINavigationBar.shadowImage),
      ObjectiveCMember("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      ObjectiveCMember("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
      ObjectiveCMember("standardAppearance", \UINavigationBar.standardAppearance),
      ObjectiveCMember("compactAppearance", \UINavigationBar.compactAppearance),
      ObjectiveCMember("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
    ]
  }

  @MainActor private static var uITabBarKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UITabBar.delegate),
      ObjectiveCMember("items", \UITabBar.items),
      ObjectiveCMember("selectedItem", \UITabBar.selectedItem),
      ObjectiveCMember("isTranslucent", \UITabBar.isTranslucent),
      ObjectiveCMember("barStyle", \UITabBar.barStyle),
      ObjectiveCMember("barTintColor", \UITabBar.barTintColor),
      ObjectiveCMember("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
      ObjectiveCMember("itemPositioning", \UITabBar.itemPositioning),
      ObjectiveCMember("itemWidth", \UITabBar.itemWidth),
      ObjectiveCMember("itemSpacing", \UITabBar.itemSpacing),
      ObjectiveCMember("backgroundImage", \UITabBar.backgroundImage),
      ObjectiveCMember("shadowImage", \UITabBar.shadowImage),
      ObjectiveCMember("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
      ObjectiveCMember("standardAppearance", \UITabBar.standardAppearance),
      ObjectiveCMember("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
  }

  @MainActor private static var uIToolbarKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("items", \UIToolbar.items),
      ObjectiveCMember("isTranslucent", \UIToolbar.isTranslucent),
      ObjectiveCMember("barStyle", \UIToolbar.barStyle),
      ObjectiveCMember("barTintColor", \UIToolbar.barTintColor),
      ObjectiveCMember("standardAppearance", \UIToolbar.standardAppearance),
      ObjectiveCMember("compactAppearance", \UIToolbar.compactAppearance),
      ObjectiveCMember("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
    ]
  }
}
