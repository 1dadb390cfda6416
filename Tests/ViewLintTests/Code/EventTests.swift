import Foundation
import LayoutCore
import Testing
import TextViewCore

@testable import ViewLint

/// The effects of code between updates.
@MainActor @Suite struct EventTests {
  private let icon = Block(30, 30, "icon")
  private let board: Board

  init() {
    let icon = icon
    board = Board([icon]) { _ in icon.frame = CGRect(origin: CGPoint(x: 5, y: 5), size: icon.ideal) }
  }

  private func lint(_ body: () -> Void) -> [String] {
    LayoutLinter().findings(in: board, during: body).map(\.summary)
  }

  @Test func framesAreStaleUntilTheUpdateCycle() {
    var height: CGFloat = 0
    #expect(
      lint {
        icon.ideal = CGSize(width: 50, height: 60)
        height = icon.frame.height
      } == ["stale-read Block#icon"])
    #expect(height == 30)
    #expect(
      lint {
        icon.ideal = CGSize(width: 50, height: 70)
        board.layoutIfNeeded()
        height = icon.frame.height
      } == [])
    #expect(height == 70)
  }

  /// A layout that is asked for in place of a new intrinsic size moves nothing; that is not told besides.
  @Test func contentThatChangesSaysSo() {
    let tag = Tag()
    tag.translatesAutoresizingMaskIntoConstraints = false
    board.addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: board.topAnchor),
      tag.leadingAnchor.constraint(equalTo: board.leadingAnchor),
    ])
    #expect(
      lint {
        tag.length = 30
        tag.setNeedsLayout()
      } == ["stale-intrinsic-size Tag[1]"])
  }

  /// 30 points hold an “A”, and not the rest.
  @Test func whatLooksWrongOnlyThenIsFound() throws {
    let label = UILabel()
    label.text = "A"
    label.accessibilityIdentifier = "label"
    board.addSubview(label)
    let line = #line + 1
    board.layOut = { _ in label.frame = CGRect(x: 0, y: 60, width: 30, height: 30) }
    board.layoutIfNeeded()
    let findings = LayoutLinter().findings(in: board) {
      label.text = "A text that is longer"
      board.setNeedsLayout()
    }
    let cut = try #require(findings.first { $0.code == .truncatedText }, "\(findings.map(\.summary))")
    #expect(cut.source?.line == line)
    #expect(lint { label.alpha = 0.5 } == [])
  }

  @Test func viewsAreHiddenNotRemoved() {
    #expect(
      lint {
        icon.removeFromSuperview()
        board.layoutIfNeeded()
        board.addSubview(icon)
      } == ["removed-to-hide Block#icon"])
    #expect(
      lint {
        icon.isHidden = true
        board.layoutIfNeeded()
        icon.isHidden = false
      } == [])
    // To the front in one go: that is no hiding.
    #expect(
      lint {
        icon.removeFromSuperview()
        board.addSubview(icon)
      } == [])
  }

  @Test func layoutIsAskedForWhereSomethingChanged() {
    #expect(lint { board.setNeedsLayout() } == ["redundant-invalidation Board#board"])
    #expect(lint { icon.ideal = CGSize(width: 10, height: 10) } == [])
  }
}

/// As long as it is told.
private final class Tag: UIView {
  var length: CGFloat = 10

  override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
}
