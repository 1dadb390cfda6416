import Foundation
import LayoutCore
import ManualLayout
import Testing
import TextViewCore

@testable import ViewLint

/// The graphs of the layouts that the order of layout code is usually explained by.
@MainActor @Suite struct ObservedDependenciesTests {
  private func edges(_ board: Board) -> Set<String> {
    let observed = ObservedDependencies(of: board)
    func name(_ component: ObservedDependencies.Component) -> String {
      "\(observed.views[component.view].accessibilityIdentifier ?? "").\(component.kind)"
    }
    return Set(observed.dependencies.map { "\(name($0.dependent)) ← \(name($0.on))" })
  }

  @Test func cornersDependOnTheirSizesOnly() {
    let (first, second) = (Block(20, 20, "first"), Block(30, 10, "second"))
    let board = Board([first, second]) { board in
      first.sizeToFit(board.bounds.size)
      first.align(withSuperview: .topLeft, inset: 4)
      second.sizeToFit(board.bounds.size)
      second.align(withSuperview: .bottomRight, inset: 4)
    }
    #expect(edges(board) == ["first.position ← first.size", "second.position ← second.size"])
  }

  @Test func aLabelBesideAnImageDependsOnItsSizeAndPlace() {
    let image = Block(40, 40, "image")
    let label = UILabel()
    label.text = "A text that is long enough"
    label.accessibilityIdentifier = "label"
    let board = Board([image, label]) { board in
      image.sizeToFit(board.bounds.size)
      label.sizeToFit(width: board.bounds.width - image.bounds.width - 8, constraints: .maxWidth)
      image.align(withSuperview: .leftCenter, inset: 4)
      label.align(.leftCenter, with: image, .rightCenter, horizontalOffset: 8)
    }
    #expect(
      edges(board) == [
        "image.position ← image.size", "label.position ← label.size", "label.size ← image.size",
        // The right edge of the image lies where its size puts it.
        "label.position ← image.position", "label.position ← image.size",
      ])
  }

  /// To read a frame is not to depend on all of it.
  @Test func aWidthIsNoPlace() {
    let (first, second) = (Block(20, 20, "first"), Block(30, 10, "second"))
    let board = Board([first, second]) { board in
      first.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      second.frame = CGRect(x: first.frame.width + 8, y: 0, width: 30, height: 10)
    }
    #expect(edges(board) == ["second.position ← first.size"])
  }

  /// Values that are read long before they are used are found all the same.
  @Test func valuesAreFollowedThroughVariables() {
    let (first, second, third) = (Block(20, 20, "first"), Block(30, 10, "second"), Block(5, 5, "third"))
    let board = Board([first, second, third]) { board in
      first.bounds.size = CGSize(width: 20, height: 20)
      let width = first.bounds.width
      second.frame = CGRect(x: 0, y: 40, width: width, height: 10)
      third.frame = CGRect(x: 0, y: 60, width: width, height: 5)
    }
    #expect(edges(board) == ["second.size ← first.size", "third.size ← first.size"])
  }

  @Test func theOrderIsThatOfTheCodeAndTheViewsStayWhereTheyAre() {
    let (first, second) = (Block(20, 20, "first"), Block(30, 10, "second"))
    let board = Board([first, second]) { board in
      second.bounds.size = second.sizeThatFits(.zero)
      first.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
      second.center = CGPoint(x: first.frame.maxX + 15, y: 20)
    }
    board.layoutIfNeeded()
    let before = [first.frame, second.frame]
    let observed = ObservedDependencies(of: board)
    #expect(
      observed.order.map { "\($0.view) \($0.kind)" } == ["1 size", "0 size", "0 position", "1 position"])
    #expect([first.frame, second.frame] == before)
  }

  /// The second article's loading screen, with the label first: its arrow points down.
  @Test func aBrokenOrderShowsInTheGraph() {
    let (spinner, label) = (Block(48, 48, "spinner"), Block(80, 20, "label"))
    let board = Board([spinner, label]) { board in
      spinner.sizeToFit(board.bounds.size)
      label.sizeToFit(board.bounds.size)
      label.align(.topCenter, with: spinner, .bottomCenter, verticalOffset: 8)
      spinner.align(withSuperview: .center)
    }
    board.layoutIfNeeded()
    let graph = DependencyGraph(of: board)
    #expect(
      graph.written.map(graph.name) == ["spinner.size", "label.size", "label.position", "spinner.position"])
    #expect(
      graph.brokenDependencies.map { "\(graph.name(of: $0.dependent)) \(graph.name(of: $0.needed))" }
        == ["label.position spinner.position"])
  }
}
