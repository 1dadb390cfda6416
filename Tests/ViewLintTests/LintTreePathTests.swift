import Foundation
import LayoutCore
import Testing

@testable import ViewLint

@MainActor @Suite struct LintTreePathTests {
  private func view(_ identifier: String?, in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = identifier
    superview?.addSubview(view)
    return view
  }

  @Test func `views are found by their paths, whatever is in identifiers`() throws {
    let root = view("card")
    let row = view("a/b", in: root)
    let other = view("a", in: root)
    let inner = view(nil, in: row)
    let tree = LintTree(of: root, scale: 1)
    let path = try #require(tree.path(of: inner))
    #expect(path.names == ["UIView#card", "UIView#a/b", "UIView[0]"])
    #expect("\(path)" == "UIView#card/UIView#a/b/UIView[0]")
    let paths = ViewPaths(of: root)
    #expect(paths.root == "UIView#card" && paths.view(at: path) === inner)
    let (rowPath, otherPath) = (try #require(tree.path(of: row)), try #require(tree.path(of: other)))
    #expect(rowPath.isAncestor(of: path) && !otherPath.isAncestor(of: path))
    #expect(paths.view(at: "UIView#card/UIView[7]") == nil && paths.path(of: view(nil)) == nil)
  }

  @Test func `a message calls a view by all of its identifier`() throws {
    let board = Board([]) { _ in }.fitting { _, _ in CGSize(width: 40.3, height: 40) }
    board.accessibilityIdentifier = "a/b"
    let found = LayoutLinter(LintOptions(scales: [2])).findings(in: board)
    let finding = try #require(found.first { $0.code == .fractionalSize })
    #expect(finding.message.hasPrefix("sizeThatFits of Board#a/b returns "), "\(finding.message)")
  }

  /// The path of the second view has the path of the first as a prefix, without being inside it.
  @Test func `a sibling brings about nothing`() {
    func finding(_ code: FindingCode, _ name: String) -> Finding {
      Finding(code, view: ViewPath(names: ["Card", name, "UILabel[0]"]), message: "", fix: "")
    }
    var cause = finding(.insufficientSize, "")
    cause.view = ViewPath(names: ["Card", "Row#a"])
    #expect([cause, finding(.clippedText, "Row#a")].rootCauses == [cause])
    #expect([cause, finding(.clippedText, "Row#a/b")].rootCauses.count == 2)
  }

  /// Two views may have one name; what is in the second has a path, too.
  @Test func `of views with one path the first is meant`() throws {
    let root = view(nil)
    let twins = [view("twin", in: root), view("twin", in: root)]
    let inner = view("inner", in: twins[1])
    let paths = ViewPaths(of: root)
    #expect(paths.view(at: "UIView/UIView#twin") === twins[0])
    #expect(paths.view(at: "UIView/UIView#twin/UIView#inner") === inner)
  }

  /// The paths of all views would take ten thousand times ten thousand names.
  @Test func `a deep tree has its names once`() throws {
    let root = view(nil)
    var views = [root]
    for _ in 1..<10_000 { views.append(view("row", in: views[views.count - 1])) }
    let tree = LintTree(of: root, scale: 1)
    let path = tree.path(of: 9_999)
    #expect(path.names.count == 10_000 && tree.index(at: path) == 9_999)
  }
}
