import DiagnosticCore
import Foundation

/// Reads an input as the XML of a nib: an error has a line of the file, and elements are within each other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterfaceFiles(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(unsafe bytes(start, count))
  do throws(NibReadingError) {
    let root = try NibParser.parse(data, file: "a.xib")
    let lines = 1 + data.count { $0 == 0x0A }
    for element in root.tree { precondition((1...lines).contains(element.line) && !element.name.isEmpty) }
    precondition(try! NibParser.parse(data, file: "a.xib").tree.map(\.name) == root.tree.map(\.name))
  } catch {
    precondition(!error.report.description.isEmpty)
  }
  return 0
}
