import ControlCore
import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import Testing

@testable import ListCore

/// Actions beside the rows of lists, shown by a finger or by a control that deletes.
@MainActor
struct ListSwipeTests {
  /// A list of six rows of 44 points in a window of 320 × 400, with an action at the start and two at the end.
  private final class Stage: NSObject, UICollectionViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list: UICollectionView
    var performed: [String] = []
    var accessories: [UICellAccessory] = []

    init(isReversed: Bool = false) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      list = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewLayout())
      super.init()
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
        self?.actions(["Pin"], at: path)
      }
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        path.item == 5 ? nil : self?.actions(["Cut", "Flag"], at: path)
      }
      list.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      list.dataSource = self
      window.traitOverrides.displayScale = 2
      if isReversed { window.semanticContentAttribute = .forceRightToLeft }
      if isReversed { window.traitOverrides.layoutDirection = .rightToLeft }
      list.contentInsetAdjustmentBehavior = .never
      window.addSubview(list)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    private func actions(_ titles: [String], at path: IndexPath) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.performed.append("\(title) \(path.item)")
            done(true)
          }
        })
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      // Empty content is as high as the least of list content, 44 points (R.5).
      cell.contentConfiguration = UIListContentConfiguration.cell()
      (cell as? UICollectionViewListCell)?.accessories = accessories
      return cell
    }

    func drag(from start: CGFloat, to end: CGFloat, row: Int = 1, rest: Double = 0.2) {
      let y = CGFloat(row) * 44 + 20
      TouchSynthesizer(window).drag(
        from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), for: 0.3, restingFor: rest)
      MainLoop.main.run(for: 2)
    }

    func tap(_ x: CGFloat, row: Int = 1) {
      TouchSynthesizer(window).tap(at: CGPoint(x: x, y: CGFloat(row) * 44 + 20))
      MainLoop.main.run(for: 2)
    }

    func cell(_ row: Int = 1) -> UICollectionViewListCell? {
      list.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell
    }

    var start: CGFloat { cell()?.frame.minX ?? .nan }
    var actionViews: Int { list.subviews.count { $0 is SwipeActionsView } }
  }

  /// The width of two buttons whose titles are short.
  private let two: CGFloat = 148

  @Test func `a drag to the left shows the actions at the end, and a tap performs one for its row`() {
    let stage = Stage()
    stage.drag(from: 300, to: 180)
    #expect(stage.start == -two)
    #expect(stage.cell()?.configurationState.isSwiped == true)
    // The first action is at the edge.
    stage.tap(310)
    #expect(stage.performed == ["Cut 1"])
    #expect(stage.start == 0 && stage.actionViews == 0)
    #expect(stage.cell()?.configurationState.isSwiped == false)
  }

  @Test func `a drag to the right shows the actions at the start`() {
    let stage = Stage()
    stage.drag(from: 20, to: 100)
    #expect(stage.start == two / 2)
    stage.tap(20)
    #expect(stage.performed == ["Pin 1"])
  }

  @Test func `sides change with the direction of reading`() {
    let stage = Stage(isReversed: true)
    stage.drag(from: 20, to: 140)
    #expect(stage.start == two)
    stage.tap(10)
    #expect(stage.performed == ["Cut 1"])
  }

  @Test func `a drag across the row performs the first action`() {
    let stage = Stage()
    stage.drag(from: 310, to: 10)
    #expect(stage.performed == ["Cut 1"])
    #expect(stage.start == 0)
  }

  @Test func `a row without actions does not move`() {
    let stage = Stage()
    stage.drag(from: 300, to: 180, row: 5)
    #expect(stage.cell(5)?.frame.minX == 0 && stage.actionViews == 0)
  }

  @Test func `a touch beside the actions, a reload and editing close the row, and select nothing`() {
    let stage = Stage()
    stage.drag(from: 300, to: 180)
    stage.tap(100, row: 3)
    #expect(stage.start == 0 && stage.actionViews == 0)
    #expect(stage.list.indexPathsForSelectedItems == [])
    stage.drag(from: 300, to: 180)
    stage.list.reloadData()
    stage.window.layoutIfNeeded()
    #expect(stage.start == 0 && stage.actionViews == 0)
    stage.drag(from: 300, to: 180)
    stage.list.isEditing = true
    MainLoop.main.run(for: 2)
    #expect(stage.start == 0 && stage.actionViews == 0)
  }

  @Test func `a control that deletes without a handler shows the actions at the end`() {
    let stage = Stage()
    stage.accessories = [.delete()]
    stage.list.reloadData()
    stage.list.isEditing = true
    stage.window.layoutIfNeeded()
    stage.tap(28)
    #expect(stage.start == -two)
    stage.tap(310)
    #expect(stage.performed == ["Cut 1"])
    #expect(stage.start == 0)
  }
}
