import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import NibCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct CellTests {
  private let priceCell = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="checkmark" rowHeight="60" \
    reuseIdentifier="price" id="p" customClass="PriceCell"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews><label text="9" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
    <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="7" id="k"/>
    </constraints></tableViewCellContentView>
    <connections><outlet property="priceLabel" destination="l" id="o"/></connections></tableViewCell>
    """

  @Test func prototypeIsDequeued() throws {
    let table: UITableView = try #require(
      Nibs.first(
        """
        <tableView style="grouped" rowHeight="60" separatorStyle="none" dataMode="prototypes" id="t"><prototypes>\(priceCell)
        </prototypes></tableView>
        """))
    #expect(table.style == .grouped && table.rowHeight == 60 && table.separatorStyle == .none)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "price") as? PriceCell)
    #expect(cell.priceLabel?.text == "9")
    #expect(cell.priceLabel.superview === cell.contentView)
    #expect(
      cell.reuseIdentifier == "price" && cell.selectionStyle == .none && cell.accessoryType == .checkmark)
    cell.layoutIfNeeded()
    #expect(abs(cell.priceLabel.frame.minX - 7) < 0.001)
    #expect(table.dequeueReusableCell(withIdentifier: "price") !== cell)
  }

  @Test func registeredNibIsDequeued() throws {
    let table = UITableView()
    table.register(UINib(data: Data(Nibs.text(priceCell).utf8), bundle: nil), forCellReuseIdentifier: "any")
    #expect(table.dequeueReusableCell(withIdentifier: "any") is PriceCell)
  }

  @Test func contentOfACellIsConfigured() throws {
    let cell: UITableViewCell = try #require(
      Nibs.first(
        """
        <tableViewCell id="p"><tableViewCellContentView key="contentView" id="cv"/>
        <listContentConfiguration key="contentConfiguration" text="History" secondaryText=""/></tableViewCell>
        """))
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "History" && content.secondaryText == nil && content.image == nil)
    let other: UITableViewCell = try #require(
      Nibs.first(
        """
        <tableViewCell id="p"><listContentConfiguration key="contentConfiguration" text="A" secondaryText="B"/>
        </tableViewCell>
        """))
    #expect((other.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "B")
  }

  @Test func styleOfACellHasItsLabels() throws {
    let cell: UITableViewCell = try #require(
      Nibs.first(
        """
        <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b" id="p">
        <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Main" id="a"/><label text="Sub" id="b"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """))
    #expect(cell.textLabel?.text == "Main" && cell.detailTextLabel?.text == "Sub")
    #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 2)
  }

  @Test func staticCellsAreTheRowsOfTheController() throws {
    let scenes = """
      <scene sceneID="a"><objects><tableViewController id="t"><tableView key="view" style="grouped" dataMode="static" \
      rowHeight="44" id="v"><sections><tableViewSection headerTitle="Prices" footerTitle="End" id="s"><cells>\(priceCell)
      <tableViewCell id="p2"><tableViewCellContentView key="contentView" id="c2"/></tableViewCell></cells></tableViewSection>
      </sections><connections><outlet property="dataSource" destination="t" id="1"/>
      <outlet property="delegate" destination="t" id="2"/></connections></tableView></tableViewController></objects></scene>
      """
    let controller = try #require(
      Nibs.storyboard(scenes, initial: "t").instantiateInitialViewController() as? UITableViewController)
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    let first = IndexPath(row: 0, section: 0)
    #expect((controller.tableView(table, cellForRowAt: first) as? PriceCell)?.priceLabel?.text == "9")
    #expect(controller.tableView(table, heightForRowAt: first) == 60)
    #expect(controller.tableView(table, heightForRowAt: IndexPath(row: 1, section: 0)) == 44)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Prices")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "End")
  }

  @Test func collectionHasItsLayoutAndCells() throws {
    let view: UICollectionView = try #require(
      Nibs.first(
        """
        <collectionView dataMode="prototypes" id="v"><collectionViewFlowLayout key="collectionViewLayout" \
        scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="4" id="f">
        <size key="itemSize" width="70" height="80"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="tile" id="c" customClass="TileCell">
        <view key="contentView" id="cv"><subviews><label text="x" id="l"/></subviews></view>
        <connections><outlet property="label" destination="l" id="o"/></connections></collectionViewCell></cells>
        </collectionView>
        """))
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal && flow.itemSize == CGSize(width: 70, height: 80))
    #expect((flow.minimumLineSpacing, flow.minimumInteritemSpacing) == (3, 4))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect((cell as? TileCell)?.label?.text == "x")
    #expect(cell.reuseIdentifier == "tile")
  }

  @Test("A table has the background of the file, or else that of its style") func tableBackground() {
    let red = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let own: UITableView? = Nibs.first("<tableView style=\"grouped\" id=\"t\">\(red)</tableView>")
    let plain: UITableView? = Nibs.first("<tableView style=\"grouped\" id=\"t\"/>")
    #expect(own?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(plain?.backgroundColor == .systemGroupedBackground)
  }
}
