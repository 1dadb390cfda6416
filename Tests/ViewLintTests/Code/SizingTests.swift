import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// Views whose `sizeThatFits` does what it should not, and the same repaired.
@MainActor @Suite struct SizingTests {
  private func card(_ fit: @escaping (Board, Block, CGSize) -> CGSize) -> Board {
    let icon = Block(30, 30, "icon")
    return Board([icon]) { _ in icon.frame = CGRect(x: 5, y: 5, width: 30, height: 30) }
      .fitting { fit($0, icon, $1) }
  }

  @Test func sizesFromQuestionsAreClean() {
    #expect(
      card { _, icon, size in
        let size = icon.sizeThatFits(size)
        return CGSize(width: size.width + 10, height: size.height + 10)
      }.lint() == [])
  }

  @Test func presentSizesOfSubviewsAreNoAnswer() {
    #expect(
      card { _, icon, _ in CGSize(width: icon.bounds.width + 10, height: 40) }.lint()
        == ["sizing-reads-subview Board#board"])
  }

  @Test func plainViewsAnswerTheirPresentSize() {
    let plain = UIView()
    let board = Board([plain]) { _ in plain.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }
      .fitting { _, size in plain.sizeThatFits(size) }
    #expect(board.lint() == ["sizing-reads-subview Board#board"])
  }

  @Test func sizingChangesNothing() {
    #expect(
      card { _, icon, _ in
        icon.isHidden = false
        icon.bounds.size.width = icon.bounds.width == 30 ? 31 : 30
        return CGSize(width: 40, height: 40)
      }.lint().contains("sizing-changes-view Board#board"))
  }

  /// A cache is no change of a view.
  @Test func cachesAreClean() {
    final class Cache { var size: CGSize? }
    let cache = Cache()
    #expect(
      card { _, icon, size in
        let fitting = cache.size ?? icon.sizeThatFits(size)
        cache.size = fitting
        return CGSize(width: 40, height: fitting.height + 10)
      }.lint() == [])
  }

  @Test func theSameQuestionHasOneAnswer() {
    final class Count { var asked = 0 }
    let count = Count()
    #expect(
      card { _, _, _ in
        count.asked += 1
        return CGSize(width: 40, height: 40 + count.asked)
      }.lint() == ["inconsistent-sizing Board#board"])
  }

  @Test func sizesAreWholePixels() throws {
    let findings = LayoutLinter(LintOptions(scales: [1, 2, 3])).findings(
      in: card { _, _, _ in CGSize(width: 40.5, height: 41) })
    #expect(findings.map(\.summary) == ["fractional-size Board#board"])
    // 40.5 points are 81 pixels at 2x, and lie between two at 1x and 3x.
    #expect(findings.first?.scales == [1, 3])
  }

  /// More than was offered is an answer, too.
  @Test func sizesBeyondTheOfferAreClean() {
    #expect(card { _, _, _ in CGSize(width: 5000, height: 40) }.lint() == [])
  }

  @Test func whatDoesNotHoldItsContentIsTooSmall() {
    let findings = LayoutLinter(LintOptions(scales: [2])).findings(
      in: card { _, _, _ in CGSize(width: 40, height: 28) })
    #expect(findings.map(\.summary) == ["insufficient-size Board#board"])
    // The icon ends at 5 + 30 = 35, 7 below an edge at 28.
    #expect(findings.first?.values.first { $0.name == "missing" }?.points == 7)
  }

  /// A badge that hangs over an edge does so at any size.
  @Test func overhangsThatAreMeantAreClean() {
    let badge = Block(10, 10, "badge")
    let board = Board([badge]) { board in
      badge.frame = CGRect(x: board.bounds.maxX - 5, y: -5, width: 10, height: 10)
    }
    #expect(board.lint() == [])
  }

  @Test func contentIsSetBeforeItsSizeIsAsked() {
    func board(textFirst: Bool) -> Board {
      let label = UILabel()
      return Board([label]) { board in
        if textFirst { label.text = "\(Int(board.bounds.width)) points" }
        label.frame.size = label.sizeThatFits(board.bounds.size)
        if !textFirst { label.text = "\(Int(board.bounds.width)) points" }
      }
    }
    #expect(board(textFirst: true).lint() == [])
    #expect(board(textFirst: false).lint().contains("changed-after-sizing UILabel[0]"))
  }

  /// A view that is asked by code, and answers by its margins.
  @Test func marginsAreSetBeforeTheSizeIsAsked() throws {
    func board(marginsFirst: Bool, isByMargins: Bool = true) -> Board {
      let inner = Board([]) { _ in }.fitting { board, _ in
        CGSize(
          width: isByMargins ? 40 + board.layoutMargins.left + board.layoutMargins.right : 60, height: 30)
      }
      inner.accessibilityIdentifier = "inner"
      return Board([inner]) { board in
        let margins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        if marginsFirst { inner.layoutMargins = margins }
        inner.frame.size = inner.sizeThatFits(board.bounds.size)
        if !marginsFirst { inner.layoutMargins = margins }
      }
    }
    #expect(board(marginsFirst: true).lint() == [])
    let findings = LayoutLinter().findings(in: board(marginsFirst: false))
    let finding = try #require(findings.first { $0.code == .changedAfterSizing })
    #expect(finding.view == "Board#board/Board#inner")
    #expect(finding.message.hasPrefix("The margins of Board#inner were changed after its size was requested"))
    // A view that does not read its margins is as large as before.
    #expect(board(marginsFirst: false, isByMargins: false).lint() == [])
  }
}
