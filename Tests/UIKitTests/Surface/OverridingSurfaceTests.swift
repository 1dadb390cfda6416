import Testing
import UIKit

/// Members that programs override, and names that they use, in code that is only here compiled as theirs.
@MainActor
@Suite struct OverridingSurfaceTests {
  private final class Rows: UITableViewController {
    var offsets: [CGFloat] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test func `controllers of lists are delegates of scrolling that subclasses override`() {
    let rows = Rows(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = rows
    window.isHidden = false
    window.layoutIfNeeded()
    rows.offsets = []
    rows.tableView.contentOffset.y = 200
    #expect(rows.offsets == [200])
  }

  private final class Limited: UIView {
    override var maximumContentSizeCategory: UIContentSizeCategory? {
      didSet { changes += 1 }
    }
    var changes = 0
  }

  @Test func `limits of text sizes can be overridden, and take effect`() {
    let view = Limited()
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .large
    view.updateTraitsIfNeeded()
    #expect(view.changes == 1 && view.traitCollection.preferredContentSizeCategory == .large)
    #expect(view.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryL"))
  }

  @Test func `behaviors begin without items, and take them later`() {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let collisions = UICollisionBehavior()
    collisions.addItem(item)
    let (gravity, qualities) = (UIGravityBehavior(), UIDynamicItemBehavior())
    #expect(collisions.items.count == 1 && gravity.items.isEmpty && qualities.items.isEmpty)
  }

  @Test func `a list of pointers has places for objects that are gone`() {
    let list = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      unsafe list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      unsafe list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      #expect(list.count == 2)
      withExtendedLifetime(gone) {}
    }
    let isGone = unsafe list.pointer(at: 0) == nil
    #expect(isGone && list.allObjects.count == 1)
    list.compact()
    let isKept = unsafe list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque()
    #expect(list.count == 1 && isKept)
    list.removePointer(at: 0)
    #expect(list.count == 0)
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    }
  }

  @Test func `a field that insets both of its rectangles has the same one while it is edited`() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(field.textRect(forBounds: field.bounds).minX == 10)
    #expect(field.editingRect(forBounds: field.bounds).minX == 10)
  }

  @Test func `names of Core Foundation and of remote controls are there`() {
    #expect(kCFBundleNameKey as String == "CFBundleName" && UINT64_MAX == .max)
    let error = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "no"])
    #expect(CFErrorCopyDescription(error) as String == "no")
    UIApplication.shared.beginReceivingRemoteControlEvents()
    UIApplication.shared.endReceivingRemoteControlEvents()
  }
}
