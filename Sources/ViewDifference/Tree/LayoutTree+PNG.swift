public import PNG

extension LayoutTree {
  /// The key of the text in which a PNG carries its tree.
  public static let textKey = "Layout"

  /// A PNG with this tree in a compressed text, in place of any other.
  ///
  /// - Throws: Where the file is no PNG.
  public func embedded(in png: [UInt8]) throws(PNGError) -> [UInt8] {
    try PNGText(key: LayoutTree.textKey, value: json, isCompressed: true).embedded(in: png)
  }

  /// A PNG without its tree, and the tree as it is stored; nil where the file carries none.
  public static func split(_ png: [UInt8]) -> (picture: [UInt8], json: String?) {
    let (picture, json) = PNGText.extract(textKey, from: png)
    return (picture, json)
  }

  /// The tree that a PNG carries; nil where it carries none.
  ///
  /// - Throws: Where what it carries is no tree.
  public init?(png: [UInt8]) throws(LayoutTreeError) {
    guard let json = LayoutTree.split(png).json else { return nil }
    try self.init(json: json)
  }
}
