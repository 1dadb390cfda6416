import Plumb
import Raster
import Testing
import UIKit
import ViewRendering

/// A picture of what an app presents on a phone, kept in `Snapshots/presentations`.
///
/// It shows four screens from left to right: light, dark, read from right to left, and light again.
enum PresentationPicture: String, CaseIterable, Sendable {
  case alerts
  case actionSheets = "action-sheets"
  case popovers
  case sheets
  case standIns = "stand-ins"

  /// The scale of the pictures, that of their phone.
  static let scale = 2

  /// The four screens side by side.
  @MainActor func bitmap() throws -> Bitmap {
    let screens = try (0..<4).map { index in
      let found: Plumb.Device? = .init(named: "iphone-se-3")
      let window = UIWindow(device: try #require(found)) { traits in
        if index == 1 { traits.userInterfaceStyle = .dark }
        if index == 2 { traits.layoutDirection = .rightToLeft }
      }
      defer { window.isHidden = true }
      let root = PresentingController()
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      HeadlessLoop.runUntilIdle()
      root.navigationController?.present(presented(index, root), animated: false)
      HeadlessLoop.run(for: 1)
      return window.bitmap()
    }
    return Bitmap(sideBySide: screens)
  }

  @MainActor private func presented(_ index: Int, _ root: PresentingController) -> UIViewController {
    switch self {
    case .alerts: Self.alert(index)
    case .actionSheets: Self.actionSheet(index)
    case .popovers: Self.popover([.up, .down, .left, .right][index], root)
    case .sheets: Self.sheet(index)
    case .standIns: Self.standIn(index)
    }
  }

  @MainActor private static func alert(_ index: Int) -> UIViewController {
    let alert = UIAlertController(
      title: "Delete the trip?", message: "Its photos stay in your library. This cannot be undone.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if index == 1 || index == 3 { alert.addAction(UIAlertAction(title: "Archive instead", style: .default)) }
    if index == 3 {
      for number in 1...20 { alert.addAction(UIAlertAction(title: "Folder \(number)", style: .default)) }
      alert.actions[2].isEnabled = false
    }
    if index == 2 { alert.preferredAction = alert.actions[1] }
    if index == 1 { alert.addTextField { $0.placeholder = "Name" } }
    return alert
  }

  @MainActor private static func actionSheet(_ index: Int) -> UIViewController {
    let sheet = UIAlertController(
      title: index == 3 ? nil : "Trip to the sea", message: index == 0 ? "Twelve days in June" : nil,
      preferredStyle: .actionSheet)
    for title in ["Share", "Duplicate"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    if index != 1 { sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    return sheet
  }

  @MainActor private static func popover(
    _ direction: UIPopoverArrowDirection, _ root: PresentingController
  ) -> UIViewController {
    let content = PresentedController("Popover")
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 160, height: 120)
    content.popoverPresentationController?.delegate = root
    content.popoverPresentationController?.sourceView = root.button
    content.popoverPresentationController?.permittedArrowDirections = direction
    return content
  }

  @MainActor private static func sheet(_ index: Int) -> UIViewController {
    let content = PresentedController("Sheet")
    let shown = index == 1 ? UINavigationController(rootViewController: content) : content
    guard let sheet = shown.sheetPresentationController else { return shown }
    sheet.prefersGrabberVisible = index != 1
    switch index {
    case 0: sheet.detents = [.medium(), .large()]
    case 2: sheet.detents = [.custom { $0.maximumDetentValue * 0.3 }]
    case 3:
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.preferredCornerRadius = 28
    default: break
    }
    return shown
  }

  @MainActor private static func standIn(_ index: Int) -> UIViewController {
    switch index {
    case 0: return UIActivityViewController(activityItems: ["A text", "Another"], applicationActivities: nil)
    case 1: return UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
    case 2:
      let colors = UIColorPickerViewController()
      colors.selectedColor = .systemTeal
      return colors
    default: return UIImagePickerController()
    }
  }
}

/// The screen behind what is presented, with a source of popovers in its middle.
private final class PresentingController: UIViewController, UIPopoverPresentationControllerDelegate {
  let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    view.backgroundColor = .systemBackground
    button.setTitle("Show", for: .normal)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.sizeToFit()
    button.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A presented controller: a title in the safe area, and a colour behind it.
private final class PresentedController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = title
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
    ])
  }
}
