import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import ViewRendering

/// The controllers of the system that a test answers.
@MainActor
@Suite(.serialized) struct StandInTests {
  private let root = UIViewController()

  private func use(_ body: (HeadlessUser) throws -> Void) throws {
    let phone: Plumb.Device? = .init(named: "iphone-14-pro")
    let window = UIWindow(device: try #require(phone))
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    defer { window.isHidden = true }
    try body(HeadlessUser(of: window))
  }

  private func present(_ controller: UIViewController) {
    root.present(controller, animated: true)
    HeadlessLoop.run(for: 1)
  }

  /// A service of an app that counts what it gets.
  private final class Counter: UIActivity {
    var items = 0
    override var activityType: ActivityType? { ActivityType("app.count") }
    override var activityTitle: String? { "Count" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.count }
    override func perform() { activityDidFinish(true) }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { nil }
  }

  @Test func `services are those of the app and the system, without those that are excluded`() throws {
    try use { user in
      let counter = Counter()
      let services = UIActivityViewController(
        activityItems: ["a", "b", Source()], applicationActivities: [counter])
      services.excludedActivityTypes = [.mail]
      var ends: [String] = []
      services.completionWithItemsHandler = { type, completed, _, error in
        ends.append("\(type?.rawValue ?? "-") \(completed) \(error == nil)")
      }
      present(services)
      #expect(services.view.frame.minY == 426 && user.sees("UIActivityViewController"))
      #expect(throws: HeadlessUserError.self) { try user.share(with: UIActivity.ActivityType.mail.rawValue) }
      try user.share(with: "app.count")
      // The source has no item for the service.
      #expect(counter.items == 2 && ends == ["app.count true true"] && root.presentedViewController == nil)
      present(services)
      try user.cancelPicker()
      #expect(ends.last == "- false true" && root.presentedViewController == nil)
    }
  }

  private final class Chooser: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
  {
    var notes: [String] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      notes.append(urls.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { notes.append("no file") }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      notes.append("\((info[.originalImage] as? UIImage)?.size.width ?? 0)")
      picker.dismiss(animated: true)
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { notes.append(color == .red ? "red" : "other") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      notes.append("closed")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      notes.append("\(viewController.selectedFontDescriptor?.pointSize ?? 0)")
    }
  }

  @Test func `files are picked, one if no more are allowed`() throws {
    try use { user in
      let (picker, chooser) = (
        UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image]), Chooser()
      )
      picker.delegate = chooser
      let files = ["a.pdf", "b.png"].map { URL(fileURLWithPath: $0) }
      present(picker)
      try user.pick(files: files)
      picker.allowsMultipleSelection = true
      present(picker)
      try user.pick(files: files)
      present(picker)
      try user.cancelPicker()
      #expect(chooser.notes == ["a.pdf", "a.pdf b.png", "no file"] && root.presentedViewController == nil)
    }
  }

  @Test func `pictures, colours and fonts are picked, and delegates are told`() throws {
    try use { user in
      let chooser = Chooser()
      let images = UIImagePickerController()
      images.delegate = chooser
      present(images)
      try user.pick(image: UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in })
      let colors = UIColorPickerViewController()
      colors.delegate = chooser
      present(colors)
      try user.pick(color: .red)
      let fonts = UIFontPickerViewController(configuration: .init())
      fonts.delegate = chooser
      present(fonts)
      try user.pick(font: UIFont.systemFont(ofSize: 12).fontDescriptor)
      #expect(chooser.notes == ["7.0", "red", "closed", "12.0"] && root.presentedViewController == nil)
      #expect(throws: HeadlessUserError.self) { try user.cancelPicker() }
    }
  }

  @Test func `types of files conform to those above them`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(UTType.utf8PlainText.conforms(to: .text) && UTType.commaSeparatedText.conforms(to: .text))
    #expect(UTType.pdf.conforms(to: .content) && UTType.mp3.conforms(to: .content))
    #expect(!UTType.url.conforms(to: .content) && !UTType.folder.conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png) && UTType("") == nil && UTType(filenameExtension: "?") == nil)
  }
}
