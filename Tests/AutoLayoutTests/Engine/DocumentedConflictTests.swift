import ControlCore
import DiagnosticCore
import Foundation
import LayoutCore
import TestSupport
import Testing
import TextViewCore

/// The documentation shows what a conflict looks like.
@MainActor
struct DocumentedConflictTests {
  @Test("The log of a conflict is the one that the documentation shows") func log() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (icon, title) = (UIImageView(), UILabel())
    for (view, name) in [(card, "card"), (icon, "icon"), (title, "title")] as [(UIView, String)] {
      view.accessibilityIdentifier = name
      guard view !== card else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    let gap = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
    gap.identifier = "gap"
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 40),
      gap,
      title.widthAnchor.constraint(equalToConstant: 300),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    let reports = LayoutDiagnostics.collect { card.layoutIfNeeded() }
    #expect(reports.count == 1)
    let page = try String(
      contentsOfFile: PackageFolders.path("Documentation/WhatWorks.md"), encoding: .utf8)
    #expect(page.contains("```\nlayout: \(try #require(reports.first).description)\n```"))
    // 16 + 40 + 8 from the left and 16 from the right hold; the width breaks, which has no other item (F.80).
    #expect(icon.frame.minX == 16 && title.frame.minX == 64 && title.frame.width == 320 - 64 - 16)
  }
}
