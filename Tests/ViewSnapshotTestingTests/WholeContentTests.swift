import Foundation
import GraphicsCore
import GraphicsRendering
import LayoutCore
import ListCore
import Raster
import StyleCore
import Testing
import TextViewCore
import ViewRendering

@testable import ViewSnapshotTesting

/// Pictures of the whole content of scroll views, of which a screen shows a part.
@MainActor
@Suite struct WholeContentTests {
  private func result<Value>(of value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    var found: Result<UIImage, any Error>?
    strategy.snapshot(value).start { found = $0 }
    let image = try #require(found).get()
    return try #require(image.cgImage).bitmap
  }

  private func picture(of view: UIView, _ content: SnapshotContent) throws -> Bitmap {
    try result(of: view, .image(scale: 1, content: content))
  }

  /// Checks that a picture begins with another one.
  private func expect(_ whole: Bitmap, beginsWith visible: Bitmap, rows: Int) {
    #expect(whole.width == visible.width)
    #expect(whole.pixels.prefix(rows * whole.width) == visible.pixels.prefix(rows * whole.width))
  }

  @Test func `a table is as high as its rows, which begin as on a screen, and is as before afterwards`()
    throws
  {
    let list = ColorTable(rows: 30)
    list.contentOffset.y = 70
    let whole = try picture(of: list, .whole)
    #expect(whole.height == 30 * 50)
    #expect(list.bounds == CGRect(x: 0, y: 70, width: 100, height: 200))
    list.contentOffset.y = 0
    expect(whole, beginsWith: try picture(of: list, .visible), rows: 200)
  }

  @Test func `rows that size themselves are all measured`() throws {
    let list = ColorTable(rows: 40)
    list.sizesItself = true
    // A row is 20 points high, and one more than its number.
    #expect(try picture(of: list, .whole).height == (0..<40).reduce(0) { $0 + 20 + $1 })
  }

  @Test func `a view grows with the scroll view in it, and a bar stays below`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    let list = ColorTable(rows: 10)
    let bar = UIView()
    bar.backgroundColor = .red
    for part in [list, bar] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      bar.topAnchor.constraint(equalTo: list.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    let whole = try picture(of: view, .whole)
    #expect(whole.height == 10 * 50 + 40)
    #expect(view.bounds.size == CGSize(width: 100, height: 120))
    expect(whole, beginsWith: try picture(of: view, .visible), rows: 80)
  }

  @Test func `a header of a plain table is at its own place`() throws {
    let list = ColorTable(rows: 3, sections: 2)
    list.sectionHeaderTopPadding = 0
    list.contentOffset.y = 60
    let whole = try picture(of: list, .whole)
    #expect(whole.height == 2 * (30 + 3 * 50))
    // The corner of the second header, which is green.
    let corner = whole.pixels[180 * whole.width]
    #expect(corner == whole.pixels[0])
    #expect(corner != whole.pixels[179 * whole.width])
  }

  @Test func `views without content to scroll keep their size`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(try picture(of: view, .whole).height == 20)
    let fixed = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    fixed.contentSize = CGSize(width: 30, height: 500)
    view.addSubview(fixed)
    #expect(try picture(of: view, .whole).height == 20)
    #expect(fixed.contentOffset == .zero)
  }

  @Test func `a content that is too high is an error that says so`() throws {
    let list = ColorTable(rows: 1_000)
    let error = try #require(throws: (any Error).self) { _ = try picture(of: list, .whole) }
    #expect("\(error)".contains("50000 points high, more than the limit of 16384"))
    #expect(list.bounds.height == 200)
  }

  @Test func `the list of a controller makes its window higher`() throws {
    let controller = UITableViewController(style: .plain)
    controller.tableView = ColorTable(rows: 12)
    let config = ViewImageConfig(size: CGSize(width: 100, height: 200))
    let whole = try result(of: controller as UIViewController, .image(on: config, scale: 1, content: .whole))
    #expect(whole.height == 600)
  }
}

/// A table of rows of 50 points in 100 × 200, each in a colour of its own.
private final class ColorTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let rows: Int
  private let sections: Int
  var sizesItself = false {
    didSet {
      rowHeight = UITableView.automaticDimension
      estimatedRowHeight = 44
      reloadData()
    }
  }

  init(rows: Int, sections: Int = 1) {
    (self.rows, self.sections) = (rows, sections)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    contentInsetAdjustmentBehavior = .never
    separatorStyle = .none
    rowHeight = 50
    dataSource = self
    if sections > 1 { delegate = self }
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let share = CGFloat(indexPath.row % 16) / 16
    cell.backgroundColor = UIColor(red: share, green: 0, blue: 1 - share, alpha: 1)
    guard sizesItself else { return cell }
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      content.heightAnchor.constraint(equalToConstant: CGFloat(20 + indexPath.row)),
    ])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    view.backgroundColor = .green
    return view
  }
}
