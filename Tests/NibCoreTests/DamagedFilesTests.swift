import Foundation
import GraphicsCore
import LayoutCore
import TestSupport
import Testing

@testable import NibCore

/// Files whose bytes, or whose elements, are exchanged: each is read or refused, and what is made can be laid out.
@MainActor
struct DamagedFilesTests {
  private static let nib = Nibs.text(
    """
    <view contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
    <subviews><label text="x" id="b" customClass="Card"/><stackView axis="vertical" id="s"><subviews>
    <button id="c"><state key="normal" title="t"/></button></subviews></stackView>
    <tableView id="t" style="plain" dataMode="prototypes"><prototypes><tableViewCell reuseIdentifier="r" id="p">
    <tableViewCellContentView key="contentView" id="q"/></tableViewCell></prototypes></tableView></subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints><constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="bottom" \
    multiplier="1:2" constant="5" priority="750" id="d"/><constraint firstItem="c" firstAttribute="width" \
    constant="44" id="e"/></constraints>
    <connections><outlet property="x" destination="b" id="o"/><action selector="go:" destination="-2" \
    eventType="touchUpInside" id="n"/></connections>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <real key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    """)

  private static let storyboard = Nibs.storyboardText(
    """
    <scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="nb"/><connections><segue destination="v" kind="relationship" \
    relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="v" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>
    <view key="view" id="w"><rect key="frame" width="100" height="200"/><subviews>
    <containerView id="c"><connections><segue destination="x" kind="embed" id="e"/></connections></containerView>
    <scrollView id="sc"><subviews><textField borderStyle="roundedRect" id="f"/></subviews>
    <viewLayoutGuide key="contentLayoutGuide" id="cg"/><constraints><constraint firstItem="f" \
    firstAttribute="width" secondItem="cg" secondAttribute="width" id="k1"/></constraints></scrollView></subviews>
    <constraints><constraint firstItem="c" firstAttribute="top" secondItem="tg" secondAttribute="bottom" id="k2"/>
    </constraints><variation key="heightClass=compact"><mask key="subviews"><exclude reference="c"/></mask>
    </variation></view><navigationItem key="navigationItem" title="t" id="ni"><barButtonItem \
    key="rightBarButtonItem" title="b" id="bb"><connections><segue destination="x" kind="show" id="sg"/>
    </connections></barButtonItem></navigationItem></viewController></objects></scene>
    <scene sceneID="s3"><objects><tableViewController id="x" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" id="tv"><sections><tableViewSection headerTitle="h" id="ts"><cells>
    <tableViewCell id="tc"><tableViewCellContentView key="contentView" id="tcc"/></tableViewCell></cells>
    </tableViewSection></sections></tableView></tableViewController></objects></scene>
    """, initial: "n")

  private static let words = [
    "NaN", "1e999", "-1", "", "YES", "id", "top", "view", "label", "b", "a", "&#0;", "<", "\"", "subviews",
  ]

  @Test("Bytes and values of a nib are exchanged, removed and doubled")
  func bytes() {
    let bytes = Array(Self.nib.utf8)
    for seed in TestEffort.seeds(400) {
      var generator = SeededGenerator(seed: seed)
      var changed = bytes
      for _ in 0...(seed % 6) { damage(&changed, &generator) }
      make(Data(changed))
    }
  }

  @Test("Elements of a nib are removed, doubled, moved into others, renamed, and get the values of others")
  func elementsOfNibs() throws {
    let root = try NibParser.parse(Data(Self.nib.utf8), file: "nib")
    for seed in TestEffort.seeds(400) {
      var tree = XMLTree(root)
      var generator = SeededGenerator(seed: seed)
      for _ in 0...(seed % 5) { tree.damage(&generator) }
      make(Data(tree.text.utf8))
    }
  }

  @Test(
    "Elements of a storyboard are removed, doubled, moved into others, renamed, and get the values of others")
  func elementsOfStoryboards() throws {
    let root = try NibParser.parse(Data(Self.storyboard.utf8), file: "storyboard")
    for seed in TestEffort.seeds(400) {
      var tree = XMLTree(root)
      var generator = SeededGenerator(seed: seed)
      for _ in 0...(seed % 5) { tree.damage(&generator) }
      _ = Nibs.problems { show(tree.text) }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard bytes.count > 16 else { return }
    let place = Int.random(in: 0..<(bytes.count - 8), using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.removeSubrange(place..<(place + Int.random(in: 0..<8, using: &generator)))
    case 2: bytes.insert(contentsOf: bytes[place..<(place + 8)], at: place)
    default:
      // A whole value between quotation marks becomes another word.
      let quotes = bytes.indices.filter { bytes[$0] == 0x22 }
      guard quotes.count > 2 else { return }
      let index = Int.random(in: 0..<(quotes.count - 1), using: &generator)
      let word = Self.words.randomElement(using: &generator) ?? ""
      bytes.replaceSubrange((quotes[index] + 1)..<quotes[index + 1], with: Array(word.utf8))
    }
  }

  private func make(_ data: Data) {
    _ = Nibs.problems {
      let made = UINib(data: data, bundle: nil).instantiate(withOwner: CardOwner())
      for case let view as UIView in made { view.layoutIfNeeded() }
    }
  }

  private func show(_ text: String) {
    guard let document = try? NibDocument(Data(text.utf8), file: "Main.storyboard", bundle: nil) else {
      return
    }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let file = StoryboardFile("Main", nil, document, nil)
    let ids = ["n", "v", "x"].filter { document.element($0) != nil }
    for id in ids {
      guard let controller = file.makeController(id: id, of: storyboard) else { continue }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}

/// The elements of a file, as a test changes them.
struct XMLTree {
  struct Node {
    var name: String
    var attributes: [(name: String, value: String)]
    var text: String
    var children: [Int]
  }

  private var nodes: [Node] = []

  init(_ root: NibElement) {
    _ = add(root)
  }

  private mutating func add(_ element: NibElement) -> Int {
    let index = nodes.count
    let attributes = element.attributeNames.map { (name: $0, value: element[$0] ?? "") }
    nodes.append(Node(name: element.name, attributes: attributes, text: element.text, children: []))
    let children = element.children.map { add($0) }
    nodes[index].children = children
    return index
  }

  /// Changes the place, the name or the values of an element, but not of the root.
  mutating func damage(_ generator: inout SeededGenerator) {
    let (one, other) = (pick(&generator), pick(&generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: detach(one)
    case 1: if !contains(one, other) { nodes[other].children.append(one) }
    case 2:
      guard !contains(one, other) else { return }
      detach(one)
      nodes[other].children.insert(one, at: 0)
    case 3: (nodes[one].name, nodes[other].name) = (nodes[other].name, nodes[one].name)
    case 4:
      guard !nodes[one].attributes.isEmpty, !nodes[other].attributes.isEmpty else { return }
      let index = Int.random(in: 0..<nodes[one].attributes.count, using: &generator)
      nodes[one].attributes[index].value =
        nodes[other].attributes.randomElement(using: &generator)?.value ?? ""
    default: nodes[one].children.shuffle(using: &generator)
    }
  }

  private func pick(_ generator: inout SeededGenerator) -> Int {
    Int.random(in: 1..<nodes.count, using: &generator)
  }

  private mutating func detach(_ node: Int) {
    for index in nodes.indices { nodes[index].children.removeAll { $0 == node } }
  }

  /// Returns whether an element is another or within it.
  private func contains(_ outer: Int, _ inner: Int) -> Bool {
    outer == inner || nodes[outer].children.contains { contains($0, inner) }
  }

  var text: String {
    var text = ""
    var count = 0
    write(0, &text, &count)
    return text
  }

  /// Writes an element, as long as the file is not too large: an element may be within several others.
  private func write(_ index: Int, _ text: inout String, _ count: inout Int) {
    count += 1
    guard count < 2_000 else { return }
    let node = nodes[index]
    text += "<\(node.name)"
    for (name, value) in node.attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    text += ">\(Self.escaped(node.text))"
    for child in node.children { write(child, &text, &count) }
    text += "</\(node.name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
