public import PNG

extension LayoutTree {
  /// The key of the text in which a PNG carries its tree.
  public static let textKey = "Layout"

  /// A PNG with this tree in a compressed text, in place of any other; the file as it is, and why, where the tree is beyond
  /// the limits of what is read again.
  ///
  /// - Throws: Where the file is no PNG.
  public func embedded(in png: [UInt8]) throws(PNGError) -> (png: [UInt8], problem: LayoutTreeError?) {
    let json = json
    if let problem = problem(ofJSON: json) { return (png, problem) }
    let text = PNGText(key: LayoutTree.textKey, value: json, isCompressed: true)
    return (try text.embedded(in: png), nil)
  }

  /// A PNG without its tree, and the tree as it is stored; nil where the file carries none.
  ///
  /// - Throws: Where the tree is longer than the limits allow.
  public static func split(
    _ png: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> (picture: [UInt8], json: String?) {
    let (picture, json) = try PNGText.extract(textKey, from: png, limits: limits)
    return (picture, json)
  }

  /// The tree that a PNG carries; nil where it carries none.
  ///
  /// - Throws: Where what it carries is no tree, or longer than the standard limits allow.
  public init?(png: [UInt8]) throws(LayoutTreeError) {
    let json: String?
    do { json = try LayoutTree.split(png).json } catch { throw LayoutTreeError(error.description) }
    guard let json else { return nil }
    try self.init(json: json)
  }
}
