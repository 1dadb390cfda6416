import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ListCore
import StyleCore
import ViewRendering

@testable import NibCore

/// The window in which a test lays out the objects of a file, as Interface Builder showed them.
@MainActor
final class DesignStage {
  private let document: NibDocument
  private let device: DesignDevice
  private let places: DesignPlaces
  let window: UIWindow

  init(_ document: NibDocument, _ device: DesignDevice) {
    self.document = document
    self.device = device
    places = DesignPlaces(document)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.hostTraits = device.traits
  }

  /// Shows the controller of a scene, in the bars that Interface Builder simulated, and lays it out.
  func show(_ controller: UIViewController, _ element: NibElement, frame: CGRect?) {
    let id = element.id ?? ""
    let stored = frame?.size
    // Interface Builder gives the view the size of the screen, whatever the file says of it.
    controller.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
    let isFreeform = element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    // A view that begins below an opaque bar has nothing of it in its safe area, even if it is as high as the screen.
    let isBelow = (frame?.minY ?? 0) > 0 && stored == device.size
    let root = isBelow ? controller : inBars(controller, element, id)
    if !isBelow, root !== controller || isFreeform || stored == nil || stored == device.size {
      place(root, size: isFreeform ? stored ?? device.size : device.size, insets: device.insets)
      if stored == nil || controller.viewIfLoaded?.frame.size == stored { return }
      window.rootViewController = nil
      ((root as? UITabBarController)?.viewControllers?.first as? UINavigationController)?.viewControllers = []
      (root as? UINavigationController)?.viewControllers = []
      (root as? UITabBarController)?.viewControllers = []
    }
    // Whatever else the file was laid out in, a view of another size was not in the whole screen.
    let size = stored ?? device.size
    let insets = isBelow ? .zero : self.insets(of: size, hasBar: hasNavigationBar(element, id))
    place(controller, size: size, insets: insets)
  }

  /// Returns the safe area of a view that is not as large as the screen.
  ///
  /// It is that of the screen, but for a view below the status bar, below an opaque bar or in a sheet. In files from before
  /// iOS 13 it is a view which does not reach below an opaque bar.
  private func insets(of size: CGSize, hasBar: Bool) -> UIEdgeInsets {
    guard device.system == .before13 else {
      let isBelow = size.width == device.size.width && isBelowBars(device.size.height - size.height)
      let top: CGFloat =
        isBelow
        ? hasBar && size.height == device.size.height - Self.sheetInset ? 56 : 0
        : device.insets.top + (hasBar ? 44 : 0)
      return UIEdgeInsets(top: top, left: 0, bottom: device.insets.bottom, right: 0)
    }
    guard size.width == device.size.width else { return .zero }
    let top = device.insets.top + (hasBar ? 44 : 0)
    let missing = device.size.height - size.height
    return missing == top || missing == top + 49
      ? .zero : UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
  }

  /// The height by which Xcode 11 to 13 show a sheet lower than a screen with a notch: that of the status bar, and 10.
  private static let sheetInset: CGFloat = 54

  /// Returns whether a view that is lower than the screen begins below the bars of the screen.
  private func isBelowBars(_ missing: CGFloat) -> Bool {
    missing > 0 && [device.insets.top, device.insets.top + 44, Self.sheetInset].contains(missing)
  }

  /// Returns a controller in a navigation stack, in tabs, in both or alone.
  private func inBars(_ controller: UIViewController, _ element: NibElement, _ id: String) -> UIViewController
  {
    var root = controller
    if hasNavigationBar(element, id) {
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.prefersLargeTitles = places.large.contains(id)
      if places.bars[id]?["translucent"] == "NO" { stack.navigationBar.isTranslucent = false }
      let bottom = element.child(key: "simulatedBottomBarMetrics")?.name
      stack.isToolbarHidden = bottom != "simulatedToolbarMetrics"
      root = stack
    }
    guard hasTabBar(element, id) else { return root }
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    return tabs
  }

  /// Shows a view of a nib alone.
  func show(_ view: UIView, _ element: NibElement) {
    let controller = UIViewController()
    // Interface Builder keeps the size of the view, whatever the file says of it.
    view.translatesAutoresizingMaskIntoConstraints = true
    controller.view = view
    // A view that is lower than the bars of the screen is shown outside of them, and a cell always is.
    let fits = view.bounds.height > device.insets.top + device.insets.bottom
    let isCell = view is UITableViewCell || view is UICollectionReusableView
    let insets = fits && !isCell && device.usesSafeAreas ? device.insets : .zero
    place(controller, size: view.frame.size, insets: insets)
  }

  func clear() {
    window.isHidden = true
    window.rootViewController = nil
  }

  private func place(_ root: UIViewController, size: CGSize, insets: UIEdgeInsets) {
    window.frame = CGRect(origin: .zero, size: size)
    window.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: insets, systemMinimumLayoutMargins: nil, respectsSystemMinimum: false))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func hasNavigationBar(_ element: NibElement, _ id: String) -> Bool {
    let simulated = element.children.first { $0.key == "simulatedTopBarMetrics" }
    if let simulated { return simulated.name == "simulatedNavigationBarMetrics" }
    return places.inStacks.contains(id)
  }

  private func hasTabBar(_ element: NibElement, _ id: String) -> Bool {
    let simulated = element.children.first { $0.key == "simulatedBottomBarMetrics" }
    if let simulated { return simulated.name == "simulatedTabBarMetrics" }
    return places.inTabs.contains(id)
  }
}

/// The images of a file that no catalog has, blank and of the size that the file remembers.
@MainActor
enum BlankImages {
  static func fill(_ root: NibElement, _ object: (String) -> UIView?, _ document: NibDocument) {
    for element in root.tree {
      guard let view = element.storedID.flatMap(object) else { continue }
      if let image = view as? UIImageView, image.image == nil, let name = element["image"] {
        image.image = blank(document.imageSize(name))
      } else if let button = view as? UIButton {
        fill(button, element, document)
      }
    }
  }

  private static func fill(_ button: UIButton, _ element: NibElement, _ document: NibDocument) {
    for state in element.children where state.name == "state" && state.key == "normal" {
      if let name = state["image"], button.image(for: .normal) == nil {
        button.setImage(blank(document.imageSize(name)), for: .normal)
      }
      if let name = state["backgroundImage"], button.backgroundImage(for: .normal) == nil {
        button.setBackgroundImage(blank(document.imageSize(name)), for: .normal)
      }
    }
    let configuration = element.child("buttonConfiguration")
    let name = configuration?["image"] ?? configuration?.child("imageReference")?["image"]
    if let name, button.configuration?.image == nil {
      button.configuration?.image = blank(document.imageSize(name))
    }
  }

  private static func blank(_ size: CGSize?) -> UIImage? {
    guard let size, size.width <= 2000, size.height <= 2000 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }
}
