import Foundation
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// The controllers and the widths of columns.
@MainActor
struct SplitColumnsTests {
  private let list = UIViewController()
  private let detail = UIViewController()

  @Test func `controllers that are read and set again stay in their columns`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [list, detail]
    let stacks = split.viewControllers
    #expect(stacks.count == 2 && stacks[0] === list.navigationController)
    #expect(stacks[1] === detail.navigationController)
    split.viewControllers = stacks
    split.setViewController(stacks[0], for: .primary)
    #expect(split.viewControllers == stacks && stacks[0].children == [list])
    #expect(split.viewController(for: .primary) === list)
    let other = UIViewController()
    split.viewControllers = [stacks[0], other]
    #expect(stacks[0].children == [list] && stacks[0].parent === split && detail.parent == nil)
    #expect(split.viewController(for: .secondary) === other)
  }

  @Test func `three columns are set in order, and one that is missing stays so`() {
    let split = UISplitViewController(style: .tripleColumn)
    let middle = UIViewController()
    split.viewControllers = [list, middle, detail]
    #expect(split.viewController(for: .supplementary) === middle)
    #expect(split.viewController(for: .secondary) === detail)
    split.setViewController(nil, for: .supplementary)
    split.viewControllers = split.viewControllers
    #expect(
      split.viewController(for: .supplementary) == nil && split.viewController(for: .secondary) === detail)
  }

  @Test func `controllers without a style change places`() {
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    split.viewControllers = [detail, list]
    #expect(split.viewControllers == [detail, list])
    #expect(list.parent === split && detail.parent === split && split.children.count == 2)
  }

  @Test func `a share of the width is at most 320 points unless the program sets another limit`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.viewControllers = [list, detail]
    let window = try makeWindow("ipad-pro-12.9-6", .landscape)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    // The view is 1366 points wide.
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(split.primaryColumnWidth == 320)
    split.maximumPrimaryColumnWidth = 500
    #expect(split.primaryColumnWidth == 500)
    split.maximumPrimaryColumnWidth = 1000
    #expect(split.primaryColumnWidth == 683)
    split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.minimumPrimaryColumnWidth = 350
    #expect(split.primaryColumnWidth == 350)
    window.isHidden = true
  }
}
