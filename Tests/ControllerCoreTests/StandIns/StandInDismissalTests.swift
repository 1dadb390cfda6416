import ControlCore
import Foundation
import Plumb
import StyleCore
import Testing

@testable import ControllerCore
@testable import LayoutCore

/// Stand-ins that the user pulls down, without an answer.
@MainActor
@Suite(.serialized) struct StandInDismissalTests {
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

  private final class Listener: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIFontPickerViewControllerDelegate
  {
    var notes: [String] = []
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { notes.append("file") }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      notes.append("image")
      // As programs do in any case.
      picker.dismiss(animated: true)
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      notes.append("font")
    }
  }

  @Test func `pickers that are pulled down are cancelled`() throws {
    try use { user in
      let listener = Listener()
      let files = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
      files.delegate = listener
      let images = UIImagePickerController()
      images.delegate = listener
      let fonts = UIFontPickerViewController(configuration: .init())
      fonts.delegate = listener
      for picker in [files, images, fonts] as [UIViewController] {
        present(picker)
        let isDismissed = try user.pullDownSheet()
        #expect(isDismissed)
      }
      #expect(listener.notes == ["file", "image", "font"] && root.presentedViewController == nil)
      // A program that dismisses a picker is not told.
      present(files)
      files.dismiss(animated: true)
      HeadlessLoop.run(for: 1)
      #expect(listener.notes.count == 3 && root.presentedViewController == nil)
    }
  }

  @Test func `services that are pulled down end without one, when others can be presented`() throws {
    try use { user in
      let services = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      let next = UIViewController()
      var ends: [String] = []
      services.completionWithItemsHandler = { type, completed, items, error in
        ends.append("\(type == nil) \(completed) \(items == nil) \(error == nil)")
        root.present(next, animated: false)
      }
      present(services)
      let isDismissed = try user.pullDownSheet()
      #expect(isDismissed)
      #expect(ends == ["true false true true"] && root.presentedViewController === next)
    }
  }

  @Test func `one detent of the program stays, and without any the sheet comes up to the middle`() throws {
    try use { _ in
      let services = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      services.sheetPresentationController?.detents = [.large()]
      present(services)
      // Ten points below the safe area of 59.
      #expect(services.view.frame.minY == 69)
      services.dismiss(animated: false)
      present(services)
      #expect(services.view.frame.minY == 426)
    }
  }

  /// A service that ends while it is prepared.
  private final class Quick: UIActivity {
    var performs = 0
    override var activityType: ActivityType? { ActivityType("app.quick") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { activityDidFinish(true) }
    override func perform() { performs += 1 }
  }

  @Test func `a service may end in its preparation`() throws {
    try use { user in
      let quick = Quick()
      let services = UIActivityViewController(activityItems: ["a"], applicationActivities: [quick])
      var ends: [Bool] = []
      services.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
      present(services)
      try user.share(with: "app.quick")
      #expect(ends == [true] && quick.performs == 0 && root.presentedViewController == nil)
    }
  }

  @Test func `the view has the name of the class for the user`() {
    let services = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    services.view.layoutIfNeeded()
    #expect(services.view.subviews.map(\.accessibilityLabel) == ["UIActivityViewController"])
  }

  @Test func `the name of a file is the last part of its address, unless it is set`() {
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "a.pdf"))
    #expect(controller.name == "a.pdf")
    controller.url = URL(fileURLWithPath: "b.pdf")
    #expect(controller.name == "b.pdf")
    controller.name = "Bill"
    #expect(controller.name == "Bill")
  }
}
