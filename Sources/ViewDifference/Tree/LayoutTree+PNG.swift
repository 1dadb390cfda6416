public import PNG

extension LayoutTree {
  /// The key of the text chunk of a PNG that contains its tree.
  public static let textKey = "Layout"

  /// Returns a PNG with this tree in a compressed text chunk, in place of any other.
  ///
  /// If the tree is beyond the limits of reading, it returns the file unchanged, and the violation.
  ///
  /// - Throws: An error if the file is no PNG.
  public func embedded(in png: [UInt8]) throws(PNGError) -> (png: [UInt8], problem: LayoutTreeError?) {
    let json = json
    if let problem = problem(ofJSON: json) { return (png, problem) }
    let text = PNGText(key: LayoutTree.textKey, value: json, isCompressed: true)
    return (try text.embedded(in: png), nil)
  }

  /// Returns a PNG without its tree, and the tree as stored; nil if the file has none.
  ///
  /// - Throws: An error if the tree is longer than the limits allow.
  public static func split(
    _ png: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> (picture: [UInt8], json: String?) {
    let (picture, json) = try PNGText.extract(textKey, from: png, limits: limits)
    return (picture, json)
  }

  /// Creates the tree in a PNG; nil if it has none.
  ///
  /// - Throws: An error if the text is no tree, or longer than the standard limits allow.
  public init?(png: [UInt8]) throws(LayoutTreeError) {
    let json: String?
    do { json = try LayoutTree.split(png).json } catch { throw LayoutTreeError(error.description) }
    guard let json else { return nil }
    try self.init(json: json)
  }
}
