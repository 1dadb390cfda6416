import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// The controllers of documents, and others that tests answer.
@MainActor
struct DocumentControllerTests {
  private final class Listener: NSObject, UIDocumentBrowserViewControllerDelegate, UIDocumentMenuDelegate,
    UIVideoEditorControllerDelegate, UINavigationControllerDelegate, UIDocumentInteractionControllerDelegate
  {
    var notes: [String] = []

    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {
      notes.append("pick \(documentURLs.map(\.lastPathComponent).joined(separator: " "))")
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
      notes.append("create")
      importHandler(URL(fileURLWithPath: "/new.txt"), .copy)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { notes.append("import \(destinationURL.lastPathComponent)") }
    func documentMenu(
      _ documentMenu: UIDocumentMenuViewController,
      didPickDocumentPicker documentPicker: UIDocumentPickerViewController
    ) { notes.append("picker") }
    func videoEditorController(
      _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
    ) {
      notes.append("saved \(editedVideoPath)")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      notes.append("will present")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      notes.append("did dismiss")
    }
  }

  private let listener = Listener()
  private let root = UIViewController()

  private func run(_ body: (HeadlessUser) throws -> Void) throws {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    HeadlessLoop.runUntilIdle()
    try body(HeadlessUser(of: window))
  }

  @Test func `a document browser tells its delegate of choices and of new documents`() throws {
    try run { user in
      let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
      browser.delegate = listener
      root.present(browser, animated: false)
      HeadlessLoop.runUntilIdle()
      try user.pick(files: [URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")])
      try user.createDocument()
      #expect(listener.notes == ["pick a.txt", "create", "import new.txt"])
      #expect(
        browser.allowedContentTypes == ["public.plain-text"] && browser.activeDocumentCreationIntent == nil)
      root.dismiss(animated: false)
    }
  }

  @Test func `a document browser renames and imports files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.txt")
    try "a".write(to: url, atomically: true, encoding: .utf8)
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    var found: [URL?] = []
    browser.renameDocument(at: url, proposedName: "b") { url, _ in found.append(url) }
    let renamed = folder.appendingPathComponent("b.txt")
    browser.importDocument(
      at: renamed, nextToDocumentAt: other.appendingPathComponent("c.txt"), mode: .copy
    ) { url, _ in found.append(url) }
    browser.revealDocument(at: url, importIfNeeded: false) { url, _ in found.append(url) }
    let copy = other.appendingPathComponent("b.txt")
    #expect(found.map { $0?.path } == [renamed.path, copy.path, nil])
    #expect(
      FileManager.default.fileExists(atPath: renamed.path)
        && FileManager.default.fileExists(atPath: copy.path))
    found = []
    browser.renameDocument(at: renamed, proposedName: "b.TXT") { url, _ in found.append(url) }
    browser.renameDocument(at: copy, proposedName: "b") { url, _ in found.append(url) }
    browser.renameDocument(at: copy, proposedName: "Report 1/1.5") { url, _ in found.append(url) }
    #expect(found.map { $0?.lastPathComponent } == ["b.TXT", "b.txt", "Report 1:1.5.txt"])
  }

  @Test func `a document menu offers options of the program around the places of files`() throws {
    try run { user in
      let menu = UIDocumentMenuViewController(documentTypes: ["public.item"], in: .import)
      menu.delegate = listener
      menu.addOption(withTitle: "New", image: nil, order: .first) { [listener] in listener.notes.append("new")
      }
      root.present(menu, animated: false)
      HeadlessLoop.runUntilIdle()
      #expect(menu.actions.map(\.title) == ["New", "Browse", "Cancel"])
      try user.choose(action: "Browse")
      #expect(listener.notes == ["picker"])
    }
  }

  @Test func `a video editor tells its delegate of the file that the user saved`() throws {
    try run { user in
      let editor = UIVideoEditorController()
      editor.delegate = listener
      editor.videoPath = "/film.mov"
      root.present(editor, animated: false)
      HeadlessLoop.runUntilIdle()
      try user.pick(movie: URL(fileURLWithPath: "/short.mov"))
      #expect(listener.notes == ["saved /short.mov"])
      root.dismiss(animated: false)
    }
  }

  @Test func `services of a file are offered from an item of a bar, and closed by the program`() throws {
    try run { _ in
      let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a.txt"))
      controller.delegate = listener
      #expect(controller.presentOptionsMenu(from: UIBarButtonItem(systemItem: .action), animated: false))
      HeadlessLoop.runUntilIdle()
      #expect(root.presentedViewController is UIActivityViewController)
      controller.dismissMenu(animated: false)
      HeadlessLoop.runUntilIdle()
      #expect(root.presentedViewController == nil && listener.notes == ["will present", "did dismiss"])
    }
  }

  @Test func `an activity controller offers the services and items of a description`() throws {
    let configuration = UIActivityItemsConfiguration(objects: ["a" as NSString, "b" as NSString])
    configuration.metadataProvider = { $0 == .title ? "Letters" : nil }
    let controller = UIActivityViewController(activityItemsConfiguration: configuration)
    #expect(controller.itemsConfiguration === configuration)
    #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 2)
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Letters")
    #expect(configuration.activityItemsConfigurationSupports(interaction: .share))
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
    root.activityItemsConfiguration = configuration
    #expect(root.activityItemsConfiguration === configuration)
  }

  /// A description that only has what it must have.
  private final class Plain: NSObject, UIActivityItemsConfigurationReading {
    let itemProvidersForActivityItemsConfiguration: [NSItemProvider] = []
  }

  @Test func `a plain description is for sharing alone`() {
    let plain = Plain()
    #expect(plain.activityItemsConfigurationSupports(interaction: .share))
    #expect(!plain.activityItemsConfigurationSupports(interaction: .copy))
    #expect(plain.activityItemsConfigurationMetadata(key: .title) == nil)
    #expect(plain.applicationActivitiesForActivityItemsConfiguration == nil)
  }

  @Test func `a document controller opens its document and has its name`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try "a".write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    final class Shown: UIDocumentViewController {
      var openings = 0
      override func documentDidOpen() { openings += 1 }
    }
    let controller = Shown(document: UIDocument(fileURL: url))
    var answers: [Bool] = []
    controller.openDocument { answers.append($0) }
    HeadlessLoop.runUntilIdle()
    controller.loadViewIfNeeded()
    #expect(answers == [true] && controller.openings == 1)
    #expect(controller.navigationItem.title == url.deletingPathExtension().lastPathComponent)
    #expect(controller.undoRedoItemGroup.barButtonItems.count == 2)
  }
}
