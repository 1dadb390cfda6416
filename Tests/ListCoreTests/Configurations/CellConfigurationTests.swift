import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ControlCore
@testable import ListCore

/// The content and the background of cells, as configurations.
@MainActor
struct CellConfigurationTests {
  /// Content that is a label, with the number of updates for states.
  private struct Note: UIContentConfiguration {
    var text: String
    var updates = 0

    func makeContentView() -> any UIView & UIContentView { NoteView(self) }

    func updated(for state: any UIConfigurationState) -> Note {
      var updated = self
      updated.updates += 1
      return updated
    }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell that writes down the states for which it is updated.
  private final class StateCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
  }

  @Test func `the view of a configuration is the content view, and stays for one of the same type`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let first = cell.contentView
    cell.contentConfiguration = Note(text: "Tea")
    let view = try #require(cell.contentView as? NoteView)
    #expect(view.superview === cell && first.superview == nil)
    cell.contentConfiguration = Note(text: "Milk")
    #expect(cell.contentView === view)
    #expect((view.configuration as? Note)?.text == "Milk")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `several requests cause one update, before the next layout`() {
    let cell = StateCell(frame: .zero)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    cell.setNeedsUpdateConfiguration()
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(cell.states.count == 1)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
    #expect(cell.states.last?.isSelected == true && cell.states.last?.isHighlighted == true)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2)
  }

  @Test func `the handler runs after the method, and what it sets shows in the same layout`() {
    let cell = StateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var order: [Int] = []
    cell.configurationUpdateHandler = { cell, state in
      order.append((cell as? StateCell)?.states.count ?? -1)
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(order == [1, 2])
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "on")
  }

  @Test func `content and background are updated for new states, unless that is switched off`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Note(text: "Tea")
    cell.backgroundConfiguration = .listPlainCell()
    #expect((cell.contentConfiguration as? Note)?.updates == 1)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.updates == 2)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.updates == 3)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Note)?.updates == 3)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func `new traits cause an update`() {
    let cell = StateCell(frame: .zero)
    cell.layoutIfNeeded()
    cell.overrideUserInterfaceStyle = .dark
    cell.layoutIfNeeded()
    #expect(cell.states.last?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a background is behind the content, in its insets and the margins of its edges`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    background.cornerRadius = 5
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.configurator.backgroundView)
    #expect(view.frame == CGRect(x: 22, y: 10, width: 78, height: 31))
    #expect(cell.subviews.firstIndex(of: view) == 0)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 78, height: 31))
    cell.backgroundConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test func `states keep the values that programs define`() {
    let key = UIConfigurationStateCustomKey("isArchived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    var other = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state != other)
    other[key] = true
    #expect(state == other)
  }

  // MARK: List content

  private func contentView(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentView {
    var content = UIListContentConfiguration.cell()
    content.text = "Tea"
    change(&content)
    let view = UIListContentView(configuration: content)
    view.traitOverrides.displayScale = 2
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.updateTraitsIfNeeded()
    view.layoutIfNeeded()
    return view
  }

  @Test func `labels and the image view are there as far as there is content`() {
    let view = contentView { _ in }
    #expect(view.subviews.count == 1 && view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    var content = UIListContentConfiguration.cell()
    content.secondaryText = "Earl Grey"
    content.image = UIImage(systemName: "star")
    view.configuration = content
    view.layoutIfNeeded()
    #expect(view.subviews.count == 2 && view.textLayoutGuide == nil)
  }

  @Test func `layout guides are at the text and the image`() throws {
    let view = contentView { $0.image = UIImage(systemName: "star") }
    let (text, image) = (try #require(view.textLayoutGuide), try #require(view.imageLayoutGuide))
    view.layoutIfNeeded()
    #expect(text.layoutFrame == view.label?.frame)
    #expect(image.layoutFrame == view.imageView?.frame)
    #expect(text.layoutFrame.minX == 56)
  }

  @Test func `content is mirrored where text runs from right to left`() throws {
    let view = contentView { $0.image = UIImage(systemName: "star") }
    let (text, image) = (try #require(view.label?.frame), try #require(view.imageView?.frame))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.label?.frame.minX == 320 - text.maxX)
    #expect(view.imageView?.frame.minX == 320 - image.maxX)
  }

  @Test func `the fitting height is that of the content in the width`() {
    let view = contentView { $0.text = String(repeating: "Many words in a text. ", count: 8) }
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let narrow = view.sizeThatFits(CGSize(width: 160, height: 0))
    #expect(wide.width == 320 && narrow.width == 160)
    #expect(narrow.height > wide.height && wide.height > 44)
    #expect(contentView { _ in }.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }

  @Test func `texts have the case and the attributes of the configuration`() {
    let view = contentView {
      $0.textProperties.transform = .uppercase
      $0.secondaryAttributedText = NSAttributedString(
        string: "Milk", attributes: [.foregroundColor: UIColor.systemRed])
    }
    #expect(view.label?.text == "TEA")
    let attributes = unsafe view.secondaryLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
    #expect(attributes?[.font] as? UIFont == .preferredFont(forTextStyle: .subheadline))
  }

  @Test func `margins are at least those of the view around, where they reach into the content`() {
    let view = contentView { _ in }
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 30, leading: 20, bottom: 30, trailing: 50)
    cell.addSubview(view)
    cell.layoutIfNeeded()
    #expect(view.label?.frame.minX == 20)
    // The view ends 80 before the superview, more than its margin.
    #expect(view.label?.frame.maxX == 312)
    #expect(view.label.map { abs($0.frame.midY - 22) <= 0.5 } == true)
  }
}
