import Testing

/// Tests of the delegates of tables, collections and text views, which are those of a scroll view here.
@Suite struct DelegateTests {
  private func line(_ text: String, in scope: String = "class A: UIView") -> String {
    let lines = code("import UIKit\n\(scope) {\n\(text)\n}\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return String(lines[2])
  }

  @Test(arguments: [
    (
      "a.delegate?.tableView?(a, heightForRowAt: b)",
      "(ObjectiveCRuntime.narrowed(a.delegate, to: (any UITableViewDelegate).self)?"
        + ".tableView(_:heightForRowAt:) as Optional)?(a,                 b)"
    ),
    (
      "delegate.collectionView?(a, layout: b, sizeForItemAt: c)",
      "(ObjectiveCRuntime.narrowed(delegate, to: (any UICollectionViewDelegateFlowLayout).self)?"
        + ".collectionView(_:layout:sizeForItemAt:) as Optional)?(a,         b,                c)"
    ),
    (
      "self.delegate?.textViewDidChange?(self)",
      "(ObjectiveCRuntime.narrowed(self.delegate, to: (any UITextViewDelegate).self)?"
        + ".textViewDidChange as Optional)?(self)"
    ),
    (
      "delegate.tableView!(a, didSelectRowAt: b)",
      "ObjectiveCRuntime.narrowed(delegate, to: (any UITableViewDelegate).self)!.tableView (a, didSelectRowAt: b)"
    ),
    (
      "delegate?.tableView?(a, titleForHeaderInSection: b)",
      "(delegate?.tableView(_:titleForHeaderInSection:) as Optional)?(a,                          b)"
    ),
    ("dataSource?.tableView?(a, b: c)", "(dataSource?.tableView(_:b:) as Optional)?(a,    c)"),
  ])
  func calledDelegatesHaveTheProtocolOfTheRequirement(_ text: String, _ expected: String) {
    #expect(
      line("func f() { \(text) }").filter { $0 != " " } == "func f() { \(expected) }".filter { $0 != " " })
  }

  @Test func assignedDelegatesHaveTheTypeOfTheProperty() {
    let text = "func f() { old = delegate }"
    #expect(
      line(text, in: "extension UITableView") == "func f() { old = ObjectiveCRuntime.narrowed(delegate) }")
    #expect(
      line(text, in: "class A: UITextView") == "func f() { old = ObjectiveCRuntime.narrowed(delegate) }")
    #expect(
      line("func f() { old = super.delegate }", in: "class A: UICollectionView")
        == "func f() { old = ObjectiveCRuntime.narrowed(super.delegate) }")
    #expect(line(text) == text)
    #expect(
      line("func f() { old = delegate as? B }", in: "extension UITableView")
        == "func f() { old = delegate as? B }")
  }

  @Test func delegatesOfTablesAreAssignedInTheirType() {
    #expect(
      line("func f() { self?.oldDelegate = tableView.delegate }")
        == "func f() { self?.oldDelegate = ObjectiveCRuntime.narrowed(tableView.delegate) }")
    #expect(
      line("func f() { delegate = a.collectionView.delegate }")
        == "func f() { delegate = ObjectiveCRuntime.narrowed(a.collectionView.delegate) }")
    for text in [
      "func f() { oldDelegate = view.delegate }", "func f() { let oldDelegate = tableView.delegate }",
      "func f() { tableView.delegate = self }", "func f() { old = tableView.delegate }",
    ] {
      #expect(line(text) == text)
    }
  }

  @Test func parametersNamedDelegateAreLeft() {
    for text in ["func f(delegate: B) { old = delegate }", "func f() { let delegate = b(); old = delegate }"]
    {
      #expect(line(text, in: "extension UITableView") == text)
    }
    #expect(
      line("func f(delegate: B) { old = self.delegate }", in: "extension UITableView")
        == "func f(delegate: B) { old = ObjectiveCRuntime.narrowed(self.delegate) }")
  }

  @Test func settersOfDelegatesAssignTheTypeOfTheProperty() {
    let head = "override var delegate: UITextViewDelegate? { get { super.delegate } set { "
    let new = head.replacing("UITextViewDelegate", with: "UIScrollViewDelegate")
    let scope = "class A: UITextView"
    #expect(
      line(head + "old = newValue } }", in: scope) == new + "old = ObjectiveCRuntime.narrowed(newValue) } }")
    #expect(line(head + "super.delegate = newValue } }", in: scope) == new + "super.delegate = newValue } }")
  }
}
