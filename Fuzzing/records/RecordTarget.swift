@testable import SnapshotReport

/// Reads an input as the other small files: decisions of reviewers, entries of the cache, and names of
/// stores.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard let choice = bytes.first else { return -1 }
  let rest = Array(bytes.dropFirst())
  switch choice {
  case UInt8(ascii: "d"): readDecisions(rest)
  case UInt8(ascii: "n"): readStore(rest)
  default: readEntry(rest)
  }
  return 0
}

private func readDecisions(_ bytes: [UInt8]) {
  do throws(ResultsError) {
    let decisions = try ReviewDecisions(bytes, path: "d.json")
    expect(try ReviewDecisions(bytes, path: "d.json") == decisions)
  } catch {
    checkLine("\(error)")
  }
}

private func readStore(_ bytes: [UInt8]) {
  guard let text = text(of: bytes) else { return }
  do throws(StoreError) {
    switch try StoreLocation(text) {
    case .folder(let path): precondition(!path.isEmpty)
    case .aws(let url): precondition(url.hasPrefix("s3://"))
    case .gsutil(let url): precondition(url.hasPrefix("gs://"))
    // None of these can be an option of a program.
    case .rclone(let remote): precondition(!remote.hasPrefix("-"))
    case .oras(let repository): precondition(!repository.hasPrefix("-"))
    case .git(let remote, let branch):
      precondition(!remote.hasPrefix("-") && !branch.hasPrefix("-") && !remote.isEmpty && !branch.isEmpty)
    }
  } catch {
    precondition(!error.description.isEmpty)
  }
}

/// Reads an entry with a digest that matches, which a fuzzer does not find.
private func readEntry(_ bytes: [UInt8]) {
  let start = Array("plumb-cache 1\n".utf8)
  _ = CacheEntry(bytes)
  let entry = CacheEntry(start + Array(SHA256.text(of: bytes).utf8) + bytes)
  if !entry.isDamaged {
    let again = CacheEntry(entry.bytes)
    precondition(!again.isDamaged && again.records == entry.records)
  }
  var list = TextList(bytes[...])
  var written = TextList()
  while let text = list.next() { written.append(text) }
  var (first, second) = (TextList(bytes[...]), written)
  while let text = second.next() { precondition(first.next()?.utf8.elementsEqual(text.utf8) == true) }
}
