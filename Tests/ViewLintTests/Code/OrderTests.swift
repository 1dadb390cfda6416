import Foundation
import LayoutCore
import Testing

@testable import ViewLint

/// Layouts whose lines are in the wrong order, and the same in the right one.
@MainActor @Suite struct OrderTests {
  private func loading(_ layOut: @escaping (Board, Block, Block) -> Void) -> Board {
    let (spinner, label) = (Block(48, 48, "spinner"), Block(80, 20, "label"))
    return Board([spinner, label]) { layOut($0, spinner, label) }
  }

  private func size(_ block: Block) { block.bounds.size = block.sizeThatFits(.zero) }

  private func putInTheMiddle(_ spinner: Block, of board: Board) {
    spinner.center = CGPoint(x: board.bounds.midX, y: 24)
  }

  private func put(_ label: Block, below spinner: Block) {
    label.center = CGPoint(
      x: spinner.center.x, y: spinner.center.y + spinner.bounds.height / 2 + 8 + label.bounds.height / 2)
  }

  @Test func anOrderThatResolvesAllDependenciesIsClean() {
    let board = loading { board, spinner, label in
      self.size(spinner)
      self.size(label)
      self.putInTheMiddle(spinner, of: board)
      self.put(label, below: spinner)
    }
    #expect(board.lint() == [])
  }

  @Test func aLabelThatIsPlacedBeforeItsSizeMoves() throws {
    let board = loading { board, spinner, label in
      self.size(spinner)
      self.putInTheMiddle(spinner, of: board)
      self.put(label, below: spinner)
      self.size(label)
    }
    let findings = LayoutLinter(LintOptions(scales: [2])).findings(in: board)
    #expect(findings.map(\.summary) == ["position-before-size Block#label"])
    let finding = try #require(findings.first)
    // Placed with no height at 24 + 24 + 8 = 56; the height of 20 grows up and down by 10.
    #expect(finding.values.first { $0.name == "y before" }?.points == 56)
    #expect(finding.values.first { $0.name == "y" }?.points == 46)
    #expect(finding.source?.file.hasSuffix("OrderTests.swift") == true)
  }

  /// A center that was not worked out from the size is what was meant, whatever the size.
  @Test func aPlainCenterBeforeTheSizeIsNoFault() {
    let board = loading { board, spinner, label in
      self.putInTheMiddle(spinner, of: board)
      self.size(spinner)
      label.frame = CGRect(x: 0, y: 90, width: 80, height: 20)
    }
    #expect(board.lint() == [])
  }

  @Test func aLabelByASpinnerThatIsPlacedLaterIsStale() throws {
    let board = loading { board, spinner, label in
      self.size(spinner)
      self.size(label)
      self.put(label, below: spinner)
      self.putInTheMiddle(spinner, of: board)
    }
    let findings = LayoutLinter(LintOptions(scales: [2])).findings(in: board)
    #expect(findings.map(\.summary) == ["stale-sibling Block#label"])
    #expect(findings.first?.others.map { $0.last.hasSuffix("Block#spinner") } == [true])
  }

  /// The width of a frame is of use before its origin is.
  @Test func aFrameReadForItsSizeIsNotStale() {
    let board = loading { board, spinner, label in
      self.size(spinner)
      label.frame = CGRect(x: spinner.frame.width + 8, y: 0, width: 80, height: 20)
      spinner.center = CGPoint(x: 24, y: 80)
    }
    #expect(board.lint() == [])
  }

  @Test func aLayoutThatCountsItsRunsNeverSettles() {
    let board = loading { board, spinner, label in
      spinner.frame = CGRect(x: spinner.frame.minX + 1, y: 0, width: 48, height: 48)
      label.frame = CGRect(x: 0, y: 60, width: 80, height: 20)
    }
    #expect(board.lint() == ["unsettled-layout Block#spinner"])
  }

  @Test func aLayoutThatOnlyGrowsDependsOnItsHistory() {
    let board = loading { board, spinner, label in
      spinner.frame = CGRect(
        x: 0, y: 0, width: 48, height: max(spinner.bounds.height, 200 - board.bounds.width))
      label.frame = CGRect(x: 60, y: 0, width: 80, height: 20)
    }
    #expect(board.lint() == ["history-dependent-layout Block#spinner"])
  }
}
