import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import ControlCore
@testable import ListCore

/// Cells of lists: accessories, indentation, separators, corners.
@MainActor
struct ListCellTests {
  private func cell(
    _ accessories: [UICellAccessory] = [],
    appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    isFirst: Bool = true, isLast: Bool = false, role: ListPlacement.Role = .item,
    _ change: (UICollectionViewListCell) -> Void = { _ in }
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.traitOverrides.displayScale = 2
    var content = UIListContentConfiguration.cell()
    content.text = "Tea"
    cell.contentConfiguration = content
    cell.accessories = accessories
    cell.take(
      ListPlacement(
        role: role, appearance: appearance, isFirst: isFirst, isLast: isLast,
        separators: UIListSeparatorConfiguration(listAppearance: appearance)))
    change(cell)
    cell.updateTraitsIfNeeded()
    cell.layoutIfNeeded()
    return cell
  }

  private func text(_ cell: UICollectionViewListCell) -> CGRect {
    guard let view = cell.contentView as? UIListContentView, let label = view.label else { return .null }
    return label.convert(label.bounds, to: cell)
  }

  @Test func `R.1: content fills a cell without accessories`() {
    let cell = cell()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(text(cell).minX == 16 && text(cell).maxX == 304)
  }

  @Test func `R.7, R.8: the content ends 30 before the edge with a chevron, and the text 8 before that`()
    throws
  {
    let cell = cell([.disclosureIndicator()])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 290, height: 44))
    #expect(text(cell).maxX == 282)
    #expect(try #require(cell.listState.trailing.first).frame.maxX == 304)
  }

  @Test func `R.7: the content ends 40 before the edge with a check mark, in the middle of 24 points`() throws
  {
    let cell = cell([.checkmark()])
    #expect(cell.contentView.frame.maxX == 280)
    #expect(try #require(cell.listState.trailing.first).frame.midX == 320 - 28)
  }

  @Test func `R.9: the content begins 40 behind the edge with a control that deletes, and the text 56`()
    throws
  {
    let cell = cell([.delete(displayed: .always), .reorder(displayed: .always)])
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 320 - 40 - 43, height: 44))
    #expect(text(cell).minX == 56)
    #expect(try #require(cell.listState.leading.first).frame.midX == 28)
    #expect(try #require(cell.listState.trailing.first).frame.width == 27)
  }

  @Test func `accessories for editing show only then`() {
    let accessories: [UICellAccessory] = [
      .delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder(),
    ]
    let usual = accessories.sides(isEditing: false)
    #expect(usual.leading.isEmpty && usual.trailing.map(\.accessoryType) == [.disclosureIndicator])
    let editing = accessories.sides(isEditing: true)
    #expect(editing.leading.map(\.accessoryType) == [.delete])
    #expect(editing.trailing.map(\.accessoryType) == [.reorder])
    let hidden = [UICellAccessory.checkmark(options: .init(isHidden: true))].sides(isEditing: false)
    #expect(hidden.trailing.isEmpty)
  }

  @Test func `the system orders its accessories, and custom views have places among them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: placement))
    }
    let sides = [
      UICellAccessory.reorder(displayed: .always), .disclosureIndicator(), .checkmark(), .label(text: "3"),
      .multiselect(displayed: .always),
      custom(.trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
    ].sides(isEditing: false)
    #expect(sides.leading.map(\.accessoryType) == [.multiselect])
    #expect(
      sides.trailing.map(\.accessoryType) == [
        .label, .checkmark, .customView(view), .disclosureIndicator, .reorder,
      ])
    #expect(
      [UICellAccessory.checkmark(), custom(.trailing())].sides(isEditing: false).trailing.first?.placement
        != nil)
    let cell = cell([custom(.leading())])
    #expect(view.superview === cell.listState.leading.first)
    #expect(cell.contentView.frame.minX == 46)
    #expect(view.convert(view.bounds, to: cell) == CGRect(x: 16, y: 12, width: 30, height: 20))
  }

  @Test func `widths of accessories can be set`() {
    let actual = cell([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(50)))])
    #expect(actual.contentView.frame.maxX == 254)
    let broken = cell([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(.nan)))])
    #expect(broken.contentView.frame.width.isFinite)
  }

  @Test func `R.12: levels of indentation move the content, and leading accessories unless that is off`() {
    let cell = cell([.delete(displayed: .always)]) { ($0.indentationLevel, $0.indentationWidth) = (2, 15) }
    #expect(cell.contentView.frame.minX == 70)
    #expect(cell.listState.leading.first?.frame.minX == 46)
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 70)
    #expect(cell.listState.leading.first?.frame.minX == 16)
    cell.indentationWidth = .nan
    cell.indentationLevel = -4
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 40)
  }

  @Test func `everything is mirrored where text runs from right to left`() {
    let cell = cell([.disclosureIndicator(), .delete(displayed: .always)]) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 250, height: 44))
    #expect(cell.listState.trailing.first?.frame.minX == 16)
    #expect(cell.listState.leading.first?.frame.maxX == 304)
  }

  // MARK: Separators

  @Test func `R.10, R.11: separators begin with the text, at the foot of rows`() {
    let plain = cell(isLast: true)
    #expect(plain.listState.topSeparator == nil)
    #expect(plain.listState.bottomSeparator?.frame == CGRect(x: 16, y: 43.5, width: 304, height: 0.5))
    #expect(cell(appearance: .insetGrouped, isLast: true).listState.bottomSeparator == nil)
    #expect(cell(appearance: .insetGrouped).listState.bottomSeparator?.frame.minX == 16)
    let grouped = cell(appearance: .grouped, isLast: true)
    #expect(grouped.listState.topSeparator?.frame == CGRect(x: 0, y: 0, width: 320, height: 0.5))
    #expect(grouped.listState.bottomSeparator?.frame == CGRect(x: 0, y: 43.5, width: 320, height: 0.5))
    #expect(cell(role: .header).listState.bottomSeparator == nil)
  }

  @Test func `separators have the visibility, the insets and the colour of the configuration`() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    separators.topSeparatorVisibility = .visible
    separators.bottomSeparatorVisibility = .hidden
    separators.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
    separators.color = .systemRed
    let cell = cell()
    cell.take(
      ListPlacement(role: .item, appearance: .plain, isFirst: true, isLast: false, separators: separators))
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.listState.topSeparator?.frame == CGRect(x: 5, y: 0, width: 308, height: 0.5))
    #expect(cell.listState.topSeparator?.backgroundColor == .systemRed)
    #expect(cell.listState.bottomSeparator == nil)
  }

  @Test func `constraints move the separators by their guide`() {
    let cell = cell()
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 16 && guide.layoutFrame.maxX == 320)
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 90).isActive = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.listState.bottomSeparator?.frame.minX == 90)
  }

  // MARK: The list

  @Test func `the first and the last cell of a card have its corners`() {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let first = cell(appearance: .insetGrouped)
    #expect(first.layer.maskedCorners == top && first.layer.cornerRadius == 10 && first.clipsToBounds)
    #expect(cell(appearance: .insetGrouped, isFirst: false, isLast: true).layer.maskedCorners == bottom)
    #expect(cell(appearance: .insetGrouped, isLast: true).layer.maskedCorners == top.union(bottom))
    #expect(cell(appearance: .insetGrouped, isFirst: false).layer.cornerRadius == 0)
    #expect(cell(appearance: .plain).layer.cornerRadius == 0)
  }

  @Test func `default content and background are those of the list`() {
    let header = cell(appearance: .insetGrouped, role: .header)
    #expect(header.defaultContentConfiguration().textProperties.transform == .uppercase)
    #expect(cell(role: .header).defaultContentConfiguration().directionalLayoutMargins.top == 4)
    #expect(cell(appearance: .plain).backgroundConfiguration?.backgroundColor == .systemBackground)
    let grouped = cell(appearance: .insetGrouped)
    #expect(grouped.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    grouped.isHighlighted = true
    grouped.layoutIfNeeded()
    #expect(grouped.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(grouped.traitCollection.listEnvironment == .insetGrouped)
    #expect(UICollectionViewListCell(frame: .zero).backgroundConfiguration == nil)
  }

  @Test func `a cell prefers the height of its content between the accessories`() {
    let cell = cell([.disclosureIndicator()])
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 320, height: 100)
    attributes.list = cell.listState.placement
    let fitting = cell.preferredLayoutAttributesFitting(attributes)
    #expect(fitting.size == CGSize(width: 320, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "Many words in a text. ", count: 8)
    cell.contentConfiguration = content
    let tall = cell.preferredLayoutAttributesFitting(attributes).size.height
    let view = UIListContentView(configuration: content)
    view.traitOverrides.displayScale = 2
    view.updateTraitsIfNeeded()
    #expect(tall == view.sizeThatFits(CGSize(width: 290, height: 0)).height)
  }

  @Test func `a tap on a control calls its handler`() {
    var calls: [String] = []
    let cell = cell([
      .detail { calls.append("detail") }, .delete(displayed: .always) { calls.append("delete") },
    ])
    for view in cell.listState.leading + cell.listState.trailing { view.sendActions(for: .touchUpInside) }
    #expect(calls == ["delete", "detail"])
    #expect(cell.listState.trailing.map(\.isUserInteractionEnabled) == [true])
    #expect(self.cell([.checkmark()]).listState.trailing.map(\.isUserInteractionEnabled) == [false])
  }
}
