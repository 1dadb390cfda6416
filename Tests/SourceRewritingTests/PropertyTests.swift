import Foundation
import SourceRewriting
import Testing

/// Tests of properties that every source file has.
@Suite struct PropertyTests {
  /// The Swift files in the folders of `REWRITER_SOURCES`, separated by colons, or of this package's sources and tests.
  private static let paths: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folders =
      environment["REWRITER_SOURCES"]?.split(separator: ":").map(String.init)
      ?? [own.path, own.deletingLastPathComponent().appending(path: "Sources/SourceRewriting").path]
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
  }()

  private static func files() -> [ModuleRewriter.File] {
    paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { .init(path: path, text: Array($0)) }
    }
  }

  @Test func linesStayAndRewritingTwiceChangesNothing() {
    let files = Self.files()
    let rewriter = ModuleRewriter()
    var changed = 0
    let once = rewriter.rewrite(files)
    for (file, result) in zip(files, once) {
      guard let text = result.text else { continue }
      changed += 1
      checkLines(file, text)
    }
    let second = zip(files, once).map { ModuleRewriter.File(path: $0.path, text: $1.text ?? $0.text) }
    for (file, result) in zip(second, rewriter.rewrite(second)) {
      if let text = result.text {
        Issue.record("\(file.path) changes again: \(Self.difference(file.text, text))")
      }
    }
    print("rewrote \(changed) of \(files.count) files")
  }

  /// Checks that lines without a word of Objective-C are equal, and that none moved.
  private func checkLines(_ file: ModuleRewriter.File, _ text: [UInt8]) {
    let old = file.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let new = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let added = new.count - old.count
    let ends = file.text.last == UInt8(ascii: "\n")
    #expect(added == 0 || added == (ends ? 1 : 2), "\(file.path)")
    var begins = false
    for (number, (one, other)) in zip(old, new).enumerated() where one != other {
      if number == old.count - 1, one.isEmpty { continue }
      let words = String(decoding: one, as: UTF8.self)
      let isPlain = !Self.words.contains { words.contains($0) }
      if isPlain, !begins, String(decoding: other, as: UTF8.self).hasPrefix("import UIKit; ") {
        begins = true
        continue
      }
      let marks = ["PreviewRegistry", "__extension_", "__dispatch_", "__optional_", "ObjectiveCRuntime"]
      if isPlain, marks.contains(where: { String(decoding: other, as: UTF8.self).contains($0) }) { continue }
      if isPlain, file.text.contains(sequence: "#selector(\n") { continue }
      // The brace of observers that became methods.
      if words.allSatisfy({ " \t\r}".contains($0) }), other.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
        continue
      }
      #expect(!isPlain, "\(file.path):\(number + 1): \(words)")
    }
  }

  private static let words = [
    "@objc", "@IB", "@NS", "@GK", "dynamic", "#selector", "#keyPath", "#Preview", "@Previewable", "os(iOS)",
    "simulator",
    "import", "String(format:", "localizedStringWithFormat",
    "?(", "!(", "override", "protocol", "@nonobjc", "optional", "@UIApp", "objc", "window?", "window!",
    "AnyObject", "description()",
  ]

  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> String {
    let old = String(decoding: one, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: other, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let number = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    return "\(number + 1): \(number < new.count ? new[number] : "")"
  }

  @Test func brokenSourcesNeverCrash() {
    var random = Random(state: 7)
    let effort = Int(ProcessInfo.processInfo.environment["PLUMB_TEST_EFFORT"] ?? "") ?? 1
    let rewriter = ModuleRewriter()
    var seeds = Self.files().filter { $0.text.count < 20_000 }
    seeds.append(.init(path: "Seed.swift", text: Self.seed))
    for round in 0..<200 * effort {
      var file = round % 2 == 0 ? seeds[seeds.count - 1] : seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0...Int(random.next() % 3) { Self.mutate(&file.text, &random) }
      let result = rewriter.rewrite([file])[0]
      guard let text = result.text else { continue }
      let old = file.text.count { $0 == UInt8(ascii: "\n") }
      let new = text.count { $0 == UInt8(ascii: "\n") }
      #expect((0...2).contains(new - old), "\(String(decoding: file.text, as: UTF8.self))")
    }
  }

  private static let seed = """
    import Foundation
    @objc public protocol P: NSObjectProtocol { @objc optional func a(_ b: Int, c: inout String) throws -> Int! }
    @objcMembers class A: UIView, P {
      @IBOutlet weak var b: UILabel!
      lazy var c = #selector(A.d(_:)), e = #keyPath(A.b.text)
      @objc dynamic func d(_ a: Any) { delegate?.a?(1, c: &x).description; (a as AnyObject).b() }
    }
    class C<T: UIView>: A { @objc dynamic private var h, i: Int? { didSet { j(oldValue) } }
      @objc dynamic var k: Int { get { 1 } set(v) { _ = type(of: self).init(frame: .zero) } }
      func l(_ m: UIView.Type?) -> T { m?.init(); (n as AnyObject).doubleValue; a.window??.o(); return T() }
      private class D: NSObject { override func value(forKey p: String) -> Any? { (q as AnyObject).d(1) } }
    }
    extension C { override var tag: Int { willSet { r() } didSet(s) { t(s) } } }
    extension A { override func layoutSubviews() { f(#selector(getter: b), #selector(d as (Any) -> Void)) } }
    #if os(iOS) && !targetEnvironment(simulator)
    #Preview("A") { A() }
    #endif
    struct S: PreviewProvider { static var previews: some View { X(UIView.self) } }
    @available(iOS 17, *) #Preview(traits: .a, .b(c: 1), body: { @Previewable @State var d = 1; return A() })

    """

  private static func mutate(_ text: inout [UInt8], _ random: inout Random) {
    guard !text.isEmpty else { return }
    let place = Int(random.next() % UInt64(text.count))
    let characters = Array("(){}[]\"#@.?!:;,\\/*_ \n".utf8)
    switch random.next() % 4 {
    case 0: text.remove(at: place)
    case 1: text.insert(characters[Int(random.next() % UInt64(characters.count))], at: place)
    case 2: text[place] = characters[Int(random.next() % UInt64(characters.count))]
    default:
      let end = min(text.count, place + Int(random.next() % 40))
      text.removeSubrange(place..<end)
    }
  }
}

/// Random numbers that are the same in every run.
private struct Random {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(sequence)
  }
}
