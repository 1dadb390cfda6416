/// Reads an input as a layout tree: an error is one line, a tree can be written and read again, and its text has a
/// line for each node.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrees(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let text = text(of: unsafe bytes(start, count)) else { return -1 }
  do throws(LayoutTreeError) {
    let tree = try LayoutTree(json: text)
    let json = tree.json
    let again = try LayoutTree(json: json)
    precondition(again.json.utf8.elementsEqual(json.utf8) && again.nodes.count == tree.nodes.count)
    precondition(tree.storageProblem == nil)
    let lines = tree.description.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    precondition(lines.count == tree.nodes.count + 1)
    // The line of a node without a class may be empty.
    for index in tree.nodes.indices where !tree.nodes[index].type.isEmpty { checkLine(tree.line(index)) }
  } catch {
    checkLine("\(error)")
  }
  return 0
}
