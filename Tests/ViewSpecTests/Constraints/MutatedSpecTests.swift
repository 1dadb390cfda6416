import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ViewSpec

/// Whatever is done to a spec, it is laid out or refused with a place.
@MainActor
@Suite struct MutatedSpecTests {
  private static let specs = ["profile-card", "player", "picture-frame", "booking"]
  private static let words = [
    "==", "<=", "@", "@1001", "superview", "self", ".leading", ".width", ".layoutMarginsGuide", "1e308", "-1",
    "0",
    "* 0", "H:|", "-|", "[", "]", "(", ")", "\"", ",", "{", "}", "true", "\"type\": \"stack\",",
    "\"frame\": \"superview\",",
    "\"spacing\": -1e7,", "\"guides\": [\"g\"],", "\"constraints\": [\"self.width == 3\"],", "é", "\t",
    "\"type\": \"button\",", "\"type\": \"tabBar\",", "\"image\": \"star\",", "\"font\": 1e6,",
    "\"contentSizeCategory\": \"small\",", "\"2026-02-30\"", "\"layoutDirection\": \"rightToLeft\",",
  ]

  @Test(arguments: TestEffort.seeds(400))
  func `is laid out or refused`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let name = Self.specs.randomElement(using: &random) ?? ""
    var text = Array(try SpecFile.bytes(of: PackageFolders.path("Examples/\(name).json")))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, place + Int.random(in: 0...6, using: &random))
      let word = Self.words.randomElement(using: &random) ?? ""
      text.replaceSubrange(place..<(Bool.random(using: &random) ? place : end), with: Array(word.utf8))
    }
    do throws(SpecError) {
      let canvas = try LayoutSpec(parsing: text, file: "a.json").makeView(
        traits: UITraitCollection(displayScale: 2))
      _ = try canvas.layOut()
      for view in canvas.viewsBelow { #expect(view.frame.minX.isFinite && view.frame.height >= 0) }
    } catch {
      #expect(error.line != nil && error.path != nil, "seed \(seed): \(error)")
      #expect(!error.description.contains("\n"))
    }
  }
}

extension UIView {
  /// All views beneath this one.
  fileprivate var viewsBelow: [UIView] { subviews.flatMap { [$0] + $0.viewsBelow } }
}
