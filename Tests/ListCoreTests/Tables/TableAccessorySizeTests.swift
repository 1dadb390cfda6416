import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ListCore

/// Accessories and controls at other sizes of text.
@MainActor
struct TableAccessorySizeTests {
  private func cell(
    _ category: UIContentSizeCategory, _ accessory: UITableViewCell.AccessoryType, isEditing: Bool = false
  ) -> UITableViewCell? {
    let list = EditedTable(.plain, ["a", "b"])
    list.window.traitOverrides.preferredContentSizeCategory = category
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.accessoryType = accessory
    }
    list.show()
    list.table.setEditing(isEditing, animated: false)
    list.window.layoutIfNeeded()
    return list.cell(0)
  }

  /// The size of an accessory: that of the style `body` at a size of text is 22 at the usual one, and `leading` here.
  @Test(arguments: [
    (UITableViewCell.AccessoryType.disclosureIndicator, CGSize(width: 10.5, height: 14)),
    (.checkmark, CGSize(width: 19, height: 18)), (.detailButton, CGSize(width: 24, height: 22)),
  ])
  func `an accessory grows with the text, at its margin (R.6)`(
    kind: UITableViewCell.AccessoryType, usual: CGSize
  ) throws {
    let category = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try #require(cell(.large, kind)?.parts.accessory).frame.size == usual)
    let large = try #require(cell(category, kind))
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let growth = UIFontMetrics(forTextStyle: .body).scaledValue(for: 1_000, compatibleWith: traits) / 1_000
    #expect(growth > 2)
    let frame = try #require(large.parts.accessory).frame
    #expect(frame.width == (usual.width * growth).rounded())
    #expect(frame.height == (usual.height * growth).rounded())
    let room = kind == .checkmark ? TableFigures.checkmarkMargin : 0
    #expect(abs(frame.maxX - (large.bounds.width - large.margin - room)) < 0.01)
    #expect(abs(large.contentView.frame.maxX - (frame.minX - room)) < 0.01)
  }

  @Test func `a symbol and its room grow with the text, and the separator begins where the text does`() throws
  {
    func cell(_ category: UIContentSizeCategory) throws -> UITableViewCell {
      let list = EditedTable(.plain, ["a", "b"])
      list.window.traitOverrides.preferredContentSizeCategory = category
      list.configure = { cell, text, _ in
        cell.textLabel?.text = text
        cell.imageView?.image = UIImage(systemName: "star")
      }
      list.show()
      return try #require(list.cell(0))
    }
    let usual = try cell(.large)
    let size = try #require(UIImage(systemName: "star")).size
    #expect(usual.imageView?.frame.size == size)
    #expect(usual.textLabel?.frame.minX == usual.margin - 2 + 28 + 14)
    let large = try cell(.accessibilityExtraExtraExtraLarge)
    let image = try #require(large.imageView).frame
    // 53 points in place of 17.
    #expect(abs(image.width - size.width * 53 / 17) < 2 && abs(image.height - size.height * 53 / 17) < 2)
    let start = try #require(large.textLabel).frame.minX
    #expect(start > image.maxX && start > 3 * 28)
    #expect(try #require(large.parts.separators.first).frame.minX == start)
  }

  @Test func `the control of editing grows, and the content makes room for it`() throws {
    let category = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let usual = try #require(cell(.large, .none, isEditing: true))
    #expect(usual.contentView.frame.minX == 40 && usual.parts.editControl?.bounds.width == 22)
    let large = try #require(cell(category, .none, isEditing: true))
    let control = try #require(large.parts.editControl)
    #expect(control.bounds.width > 44 && large.contentView.frame.minX >= control.frame.maxX)
  }
}
