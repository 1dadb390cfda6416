// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore
import LayoutCore

/// The properties of the application, of alerts, of pages and of printing by their names.
enum __ObjectiveC_ApplicationKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UIApplication.self) { uIApplicationKeys },
      ObjectiveCClass(system: UIAlertController.self) { uIAlertControllerKeys },
      ObjectiveCClass(system: UIAlertAction.self) { uIAlertActionKeys },
      ObjectiveCClass(system: UIPageViewController.self) { uIPageViewControllerKeys },
      ObjectiveCClass(system: UIPrintPageRenderer.self) { uIPrintPageRendererKeys },
    ]
  }

  @MainActor private static var uIApplicationKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("sharedApplication", { (_: UIApplication.Type) in UIApplication.shared }),
      ObjectiveCMember("delegate", \UIApplication.delegate),
      ObjectiveCMember("windows", \UIApplication.windows),
      ObjectiveCMember("connectedScenes", \UIApplication.connectedScenes),
      ObjectiveCMember("keyWindow", \UIApplication.keyWindow),
      ObjectiveCMember("applicationState", \UIApplication.applicationState),
      ObjectiveCMember("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection),
      ObjectiveCMember("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory),
      ObjectiveCMember("isIdleTimerDisabled", \UIApplication.isIdleTimerDisabled),
      ObjectiveCMember("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber),
      ObjectiveCMember("isStatusBarHidden", \UIApplication.isStatusBarHidden),
      ObjectiveCMember("statusBarStyle", \UIApplication.statusBarStyle),
      ObjectiveCMember("statusBarFrame", \UIApplication.statusBarFrame),
      ObjectiveCMember("statusBarOrientation", \UIApplication.statusBarOrientation),
    ]
  }

  @MainActor private static var uIAlertControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("title", \UIAlertController.title),
      ObjectiveCMember("message", \UIAlertController.message),
      ObjectiveCMember("preferredStyle", \UIAlertController.preferredStyle),
      ObjectiveCMember("actions", \UIAlertController.actions),
      ObjectiveCMember("preferredAction", \UIAlertController.preferredAction),
      ObjectiveCMember("textFields", \UIAlertController.textFields),
    ]
  }

  @MainActor private static var uIAlertActionKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("title", \UIAlertAction.title),
      ObjectiveCMember("style", \UIAlertAction.style),
      ObjectiveCMember("isEnabled", \UIAlertAction.isEnabled),
    ]
  }

  @MainActor private static var uIPageViewControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UIPageViewController.delegate),
      ObjectiveCMember("dataSource", \UIPageViewController.dataSource),
      ObjectiveCMember("viewControllers", \UIPageViewController.viewControllers),
    ]
  }

  @MainActor private static var uIPrintPageRendererKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("headerHeight", \UIPrintPageRenderer.headerHeight),
      ObjectiveCMember("footerHeight", \UIPrintPageRenderer.footerHeight),
      ObjectiveCMember("paperRect", \UIPrintPageRenderer.settablePaperRect),
      ObjectiveCMember("printableRect", \UIPrintPageRenderer.settablePrintableRect),
    ]
  }
}
