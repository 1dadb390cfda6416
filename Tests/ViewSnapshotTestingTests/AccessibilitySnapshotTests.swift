import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore
import ViewSnapshotTesting

/// Pictures and texts of what VoiceOver reads, of a screen with settings.
@MainActor
@Suite(.snapshots(naming: .folder("Snapshots"))) struct AccessibilitySnapshotTests {
  private static let words = [
    "1. Settings, heading",
    "2. Search, search field",
    "   hint: Double tap to edit",
    "3. Network, heading",
    "4. Wi-Fi, Home, button",
    "5. Aeroplane Mode, switch button, off",
    "   hint: Double tap to toggle setting",
    "6. Sound, heading",
    "7. Volume, 40 percent, adjustable",
    "   hint: Swipe up or down with one finger to adjust the value",
    "8. Selected, Quiet, button, 1 of 3",
    "9. Usual, button, 2 of 3",
    "10. Loud, dimmed, button, 3 of 3",
    "11. Selected, Chime",
    "   actions: Delete; Play",
    "12. Erase All Settings, button",
  ]

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a screen is read in the same order in both directions`(
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let view = SettingsView(frame: CGRect(x: 0, y: 0, width: 320, height: 470))
    view.traitOverrides.layoutDirection = direction
    view.layoutIfNeeded()
    #expect(AccessibilityReading(of: view).text.split(separator: "\n").map(String.init) == Self.words)
  }

  @Test func `the text of a screen is compared line by line`() throws {
    let view = Self.settings(.light, .leftToRight)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    view.layoutIfNeeded()
    let reference = Data(AccessibilityReading(of: view).text.utf8)
    try reference.write(to: folder.appendingPathComponent("screen.settings.txt"))
    func failure() -> String? {
      verifySnapshot(
        of: view, as: .accessibilityText, named: "settings", record: .never,
        snapshotDirectory: folder.path, testName: "screen()")
    }
    #expect(failure() == nil)
    view.subviews.first { $0 is UISlider }?.accessibilityLabel = "Loudness"
    let text = failure() ?? ""
    #expect(text.contains("-7. Volume, 40 percent, adjustable"))
    #expect(text.contains("+7. Loudness, 40 percent, adjustable"))
  }

  @Test func `a screen in light`() {
    assertSnapshot(of: Self.settings(.light, .leftToRight), as: .accessibility(scale: 2), named: "light")
  }

  @Test func `a screen in dark`() {
    assertSnapshot(of: Self.settings(.dark, .leftToRight), as: .accessibility(scale: 2), named: "dark")
  }

  @Test func `a screen from right to left`() {
    assertSnapshot(
      of: Self.settings(.light, .rightToLeft), as: .accessibility(scale: 2), named: "right-to-left")
  }

  private static func settings(
    _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection
  ) -> UIView {
    let view = SettingsView(frame: CGRect(x: 0, y: 0, width: 320, height: 470))
    view.traitOverrides.userInterfaceStyle = style
    view.traitOverrides.layoutDirection = direction
    return view
  }
}

/// A screen with a bar, a field, rows, controls and a button.
private final class SettingsView: UIView {
  private let bar = UINavigationBar()
  private let search = UISearchTextField()
  private let network = UILabel()
  private let wifi = UITableViewCell(style: .value1, reuseIdentifier: nil)
  private let aeroplane = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let sound = UILabel()
  private let volume = UISlider()
  private let loudness = UISegmentedControl(items: ["Quiet", "Usual", "Loud"])
  private let chime = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let erase = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    bar.items = [UINavigationItem(title: "Settings")]
    search.placeholder = "Search"
    for (label, text) in [(network, "Network"), (sound, "Sound")] {
      label.text = text
      label.font = .preferredFont(forTextStyle: .headline)
      label.accessibilityTraits = .header
    }
    wifi.textLabel?.text = "Wi-Fi"
    wifi.detailTextLabel?.text = "Home"
    wifi.accessoryType = .disclosureIndicator
    aeroplane.textLabel?.text = "Aeroplane Mode"
    aeroplane.accessoryView = UISwitch()
    volume.value = 0.4
    volume.accessibilityLabel = "Volume"
    loudness.selectedSegmentIndex = 0
    loudness.setEnabled(false, forSegmentAt: 2)
    chime.textLabel?.text = "Chime"
    chime.accessoryType = .checkmark
    chime.accessibilityCustomActions = ["Delete", "Play"].map { name in
      UIAccessibilityCustomAction(name: name) { _ in true }
    }
    erase.setTitle("Erase All Settings", for: .normal)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var views: [UIView] {
    [bar, search, network, wifi, aeroplane, sound, volume, loudness, chime, erase]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights: [CGFloat] = [44, 36, 22, 44, 44, 22, 34, 32, 44, 44]
    var y: CGFloat = 0
    for (view, height) in zip(views, heights) {
      let inset: CGFloat = view === bar || view is UITableViewCell ? 0 : 16
      view.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
      y += height + 11
    }
  }
}
