// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The properties of iOS 18 and 26 by their names: corners, edges, glass, tabs, titles and searches of bars.
enum __ObjectiveC_LookKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UIView.self) { uIViewKeys },
      ObjectiveCClass(system: UIScrollView.self) { uIScrollViewKeys },
      ObjectiveCClass(system: UIScrollEdgeEffect.self) { uIScrollEdgeEffectKeys },
      ObjectiveCClass(system: UIScrollEdgeElementContainerInteraction.self) { edgeInteractionKeys },
      ObjectiveCClass(system: UIBackgroundExtensionView.self) { uIBackgroundExtensionViewKeys },
      ObjectiveCClass(system: UIGlassEffect.self) { uIGlassEffectKeys },
      ObjectiveCClass(system: UIGlassContainerEffect.self) { uIGlassContainerEffectKeys },
      ObjectiveCClass(system: UITabAccessory.self) { uITabAccessoryKeys },
      ObjectiveCClass(system: UITabBarController.self) { uITabBarControllerKeys },
      ObjectiveCClass(system: UITab.self) { uITabKeys },
      ObjectiveCClass(system: UITabGroup.self) { uITabGroupKeys },
      ObjectiveCClass(system: UISearchTab.self) { uISearchTabKeys },
      ObjectiveCClass(system: UINavigationItem.self) { uINavigationItemKeys },
      ObjectiveCClass(system: UIBarButtonItem.self) { uIBarButtonItemKeys },
      ObjectiveCClass(system: UINavigationBarAppearance.self) { uINavigationBarAppearanceKeys },
      ObjectiveCClass(system: UISheetPresentationController.self) { uISheetPresentationControllerKeys },
      ObjectiveCClass(system: UIViewController.self) { uIViewControllerKeys },
    ]
  }

  @MainActor private static var uIViewKeys: [ObjectiveCMember] {
    [ObjectiveCMember("cornerConfiguration", \UIView.cornerConfiguration)]
  }

  @MainActor private static var uIScrollViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("topEdgeEffect", \UIScrollView.topEdgeEffect),
      ObjectiveCMember("leftEdgeEffect", \UIScrollView.leftEdgeEffect),
      ObjectiveCMember("bottomEdgeEffect", \UIScrollView.bottomEdgeEffect),
      ObjectiveCMember("rightEdgeEffect", \UIScrollView.rightEdgeEffect),
    ]
  }

  @MainActor private static var uIScrollEdgeEffectKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("style", \UIScrollEdgeEffect.style),
      ObjectiveCMember("isHidden", \UIScrollEdgeEffect.isHidden),
    ]
  }

  @MainActor private static var edgeInteractionKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("view", \UIScrollEdgeElementContainerInteraction.view),
      ObjectiveCMember("scrollView", \UIScrollEdgeElementContainerInteraction.scrollView),
      ObjectiveCMember("edge", \UIScrollEdgeElementContainerInteraction.edge),
    ]
  }

  @MainActor private static var uIBackgroundExtensionViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("contentView", \UIBackgroundExtensionView.contentView),
      ObjectiveCMember(
        "automaticallyPlacesContentView", \UIBackgroundExtensionView.automaticallyPlacesContentView),
    ]
  }

  @MainActor private static var uIGlassEffectKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("isInteractive", \UIGlassEffect.isInteractive),
      ObjectiveCMember("tintColor", \UIGlassEffect.tintColor),
    ]
  }

  @MainActor private static var uIGlassContainerEffectKeys: [ObjectiveCMember] {
    [ObjectiveCMember("spacing", \UIGlassContainerEffect.spacing)]
  }

  // MARK: Tabs

  @MainActor private static var uITabAccessoryKeys: [ObjectiveCMember] {
    [ObjectiveCMember("contentView", \UITabAccessory.contentView)]
  }

  @MainActor private static var uITabBarControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("tabs", \UITabBarController.tabs),
      ObjectiveCMember("selectedTab", \UITabBarController.selectedTab),
      ObjectiveCMember("mode", \UITabBarController.mode),
      ObjectiveCMember("sidebar", \UITabBarController.sidebar),
      ObjectiveCMember("isTabBarHidden", \UITabBarController.isTabBarHidden),
      ObjectiveCMember("customizationIdentifier", \UITabBarController.customizationIdentifier),
      ObjectiveCMember("compactTabIdentifiers", \UITabBarController.compactTabIdentifiers),
      ObjectiveCMember("tabBarMinimizeBehavior", \UITabBarController.tabBarMinimizeBehavior),
      ObjectiveCMember("bottomAccessory", \UITabBarController.bottomAccessory),
    ]
  }

  @MainActor private static var uITabKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("identifier", \UITab.identifier),
      ObjectiveCMember("title", \UITab.title),
      ObjectiveCMember("image", \UITab.image),
      ObjectiveCMember("subtitle", \UITab.subtitle),
      ObjectiveCMember("badgeValue", \UITab.badgeValue),
      ObjectiveCMember("userInfo", \UITab.userInfo),
      ObjectiveCMember("preferredPlacement", \UITab.preferredPlacement),
      ObjectiveCMember("allowsHiding", \UITab.allowsHiding),
      ObjectiveCMember("isHidden", \UITab.isHidden),
      ObjectiveCMember("isHiddenByDefault", \UITab.isHiddenByDefault),
      ObjectiveCMember("isEnabled", \UITab.isEnabled),
      ObjectiveCMember("hasVisiblePlacement", \UITab.hasVisiblePlacement),
      ObjectiveCMember("viewController", \UITab.viewController),
      ObjectiveCMember("parent", \UITab.parent),
      ObjectiveCMember("tabBarController", \UITab.tabBarController),
      ObjectiveCMember("managingTabGroup", \UITab.managingTabGroup),
    ]
  }

  @MainActor private static var uITabGroupKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("children", \UITabGroup.children),
      ObjectiveCMember("selectedChild", \UITabGroup.selectedChild),
      ObjectiveCMember("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier),
      ObjectiveCMember("displayOrderIdentifiers", \UITabGroup.displayOrderIdentifiers),
      ObjectiveCMember("displayOrder", \UITabGroup.displayOrder),
      ObjectiveCMember("sidebarActions", \UITabGroup.sidebarActions),
      ObjectiveCMember("isSidebarDestination", \UITabGroup.isSidebarDestination),
      ObjectiveCMember("sidebarAppearance", \UITabGroup.sidebarAppearance),
      ObjectiveCMember("allowsReordering", \UITabGroup.allowsReordering),
      ObjectiveCMember("managingNavigationController", \UITabGroup.managingNavigationController),
    ]
  }

  @MainActor private static var uISearchTabKeys: [ObjectiveCMember] {
    [ObjectiveCMember("automaticallyActivatesSearch", \UISearchTab.automaticallyActivatesSearch)]
  }

  // MARK: Bars

  @MainActor private static var uINavigationItemKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("subtitle", \UINavigationItem.subtitle),
      ObjectiveCMember("subtitleView", \UINavigationItem.subtitleView),
      ObjectiveCMember("largeTitle", \UINavigationItem.largeTitle),
      ObjectiveCMember("largeSubtitle", \UINavigationItem.largeSubtitle),
      ObjectiveCMember("largeSubtitleView", \UINavigationItem.largeSubtitleView),
      ObjectiveCMember("searchController", \UINavigationItem.searchController),
      ObjectiveCMember("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement),
      ObjectiveCMember("searchBarPlacement", \UINavigationItem.searchBarPlacement),
      ObjectiveCMember("searchBarPlacementBarButtonItem", \UINavigationItem.searchBarPlacementBarButtonItem),
      ObjectiveCMember(
        "searchBarPlacementAllowsToolbarIntegration",
        \UINavigationItem.searchBarPlacementAllowsToolbarIntegration),
    ]
  }

  @MainActor private static var uIBarButtonItemKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("hidesSharedBackground", \UIBarButtonItem.hidesSharedBackground),
      ObjectiveCMember("sharesBackground", \UIBarButtonItem.sharesBackground),
      ObjectiveCMember("identifier", \UIBarButtonItem.identifier),
    ]
  }

  @MainActor private static var uINavigationBarAppearanceKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("subtitleTextAttributes", \UINavigationBarAppearance.subtitleTextAttributes),
      ObjectiveCMember("largeSubtitleTextAttributes", \UINavigationBarAppearance.largeSubtitleTextAttributes),
      ObjectiveCMember("prominentButtonAppearance", \UINavigationBarAppearance.prominentButtonAppearance),
    ]
  }

  // MARK: Presentations

  @MainActor private static var uISheetPresentationControllerKeys: [ObjectiveCMember] {
    [ObjectiveCMember("backgroundEffect", \UISheetPresentationController.backgroundEffect)]
  }

  @MainActor private static var uIViewControllerKeys: [ObjectiveCMember] {
    [ObjectiveCMember("preferredTransition", \UIViewController.preferredTransition)]
  }
}
