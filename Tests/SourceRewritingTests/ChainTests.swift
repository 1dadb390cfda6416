import Foundation
import SourceRewriting
import Testing

/// Tests of the whole way: sources are rewritten, compiled under their own paths by the overlay, and run.
///
/// They take some ten seconds a mode; `PLUMB_TEST_EFFORT` above 1 runs them.
@Suite(.enabled(if: (Int(ProcessInfo.processInfo.environment["PLUMB_TEST_EFFORT"] ?? "") ?? 1) > 1))
struct ChainTests {
  @Test(arguments: [["-Onone", "-swift-version", "5"], ["-O", "-wmo", "-swift-version", "6"]])
  func sourcesCompileAndRun(_ flags: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chain \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func file(_ name: String, _ text: String) throws -> String {
      let path = folder.appending(path: name).path
      try Data(text.utf8).write(to: URL(filePath: path))
      return path
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    func files(_ path: String) throws -> [String] {
      let folder = package.appending(path: "Sources/" + path)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
    }
    func library(_ name: String, _ sources: [String], links: [String] = []) throws {
      try swiftc(
        [
          "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
          "-enable-upcoming-feature", "MemberImportVisibility", "-package-name", "Plumb", "-parse-as-library",
          "-emit-library",
          "-emit-module",
          "-module-name", name, "-o", folder.appending(path: "lib\(name).so").path, "-I", folder.path, "-L",
          folder.path,
          "-Xlinker", "-rpath", "-Xlinker", folder.path,
        ] + links.map { "-l" + $0 } + sources, in: folder)
    }
    try library("Escaping", files("Escaping"))
    try library("DiagnosticCore", files("DiagnosticCore"), links: ["Escaping"])
    try library("Paths", files("Paths"))
    try library("GraphicsCore", files("GraphicsCore"), links: ["DiagnosticCore", "Paths"])
    try library(
      "DeveloperToolsSupport", [file("Previews.swift", Self.previews)], links: ["GraphicsCore"])
    try library(
      "UIKit", [file("Views.swift", Self.views)], links: ["GraphicsCore", "DeveloperToolsSupport"])

    let sources = try Self.sources.sorted { $0.key < $1.key }.map { try file($0.key, $0.value) }
    let output = folder.appending(path: "out put")
    _ = try IncrementalRewriter(output: output).run(sources)
    let program = folder.appending(path: "app").path
    try swiftc(
      flags + [
        "-module-name", "App", "-vfsoverlay", output.appending(path: "overlay.yaml").path, "-o", program,
      ]
        + [
          "-I", folder.path, "-L", folder.path, "-lUIKit", "-lGraphicsCore", "-lDeveloperToolsSupport",
          "-Xlinker", "-rpath", "-Xlinker",
          folder.path,
        ]
        + sources,
      in: folder)
    let printed = try run(program, [], in: folder)
    #expect(printed.output == Self.expected)
  }

  private func swiftc(_ arguments: [String], in folder: URL) throws {
    let result = try run("/usr/bin/env", ["swiftc"] + arguments, in: folder)
    try #require(result.status == 0, "\(result.output)")
  }

  private func run(_ program: String, _ arguments: [String], in folder: URL) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    // Reports of the run time are no output of the program.
    process.standardError = program.hasPrefix("/usr") ? pipe : FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static let previews = """
    import GraphicsCore
    @MainActor public struct Preview {
      let name: String?, body: @MainActor () -> AnyObject
      public init(_ name: String? = nil, body: @escaping @MainActor () -> AnyObject) {
        (self.name, self.body) = (name, body)
      }
    }
    @_alwaysEmitConformanceMetadata public protocol PreviewRegistry {
      static var fileID: String { get }
      static var line: Int { get }
      static var column: Int { get }
      @MainActor static func makePreview() throws -> Preview
    }
    @MainActor public func foundPreviews() -> [String] {
      MetadataSections.types(withPrefix: "__Preview_").compactMap { $0 as? any PreviewRegistry.Type }
        .sorted { $0.line < $1.line }
        .map { type in
          let preview = try! type.makePreview()
          return "\\(preview.name ?? "") \\(type.fileID) \\(type.line):\\(type.column) "
            + "\\(Swift.type(of: preview.body()))"
        }
    }

    """

  private static let views = """
    @_exported public import Foundation
    @_exported public import DeveloperToolsSupport
    @_exported public import GraphicsCore
    @MainActor open class UIView {
      public init() {}
      open func layoutSubviews() { print("UIView.layoutSubviews") }
      open var tag = 0
    }
    @MainActor open class UIControl: UIView {
      private var actions: [(AnyObject, Selector)] = []
      public func addTarget(_ target: AnyObject, action: Selector) { actions.append((target, action)) }
      public func send() {
        for (target, action) in actions where !action.invoke(on: target, with: [self, nil]) {
          print("no method", action)
        }
      }
    }

    """

  private static let sources = [
    "Card.swift": """
    import UIKit
    @objc protocol CardDelegate: NSObjectProtocol {
      @objc optional func card(_ card: Card, canLift height: CGFloat) -> Bool
      @objc optional func cardDidLoad(_ card: Card)
      @objc optional func ask(_ done: @escaping (Bool) -> Void)
      @objc optional var title: String { get }
    }
    class Card: UIView {
      weak var delegate: CardDelegate?
      let control = UIControl()
      let stored = #selector(lift(_:))
      @objc dynamic var text = "t"
      func start() {
        control.addTarget(self, action: stored)
        control.addTarget(self, action: #selector(self.hidden))
        control.addTarget(self, action: #selector(Card.touched(_:with:)))
        control.addTarget(self, action: Selector("named:"))
        control.addTarget(self, action: #selector(over as () -> Void))
        control.addTarget(self, action: #selector(over as (UIControl) -> Void))
        control.addTarget(self, action: NSSelectorFromString("nothing"))
        control.addTarget(control, action: #selector(control.extended(sender:)))
        control.send()
        print(delegate?.card?(self, canLift: 3).description ?? "none", delegate?.title ?? "untitled")
        delegate?.cardDidLoad?(self)
        delegate?.ask?({ print("asked", $0) })
        delegate?.ask? { print("asked", $0) }
        print(delegate?.cardDidLoad != nil, #keyPath(Card.text))
      }
      @objc func lift(_ sender: UIControl) { print("Card.lift") }
      @objc private func hidden() { print("hidden") }
      @objc fileprivate func touched(_ sender: Any?, with event: String?) { print(sender != nil, event as Any) }
      @objc func named(_ sender: UIView) { print("named", type(of: sender)) }
      @objc func later(_ done: @escaping () -> Void, for card: Card!) throws { done() }
      @objc lazy var size = 3
      @objc func over() { print("over()") }
      @objc func over(_ control: UIControl) { print("over(_:)") }
    }

    """,
    "Sub.swift": """
    import Foundation
    import UIKit
    #if os(iOS)
    class SubCard: Card {
      override func lift(_ sender: UIControl) { print("SubCard.lift") }
      override func setUp(_ number: Int) -> Int { super.setUp(number) + 1 }
    }
    extension SubCard {
      override func layoutSubviews() { super.layoutSubviews(); print("SubCard.layoutSubviews") }
      override var tag: Int { get { 7 } set { } }
    }
    extension Card { @objc func setUp(_ number: Int) -> Int { number } }
    extension UIControl { @objc func extended(sender: Any) { print("extended") } }
    extension UIView { @objc func fill(_ number: Int) -> String { "UIView \\(number)" } }
    extension UIControl { override func fill(_ number: Int) -> String { super.fill(number) + " UIControl" } }
    class Button: UIControl { override func fill(_ number: Int) -> String { super.fill(number * 2) + " Button" } }
    class Lifter: NSObject, CardDelegate {
      func card(_ card: Card, canLift height: CGFloat) -> Bool { true }
      var title: String { "titled" }
    }
    class Model: NSObject {
      @objc dynamic var count = 1
      @objc dynamic var double: Int { get { count * 2 } set { count = newValue / 2 } }
      override func value(forUndefinedKey key: String) -> Any? { "no " + key }
      override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "double" ? ["count"] : []
      }
    }
    class Silent: NSObject {}
    extension Silent: CardDelegate { func cardDidLoad(_ card: Card) { print("loaded") }
      func ask(_ done: @escaping (Bool) -> Void) { done(true) } }
    #endif
    #Preview("Sub") {
      SubCard()
    }
    #if !RELEASED
      #Preview {
        let card = Card()
        return card
      }
    #endif

    """,
    "main.swift": """
    import UIKit
    MainActor.assumeIsolated {
      let card = SubCard(), lifter = Lifter(), silent = Silent()
      card.delegate = lifter
      card.start()
      (card as UIView).layoutSubviews()
      print((card as Card).setUp(1), (card as UIView).tag)
      let other = Card()
      other.delegate = silent
      other.start()
      let model = Model()
      let observation = model.observe(\\.count, options: [.old, .new]) { _, change in
        print("count", change.oldValue!, change.newValue!)
      }
      model.count = 2
      model.setValue(3, forKey: "count")
      print(model.value(forKey: "double") as? Int ?? 0, model.value(forKey: "colour") ?? "nothing")
      observation.invalidate()
      model.count = 5
      for view in [UIView(), UIControl(), Button()] { print(view.fill(1)) }
      print(foundPreviews())
    }

    """,
  ]

  private static let expected = """
    SubCard.lift
    hidden
    true nil
    named UIControl
    over()
    over(_:)
    no method nothing
    extended
    true titled
    false text
    UIView.layoutSubviews
    SubCard.layoutSubviews
    2 7
    Card.lift
    hidden
    true nil
    named UIControl
    over()
    over(_:)
    no method nothing
    extended
    none untitled
    loaded
    asked true
    asked true
    true text
    count 1 2
    count 2 3
    6 no colour
    UIView 1
    UIView 1 UIControl
    UIView 2 UIControl Button
    ["Sub App/Sub.swift 33:1 SubCard", " App/Sub.swift 37:3 Card"]

    """
}
