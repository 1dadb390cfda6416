import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ViewLint

/// Edges lie where they do in the window, whichever view of it is looked at.
@MainActor @Suite struct WindowPixelsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
  private let card = UIView()
  private let outer = UIView()

  init() {
    window.isHidden = false
    outer.accessibilityIdentifier = "outer"
    card.accessibilityIdentifier = "card"
    outer.addSubview(card)
    window.addSubview(outer)
    window.layoutIfNeeded()
  }

  private func findings(at scale: Int) -> [Finding] {
    PixelRules.findings(in: LintTree(of: card, scale: scale))
  }

  /// 10.5 + 4 = 14.5: between the pixels of 1x only.
  @Test func aFractionOfTheViewAboveCounts() throws {
    outer.frame = CGRect(x: 10.5, y: 0, width: 50, height: 50)
    card.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let icon = tile(CGRect(x: 4, y: 4, width: 8, height: 8), in: card)
    icon.accessibilityIdentifier = "icon"
    let finding = try #require(findings(at: 1).first)
    #expect(finding.view == "UIView#card/UIView#icon")
    #expect(finding.others.map(\.last) == ["UIView#outer"])
    #expect(finding.values.map(\.points) == [14.5, 22.5])
    // A picture of the card has it at 4 points.
    #expect(finding.marks.first?.rect.minX == 4)
    #expect(findings(at: 2) == [])
  }

  /// 10.5 + 0.5 = 11.
  @Test func twoHalvesAreAWhole() {
    outer.frame = CGRect(x: 10.5, y: 0, width: 50, height: 50)
    card.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    _ = tile(CGRect(x: 0.5, y: 4, width: 8, height: 8), in: card)
    #expect(findings(at: 1) == [])
  }

  @Test func aViewIsFoundItself() {
    card.backgroundColor = .red
    card.frame = CGRect(x: 0, y: 3.25, width: 40, height: 40)
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(findings(at: 2).map(\.view) == ["UIView#card"])
    #expect(findings(at: 2).first?.others == [])
  }

  /// Faults beside the card are findings of the views there.
  @Test func nothingElseOfTheWindowIsFound() {
    outer.frame = CGRect(x: 10.5, y: 0, width: 50, height: 50)
    outer.backgroundColor = .red
    card.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(findings(at: 1) == [])
  }
}
