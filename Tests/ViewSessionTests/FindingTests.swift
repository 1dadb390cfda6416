import Foundation
import Testing
import UIKit
import ViewLint
import ViewSession

/// The findings of views that are made for them.
@MainActor @Suite struct FindingTests {
  private func findings(_ make: @escaping @MainActor () -> UIView) throws -> [Finding] {
    try ViewSession(MadeSource { .view(make()) }, as: SessionVariant { $0.scale = 2 }).findings()
  }

  /// A view whose layout places a label beside an icon, before or after the icon.
  private final class TagView: UIView {
    let (icon, title) = (UIView(), UILabel())
    var isIconFirst = false

    convenience init(isIconFirst: Bool) {
      self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
      self.isIconFirst = isIconFirst
      for view in [icon, title] { addSubview(view) }
    }

    static let titleLine = #line + 5

    override func layoutSubviews() {
      super.layoutSubviews()
      if isIconFirst { icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28) }
      title.frame = CGRect(x: icon.frame.maxX + 8, y: 16, width: 80, height: 28)
      icon.frame = CGRect(x: 16, y: 16, width: 28, height: 28)
    }
  }

  /// No later layout changes the frame of the icon.
  @Test func `the first layout is checked`() throws {
    let finding = try #require(findings { TagView(isIconFirst: false) }.first { $0.code == .staleSibling })
    #expect(finding.source?.line == TagView.titleLine)
    #expect(try findings { TagView(isIconFirst: true) } == [])
  }

  @Test func `a conflict has the line that made the broken constraint`() throws {
    let line = #line + 7
    let found = try findings {
      let (card, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      card.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      box.heightAnchor.constraint(equalTo: card.heightAnchor).isActive = true
      box.widthAnchor.constraint(equalToConstant: 40).isActive = true
      box.widthAnchor.constraint(equalToConstant: 60).isActive = true
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
      box.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
      return card
    }
    let finding = try #require(found.first { $0.code == .conflictingConstraints })
    #expect(finding.source?.line == line)
    #expect(finding.source?.file.hasSuffix("FindingTests.swift") == true)
  }
}
