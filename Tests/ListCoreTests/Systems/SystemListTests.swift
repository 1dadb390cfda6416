import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// Collection lists of iOS 26 against frames of UIKit in a window of 320 × 400 at 2x (swiftui-web).
///
/// A line of `body` there has 24.5 points in place of 20.5, one of `subheadline` 21 in place of 18, one of `footnote` 19 in place of 16.
@MainActor
struct SystemListTests {
  private typealias Configuration = UICollectionLayoutListConfiguration
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  /// A list whose cells have the texts of its rows; a text behind a bar is the secondary one.
  private final class Stage: NSObject, UICollectionViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list: UICollectionView
    let rows: [[String]]

    init(
      _ appearance: Configuration.Appearance, _ rows: [[String]], _ system: SystemVersion = .v26,
      _ change: (inout Configuration) -> Void = { _ in }
    ) {
      var configuration = Configuration(appearance: appearance)
      change(&configuration)
      self.rows = rows
      list = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      super.init()
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      for kind in [header, footer] {
        list.register(
          UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
      }
      list.dataSource = self
      window.traitOverrides.displayScale = 2
      window.traitOverrides[UITraitSystemVersion.self] = system
      list.contentInsetAdjustmentBehavior = .never
      window.addSubview(list)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      show(rows[indexPath.section][indexPath.item], in: cell)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      show("Edge", in: view)
      return view
    }

    private func show(_ text: String, in view: UICollectionReusableView) {
      guard let cell = view as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      let parts = text.components(separatedBy: "|")
      content.text = parts[0]
      if parts.count > 1 { content.secondaryText = parts[1] }
      cell.contentConfiguration = content
    }

    func frame(_ section: Int, _ item: Int) -> CGRect? {
      list.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func edge(_ kind: String, _ section: Int) -> CGRect? {
      list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `26.L.4, 26.L.5: rows of cards, measured 56 and 79.5 high`(style: UIUserInterfaceStyle) {
    let stage = Stage(.insetGrouped, [["Wi-Fi", "Bluetooth|On"], ["General", "Sounds|Silent"]])
    stage.window.overrideUserInterfaceStyle = style
    stage.window.layoutIfNeeded()
    // 52, and 72.5 = 15 + 20.5 + 4 + 18 + 15; 35 above each section.
    #expect(stage.frame(0, 0) == CGRect(x: 16, y: 35, width: 288, height: 52))
    #expect(stage.frame(0, 1) == CGRect(x: 16, y: 87, width: 288, height: 72.5))
    #expect(stage.frame(1, 0) == CGRect(x: 16, y: 194.5, width: 288, height: 52))
    #expect(stage.frame(1, 1) == CGRect(x: 16, y: 246.5, width: 288, height: 72.5))
  }

  @Test func `26.L.6, 26.L.7: headers and footers of cards, measured 44.5 and 35 high`() {
    let stage = Stage(.insetGrouped, [["Wi-Fi", "Bluetooth"], ["Brightness"]]) {
      ($0.headerMode, $0.footerMode) = (.supplementary, .supplementary)
    }
    // 10 + 20.5 + 10 and 8 + 16 + 8.
    #expect(stage.edge(Self.header, 0) == CGRect(x: 16, y: 0, width: 288, height: 40.5))
    #expect(stage.frame(0, 0)?.minY == 40.5 && stage.frame(0, 1)?.minY == 92.5)
    #expect(stage.edge(Self.footer, 0) == CGRect(x: 16, y: 144.5, width: 288, height: 32))
    #expect(stage.edge(Self.header, 1) == CGRect(x: 16, y: 176.5, width: 288, height: 40.5))
    #expect(stage.frame(1, 0)?.minY == 217 && stage.edge(Self.footer, 1)?.minY == 269)
  }

  @Test func `26.L.6: the first items of sections are headers, 17.5 below the rows before them`() {
    let stage = Stage(.insetGrouped, [["General", "Wi-Fi", "Bluetooth"], ["Display", "Brightness"]]) {
      $0.headerMode = .firstItemInSection
    }
    let frames = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].compactMap { stage.frame($0, $1) }
    // Measured 0, 44.5, 100.5, 174, 218.5 with rows of 56.
    #expect(frames.map(\.minY) == [0, 40.5, 92.5, 162, 202.5])
    #expect(frames.map(\.height) == [40.5, 52, 52, 40.5, 52])
  }

  @Test func `26.L.6: a header of a plain list is 22 below the top`() {
    let stage = Stage(.plain, [["Inbox", "Drafts", "Sent", "Archive", "Trash"]]) {
      $0.headerMode = .supplementary
    }
    #expect(stage.edge(Self.header, 0) == CGRect(x: 0, y: 22, width: 320, height: 40.5))
    for row in 0..<5 {
      #expect(stage.frame(0, row) == CGRect(x: 0, y: 62.5 + 52 * CGFloat(row), width: 320, height: 52))
    }
  }

  @Test func `26.L.10, 26.L.11: corners of 26, and separators a point high with margins at both sides`()
    throws
  {
    let stage = Stage(.insetGrouped, [["a", "b"]])
    let cell = try #require(
      stage.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(cell.layer.cornerRadius == 26)
    #expect(cell.listState.bottomSeparator?.frame == CGRect(x: 16, y: 51, width: 256, height: 1))
  }

  @Test func `26.L.11: the last row of a plain section has no separator above a footer`() {
    for (system, isShown) in [(SystemVersion.v17, true), (.v26, false)] {
      let stage = Stage(.plain, [["a", "b"]], system) { $0.footerMode = .supplementary }
      let cells = (0..<2).map {
        stage.list.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell
      }
      #expect(cells[0]?.listState.bottomSeparator != nil)
      #expect((cells[1]?.listState.bottomSeparator != nil) == isShown)
    }
  }

  @Test func `a list that was shown in one system follows another`() {
    let stage = Stage(.insetGrouped, [["Wi-Fi", "Bluetooth|On"]], .v17) { $0.headerMode = .supplementary }
    // 11 + 20.5 + 3 + 18 + 11.
    #expect(stage.frame(0, 1)?.height == 63.5 && stage.edge(Self.header, 0)?.height == 39)
    stage.window.traitOverrides[UITraitSystemVersion.self] = .v26
    stage.window.layoutIfNeeded()
    #expect(stage.frame(0, 1)?.height == 72.5 && stage.edge(Self.header, 0)?.height == 40.5)
    stage.window.traitOverrides[UITraitSystemVersion.self] = .v17
    stage.window.layoutIfNeeded()
    #expect(stage.frame(0, 0)?.height == 44 && stage.edge(Self.header, 0)?.height == 39)
  }

  @Test func `26.L.14: actions are capsules apart from the row and each other`() {
    let figures = SwipeFigures.gap[.v26]
    #expect(figures == CGSize(width: 8, height: 4) && SwipeFigures.gap[.v18] == .zero)
    let actions = ["Cut", "Flag"].map {
      SwipeAction(title: $0, image: nil, color: .red) { _, done in done(true) }
    }
    func buttons(_ system: SystemVersion) -> [CGRect] {
      let view = SwipeActionsView(actions, isAtRight: true, height: 52) { _ in }
      view.traitOverrides[UITraitSystemVersion.self] = system
      view.updateTraitsIfNeeded()
      view.frame = CGRect(x: 0, y: 0, width: view.openWidth, height: 52)
      view.layoutIfNeeded()
      return view.controls.map(\.frame)
    }
    #expect(
      buttons(.v17) == [
        CGRect(x: 74, y: 0, width: 74, height: 52), CGRect(x: 0, y: 0, width: 74, height: 52),
      ])
    #expect(
      buttons(.v26) == [
        CGRect(x: 90, y: 4, width: 74, height: 44), CGRect(x: 8, y: 4, width: 74, height: 44),
      ])
  }
}
