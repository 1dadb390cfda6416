import DiagnosticCore
import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import ViewRendering

@testable import NibCore

/// The nibs and storyboards of a folder that the variable `NIB_FILES` names, which are no part of the package.
///
/// Each is read, its objects are made and laid out on the device of the file, and the frames are compared with those that
/// Interface Builder has stored. A folder that `NIB_OUTPUT` names gets the pictures and a table of the frames.
@MainActor
struct PublicFilesTests {
  nonisolated private static var folder: String? { ProcessInfo.processInfo.environment["NIB_FILES"] }

  @Test(.enabled(if: folder != nil)) func filesAreReadAndFramesAgree() throws {
    let folder = try #require(Self.folder)
    let output = ProcessInfo.processInfo.environment["NIB_OUTPUT"]
    var report = FileReport()
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files.sorted() where file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      let problems = LayoutDiagnostics.collect {
        do throws(NibReadingError) {
          report.read(
            try NibDocument(data, file: file, bundle: nil, notesReading: true), output: output)
        } catch { report.refused.append(error.report.description) }
      }
      for problem in problems { report.problems[problem.description, default: 0] += 1 }
    }
    UIScreen.main.become(.standard, .portrait, traits: StyleCore.Device.standard.traits())
    print(report.text)
    if let output {
      let table = report.frames.lines.joined(separator: "\n") + "\n"
      try table.write(toFile: output + "/frames.tsv", atomically: true, encoding: .utf8)
    }
  }
}

/// The counts of what files contain.
@MainActor
struct FileReport {
  var files = 0
  var refused: [String] = []
  var problems: [String: Int] = [:]
  var unread = UnreadContent()
  var frames = FrameAgreement()

  mutating func read(_ document: NibDocument, output: String?) {
    files += 1
    let device = DesignDevice(document)
    UIScreen.main.become(.standard, .portrait, traits: device.traits)
    if document.scenes.isEmpty {
      _ = NibFile(document, nil).instantiate(owner: nil, externalObjects: [:])
      readObjects(document, device)
    } else {
      readScenes(document, device, output)
    }
    // Cells are made when a list asks for them.
    for element in document.root.tree where element.name == "prototypes" || element.name == "cells" {
      for cell in element.children {
        let context = NibContext(document)
        if context.make(cell) != nil { context.complete() }
      }
    }
    unread.count(document)
  }

  private mutating func readScenes(_ document: NibDocument, _ device: DesignDevice, _ output: String?) {
    let file = StoryboardFile("Main", nil, document, nil)
    let storyboard = UIStoryboard(name: "", bundle: nil)
    for scene in document.scenes {
      for element in scene.children(of: "objects") where ElementKinds.isController(element.name) {
        guard let id = element.id, let controller = file.makeController(id: id, of: storyboard) else {
          continue
        }
        show(controller, element, document, device, output)
      }
    }
  }

  private mutating func show(
    _ controller: UIViewController, _ element: NibElement, _ document: NibDocument, _ device: DesignDevice,
    _ output: String?
  ) {
    guard let view = element.child(key: "view") else { return controller.loadViewIfNeeded() }
    let stage = DesignStage(document, device)
    controller.loadViewIfNeeded()
    let objects = (controller.scene as? StoryboardScene)?.objects ?? [:]
    let object = { (id: String) in objects[id] as? UIView }
    BlankImages.fill(view, object, document)
    // The subviews of a view that is misplaced have the frames that they have in one of the right size.
    let frame = view["misplaced"] == "YES" ? nil : NibValues(element: view, document: document).rect("frame")
    stage.show(controller, element, frame: frame)
    frames.compare(StoredFrames(view, object, document), in: stage.window, document, device)
    if let output, let data = try? stage.window.pngData(scale: 1) {
      let name = document.file.replacingOccurrences(of: "/", with: "_") + "-\(element.id ?? "").png"
      try? data.write(to: URL(fileURLWithPath: output + "/" + name))
    }
    stage.clear()
  }

  private mutating func readObjects(_ document: NibDocument, _ device: DesignDevice) {
    let context = NibContext(document)
    for element in document.objects where ElementKinds.isView(element.name) {
      guard let view = context.makeView(element) else { continue }
      context.complete()
      let object = { (id: String) in context.object(id) as? UIView }
      BlankImages.fill(element, object, document)
      let stage = DesignStage(document, device)
      stage.show(view, element)
      frames.compare(StoredFrames(element, object, document), in: stage.window, document, device)
      stage.clear()
    }
  }

  static func list(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.key): \($0.value)" }.joined(
      separator: "\n")
  }

  var text: String {
    """
    FILES \(files), refused \(refused.count)
    \(refused.joined(separator: "\n"))
    \(unread.text)
    PROBLEMS \(problems.values.reduce(0, +))
    \(Self.list(problems))
    \(frames.text)
    """
  }
}
