// Prints every single fault that can be made in Swift files, one JSON object a line: see Scripts/mutate.
// Usage: faults FILE…
import Foundation

/// A fault: bytes of a file and the text that makes them right or wrong by the switch of its number, `%N%`.
struct Fault: Encodable {
  var file: String
  var start: Int
  var end: Int
  var line: Int
  /// The beginning of the innermost statement around the fault: a statement has one fault at most.
  var statement: Int
  var kind: String
  var place: String
  var old: String
  var new: String
  var text: String
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for path in CommandLine.arguments.dropFirst() {
  guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
    FileHandle.standardError.write(Data("\(path): cannot be read\n".utf8))
    exit(2)
  }
  var output = Data()
  for fault in FaultFinder(file: path, source: source).faults {
    output += try encoder.encode(fault)
    output.append(0x0A)
  }
  FileHandle.standardOutput.write(output)
}
