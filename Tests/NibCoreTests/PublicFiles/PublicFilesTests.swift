import ControlCore
import ControllerCore
import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore
import ViewRendering

@testable import NibCore

/// The nibs and storyboards of a folder that the variable `NIB_FILES` names, which are no part of the package.
///
/// Each is read, its objects are made and laid out on the device of the file, and the frames are compared with those that
/// Interface Builder has stored.
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
      for problem in problems { report.problems.append(problem.description) }
    }
    print(report.text)
  }
}

/// The counts of what files contain.
@MainActor
struct FileReport {
  var files = 0
  var refused: [String] = []
  var problems: [String] = []
  var unread: [String: Int] = [:]
  var unreadElements: [String: Int] = [:]
  var elements = 0
  var attributes = 0
  var agreeing: [String: Int] = [:]
  var differing: [String: Int] = [:]
  var differences: [String] = []

  mutating func read(_ document: NibDocument, output: String?) {
    files += 1
    if document.scenes.isEmpty {
      _ = NibFile(document, nil).instantiate(owner: nil, externalObjects: [:])
      compareNib(document)
    } else {
      let file = StoryboardFile("Main", nil, document, nil)
      let storyboard = UIStoryboard(name: "", bundle: nil)
      let places = Places(document)
      for scene in document.scenes {
        for element in scene.children(of: "objects") where ElementKinds.isController(element.name) {
          guard let id = element.id else { continue }
          let made = file.makeController(id: id, of: storyboard)
          guard let controller = made else { continue }
          show(controller, element, places, document, output)
        }
      }
    }
    // Cells are made when a list asks for them.
    for element in document.root.tree where element.name == "prototypes" || element.name == "cells" {
      for cell in element.children {
        let context = NibContext(document)
        if context.make(cell) != nil { context.complete() }
      }
    }
    count(document)
  }

  private mutating func show(
    _ controller: UIViewController, _ element: NibElement, _ places: Places, _ document: NibDocument,
    _ output: String?
  ) {
    guard let view = element.child(key: "view") else { return controller.loadViewIfNeeded() }
    let stored = NibValues(element: view, document: document).rect("frame")
    let device = IBDevice(document)
    let window = UIWindow(frame: CGRect(origin: .zero, size: stored?.size ?? device.size))
    window.hostTraits = device.traits
    let isWhole = stored?.size == device.size || document.root.child("device") == nil
    window.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: isWhole ? device.insets : .zero, systemMinimumLayoutMargins: nil,
        respectsSystemMinimum: false))
    var root = controller
    let bar = element.child(key: "simulatedTopBarMetrics")?.name
    if isWhole, places.inStacks.contains(element.id ?? "") || bar == "simulatedNavigationBarMetrics" {
      let stack = UINavigationController(rootViewController: controller)
      stack.navigationBar.prefersLargeTitles = places.large.contains(element.id ?? "")
      root = stack
    }
    if isWhole, places.inTabs.contains(element.id ?? "") {
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      root = tabs
    }
    controller.loadViewIfNeeded()
    let objects = (controller.scene as? StoryboardScene)?.objects ?? [:]
    fillImages(view, { objects[$0] as? UIView }, document)
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    compare(view, controller.scene as? StoryboardScene, document)
    if let output, let data = try? window.pngData(scale: 1) {
      let name = document.file.replacingOccurrences(of: "/", with: "_") + "-\(element.id ?? "").png"
      try? data.write(to: URL(fileURLWithPath: output + "/" + name))
    }
    window.isHidden = true
    window.rootViewController = nil
  }

  private mutating func compareNib(_ document: NibDocument) {
    let context = NibContext(document)
    for element in document.objects where ElementKinds.isView(element.name) {
      guard let view = context.makeView(element) else { continue }
      context.complete()
      let device = IBDevice(document)
      let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
      window.hostTraits = device.traits
      window.setRootViewEnvironment(
        RootViewEnvironment(
          safeAreaInsets: device.insets, systemMinimumLayoutMargins: nil, respectsSystemMinimum: false))
      let controller = UIViewController()
      controller.view = view
      fillImages(element, { context.object($0) as? UIView }, document)
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      compare(element, { context.object($0) as? UIView }, document)
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private mutating func compare(_ root: NibElement, _ scene: StoryboardScene?, _ document: NibDocument) {
    guard let objects = scene?.objects else { return }
    compare(root, { objects[$0] as? UIView }, document)
  }

  /// Gives image views and buttons blank images of the size that the file remembers.
  private func fillImages(_ root: NibElement, _ object: (String) -> UIView?, _ document: NibDocument) {
    for element in root.tree {
      guard let view = element.id.flatMap(object) else { continue }
      if let image = view as? UIImageView, image.image == nil, let name = element["image"] {
        image.image = blank(document.imageSize(name))
      } else if let button = view as? UIButton {
        for state in element.children where state.name == "state" && state.key == "normal" {
          guard let name = state["image"], button.image(for: .normal) == nil else { continue }
          button.setImage(blank(document.imageSize(name)), for: .normal)
        }
      }
    }
  }

  private func blank(_ size: CGSize?) -> UIImage? {
    guard let size, size.width <= 2000, size.height <= 2000 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }

  /// Compares the frames below a view.
  private mutating func compare(
    _ root: NibElement, _ object: (String) -> UIView?, _ document: NibDocument
  ) {
    var pending = root.children(of: "subviews")
    while let element = pending.popLast() {
      let values = NibValues(element: element, document: document)
      if element["misplaced"] == "YES" || element["ambiguous"] == "YES" { continue }
      if element.name == "tableView" || element.name == "collectionView" { continue }
      guard let id = element.id, let view = object(id), let stored = values.rect("frame") else { continue }
      pending += element.children(of: "subviews")
      pending += element.children.first { $0.key == "contentView" }?.children(of: "subviews") ?? []
      // A view that is not installed was not laid out.
      guard view.window != nil else { continue }
      let frame = view.frame
      let difference = max(
        abs(frame.minX - stored.minX), abs(frame.minY - stored.minY), abs(frame.width - stored.width),
        abs(frame.height - stored.height))
      if difference <= 1 {
        agreeing[element.name, default: 0] += 1
        continue
      }
      differing[element.name, default: 0] += 1
      differences.append(
        "\(document.file):\(element.line) \(element.name) \(id) stored \(FileReport.text(stored)) now \(FileReport.text(frame))"
      )
    }
  }

  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%.1f", $0) }.joined(separator: " ")
  }

  /// Counts the attributes that nothing asked for.
  private mutating func count(_ document: NibDocument) {
    let skipped: Set = [
      "dependencies", "plugIn", "deployment", "capability", "device", "customFonts", "designables",
      "resources",
      "canvasLocation", "freeformSize", "inferredMetricsTieBreakers",
    ]
    let ignored: Set = [
      "id", "key", "userLabel", "misplaced", "ambiguous", "fixedFrame", "sceneMemberID", "sceneID",
      "customModuleProvider",
      "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "placeholderIdentifier",
    ]
    var pending = [document.root]
    while let element = pending.popLast() {
      if skipped.contains(element.name) || element.key == "canvasLocation" { continue }
      elements += 1
      pending += element.children
      if element === document.root { continue }
      if !element.isRead, element.readAttributes.isEmpty {
        unreadElements[element.name + (element.key.map { " key=\($0)" } ?? ""), default: 0] += 1
      }
      for name in element.attributeNames where !ignored.contains(name) {
        attributes += 1
        if !element.readAttributes.contains(name) { unread["\(element.name).\(name)", default: 0] += 1 }
      }
    }
  }

  var text: String {
    func list(_ counts: [String: Int]) -> String {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.key): \($0.value)" }.joined(
        separator: "\n")
    }
    let agreed = agreeing.values.reduce(0, +)
    let differed = differing.values.reduce(0, +)
    let kinds = Set(agreeing.keys).union(differing.keys).sorted().map {
      "  \($0): \(agreeing[$0] ?? 0) of \((agreeing[$0] ?? 0) + (differing[$0] ?? 0))"
    }
    var kindsOfProblems: [String: Int] = [:]
    for problem in problems { kindsOfProblems[problem, default: 0] += 1 }
    return """
      FILES \(files), refused \(refused.count)
      \(refused.joined(separator: "\n"))
      ELEMENTS \(elements), not read \(unreadElements.values.reduce(0, +))
      \(list(unreadElements))
      ATTRIBUTES \(attributes), not read \(unread.values.reduce(0, +))
      \(list(unread))
      PROBLEMS \(problems.count)
      \(list(kindsOfProblems))
      FRAMES agree \(agreed) of \(agreed + differed)
      \(kinds.joined(separator: "\n"))
      \(differences.joined(separator: "\n"))
      """
  }
}

/// The device of Interface Builder that a file was laid out for.
@MainActor
struct IBDevice {
  let size: CGSize
  let insets: UIEdgeInsets
  let traits: UITraitCollection

  init(_ document: NibDocument) {
    let element = document.root.child("device")
    let (width, height, hasHomeButton): (CGFloat, CGFloat, Bool) =
      switch element?["id"] {
      case "retina3_5": (320, 480, true)
      case "retina4_0": (320, 568, true)
      case "retina5_5": (414, 736, true)
      case "retina5_9": (375, 812, false)
      case "retina6_1", "retina6_5": (414, 896, false)
      case "retina6_0": (390, 844, false)
      case "retina6_12": (393, 852, false)
      case "retina6_7": (428, 926, false)
      case "ipad9_7": (768, 1024, true)
      default: (375, 667, true)
      }
    size =
      element?["orientation"] == "landscape"
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let top: CGFloat = element?["id"] == "retina6_12" ? 59 : 44
    insets =
      hasHomeButton
      ? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      : UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    traits = UIScreen.main.traitCollection
  }
}

/// The controllers of a storyboard that are in stacks and tabs.
@MainActor
struct Places {
  var inStacks: Set<String> = []
  var inTabs: Set<String> = []
  var large: Set<String> = []

  init(_ document: NibDocument) {
    let controllers = document.scenes.flatMap { $0.children(of: "objects") }.filter {
      ElementKinds.isController($0.name)
    }
    func segues(_ element: NibElement) -> [NibElement] {
      element.tree.filter { $0.name == "segue" && $0["destination"] != nil }
    }
    var pending: [(String, Bool, Bool)] = []
    for controller in controllers {
      for segue in segues(controller) where segue["kind"] == "relationship" {
        let isStack = controller.name == "navigationController"
        let isLarge = controller.child(key: "navigationBar")?["largeTitles"] == "YES"
        if isStack { pending.append((segue["destination"] ?? "", isLarge, false)) }
        if controller.name == "tabBarController" { pending.append((segue["destination"] ?? "", false, true)) }
      }
    }
    while let (id, isLarge, isTab) = pending.popLast() {
      if isTab {
        guard inTabs.insert(id).inserted else { continue }
      } else {
        guard inStacks.insert(id).inserted else { continue }
        if isLarge { large.insert(id) }
      }
      guard let element = document.element(id) else { continue }
      for segue in segues(element) {
        let kind = segue["kind"] ?? ""
        if kind == "show" || kind == "push" || (isTab && kind == "relationship") {
          pending.append((segue["destination"] ?? "", isLarge, isTab))
        }
      }
    }
  }
}
