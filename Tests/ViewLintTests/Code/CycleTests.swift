import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@testable import ViewLint

/// The effects of layout code on the update cycle.
@MainActor @Suite struct CycleTests {
  private func board(_ extra: @escaping (Board, Block) -> Void) -> Board {
    let icon = Block(30, 30, "icon")
    return Board([icon]) { board in
      icon.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
      extra(board, icon)
    }
  }

  @Test func askingForLayoutInLayout() {
    final class Once { var isDone = false }
    let once = Once()
    #expect(board { _, icon in icon.setNeedsLayout() }.lint() == [])
    #expect(
      board { board, _ in
        if !once.isDone { board.setNeedsLayout() }
        once.isDone = true
      }.lint() == ["invalidation-in-layout Board#board"])
  }

  @Test func addingViewsInLayout() {
    #expect(
      board { board, _ in
        if board.subviews.count == 1 { board.addSubview(UIView()) }
      }.lint() == ["hierarchy-in-layout Board#board"])
  }

  @Test func viewsThatAskEachOtherForLayout() throws {
    let inner = Board([]) { $0.superview?.setNeedsLayout() }
    inner.accessibilityIdentifier = "inner"
    let outer = Board([inner]) { board in
      inner.frame = board.bounds
      inner.setNeedsLayout()
    }
    let findings = LayoutLinter(LintOptions(scales: [2])).findings(in: outer)
    let loop = try #require(findings.first { $0.code == .layoutLoop })
    let cycle = "Board#board requests layout of Board#inner, which requests layout of Board#board"
    #expect(loop.message == "Endless layout: \(cycle)")
  }

  /// A note: some code keeps views ready.
  @Test func layoutThatNobodySees() {
    func board(_ frame: CGRect) -> Board {
      let leaf = Block(1, 1, "leaf")
      let inner = Board([leaf]) { _ in leaf.frame = CGRect(x: 0, y: 0, width: 1, height: 1) }
      inner.accessibilityIdentifier = "inner"
      return Board([inner]) { _ in inner.frame = frame }
    }
    func lint(_ board: Board) -> [String] {
      LayoutLinter(LintOptions(scales: [2], minimumSeverity: .note)).findings(in: board).map(\.summary)
        .filter { $0.hasPrefix("unseen") }
    }
    #expect(lint(board(CGRect(x: 0, y: 0, width: 0, height: 50))) == ["unseen-layout Board#inner"])
    #expect(lint(board(CGRect(x: 300, y: 0, width: 50, height: 50))) == ["unseen-layout Board#inner"])
    #expect(lint(board(CGRect(x: 0, y: 0, width: 50, height: 50))) == [])
  }

  @Test func oneOwnFrameIsNotInOneOwnCoordinates() {
    #expect(
      board { board, icon in icon.center.x = board.frame.midX }.lint()
        == ["foreign-coordinates Board#board"])
    #expect(board { board, icon in icon.center.x = board.bounds.midX }.lint() == [])
  }

  /// The size is the same in all coordinates: that is for who asks for notes.
  @Test func theSizeOfOneOwnFrameIsThatOfTheBounds() {
    let halving = board { board, icon in
      icon.frame = CGRect(x: 0, y: 0, width: board.frame.width / 2, height: 10)
    }
    #expect(halving.lint() == [])
    let notes = LayoutLinter(LintOptions(scales: [2], minimumSeverity: .note)).findings(in: halving)
    #expect(notes.filter { $0.code == .foreignCoordinates }.map(\.severity) == [.note])
  }

  @Test func toSetAPartOfTheFrameIsNoLookAtIt() {
    let inner = Board([]) { _ in }
      .fitting { board, size in
        board.frame.size = size
        return size
      }
    inner.accessibilityIdentifier = "inner"
    let outer = Board([inner]) { _ in
      inner.frame = CGRect(
        origin: CGPoint(x: 8, y: 8), size: inner.sizeThatFits(CGSize(width: 50, height: 20)))
    }
    #expect(Set(outer.lint()) == ["sizing-changes-view Board#inner"])
  }

  /// The root is asked for its size by the linter alone.
  @Test func sizesAreNotOfTheSpaceAroundEither() {
    func board(_ fit: @escaping (Board, CGSize) -> CGSize) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      root.addSubview(Board([], fit: fit) { _ in })
      return root
    }
    for read: @MainActor (Board) -> CGFloat in [{ $0.frame.maxX }, { $0.superview?.frame.maxX ?? 0 }] {
      #expect(
        board { board, _ in CGSize(width: read(board), height: 20) }.lint()
          .contains("foreign-coordinates Board#board"))
    }
    #expect(board { _, size in CGSize(width: size.width, height: 20) }.lint() == [])
  }

  @Test func layoutIsNotCalledByHand() {
    let inner = Board([Block(1, 1, "leaf")]) {
      $0.subviews[0].frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    inner.accessibilityIdentifier = "inner"
    let outer = Board([inner]) { board in
      inner.frame = board.bounds
      inner.layoutSubviews()
    }
    #expect(outer.lint() == ["direct-layout-call Board#inner"])
  }

  @Test func constrainedSubviewsNeedSuper() {
    final class Forgetful: UIView {
      override func layoutSubviews() {}
    }
    final class Careful: UIView {
      override func layoutSubviews() { super.layoutSubviews() }
    }
    func fill(_ view: UIView) -> UIView {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      return view
    }
    #expect(fill(Forgetful()).lint().contains("missing-super Forgetful"))
    #expect(fill(Careful()).lint() == [])
  }

  @Test func framesUnderATransform() {
    func board(_ place: @escaping (Block) -> Void) -> Board {
      let icon = Block(30, 30, "icon")
      icon.transform = CGAffineTransform(rotationAngle: 0.5)
      return Board([icon]) { _ in place(icon) }
    }
    #expect(
      board { $0.frame = CGRect(x: 60, y: 30, width: 30, height: 30) }.lint().contains(
        "frame-under-transform Block#icon"))
    #expect(
      board {
        $0.bounds.size = CGSize(width: 30, height: 30)
        $0.center = CGPoint(x: 75, y: 45)
      }.lint() == [])
  }

  @Test func sizesBelowZero() {
    func board(_ width: @escaping (CGFloat) -> CGFloat) -> Board {
      let icon = Block(30, 30, "icon")
      return Board([icon]) { board in
        icon.bounds.size = CGSize(width: width(board.bounds.width), height: 30)
        icon.center = CGPoint(x: 50, y: 50)
      }
    }
    #expect(board { $0 - 250 }.lint().contains("invalid-size Block#icon"))
    #expect(board { max(0, $0 - 150) }.lint() == [])
    #expect(board { _ in .nan }.lint().contains("invalid-size Block#icon"))
  }

  /// A.12: a frame is taken for the rectangle that it covers, so that a line of -50 points goes 50 to the left.
  @Test func framesBelowZero() throws {
    func board(_ width: @escaping (CGFloat) -> CGFloat) -> Board {
      let icon = Block(30, 30, "icon")
      return Board([icon]) { icon.frame = CGRect(x: 60, y: 5, width: width($0.bounds.width), height: 30) }
    }
    let finding = try #require(
      LayoutLinter().findings(in: board { $0 - 250 }).first { $0.code == .invalidSize })
    #expect(finding.view == "Board#board/Block#icon" && finding.message.contains("-50×30"))
    #expect(finding.source?.function?.contains("framesBelowZero") == true)
    #expect(board { max(0, $0 - 250) }.lint() == [])
  }

  @Test func constraintsOwnTheFrame() {
    func board(setsFrame: Bool) -> Board {
      let icon = UIView()
      icon.accessibilityIdentifier = "icon"
      icon.translatesAutoresizingMaskIntoConstraints = false
      let board = Board([icon]) { _ in if setsFrame { icon.center.x += 10 } }
      NSLayoutConstraint.activate([
        icon.widthAnchor.constraint(equalToConstant: 30), icon.heightAnchor.constraint(equalToConstant: 30),
        icon.centerXAnchor.constraint(equalTo: board.centerXAnchor),
        icon.topAnchor.constraint(equalTo: board.topAnchor),
      ])
      return board
    }
    #expect(board(setsFrame: false).lint() == [])
    #expect(board(setsFrame: true).lint().contains("constrained-frame UIView#icon"))
  }

  /// Views receive callbacks for new insets during layout, and may ask for another layout in them.
  @Test func newInsetsMayAskForLayout() {
    final class Header: UIView {
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        superview?.setNeedsLayout()
      }
    }
    let header = Header()
    let board = Board([header]) { board in
      header.frame = CGRect(x: 0, y: 0, width: board.bounds.width, height: 40)
      header.layoutMargins.left = board.bounds.width / 4
    }
    #expect(board.lint() == [])
  }

  @Test func lookingIntoAViewThatIsNotLaidOut() {
    func outer(laysOutFirst: Bool) -> Board {
      let leaf = Block(1, 1, "leaf")
      let inner = Board([leaf]) { leaf.frame = CGRect(x: 0, y: 0, width: $0.bounds.width / 2, height: 10) }
      let mark = Block(1, 1, "mark")
      return Board([inner, mark]) { board in
        inner.frame = board.bounds
        if laysOutFirst { inner.layoutIfNeeded() }
        mark.frame = CGRect(x: leaf.bounds.width, y: 20, width: 10, height: 10)
      }
    }
    #expect(outer(laysOutFirst: true).lint() == [])
    #expect(outer(laysOutFirst: false).lint().contains("pending-read Board#board"))
  }
}
