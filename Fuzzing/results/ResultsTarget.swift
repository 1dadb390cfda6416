import Foundation
import SnapshotReport

/// Reads an input as results of snapshots: an error is one line, a run can be written and read again, and all reports of it can be made
/// and read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzResults(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  let run: SnapshotRun
  do throws(ResultsError) { run = try ResultsFile.run(in: Data(bytes), path: "r.jsonl") } catch {
    checkLine("\(error)")
    return 0
  }
  do {
    let written = try ResultsFile.data(run)
    let again = try ResultsFile.run(in: written, path: "r.jsonl")
    expect(try ResultsFile.data(again) == written)
    precondition(again.cases.count == run.cases.count && again.isComplete == run.isComplete)
    report([run], count)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private func report(_ runs: [SnapshotRun], _ choice: Int) {
  do {
    switch choice % 5 {
    case 0:
      precondition(
        !JUnitReport.xml(runs).unicodeScalars.contains { $0.value < 0x20 && $0.value != 10 && $0.value != 9 })
    case 1: _ = try JSONSerialization.jsonObject(with: SARIFReport.json(runs))
    case 2: _ = try JSONSerialization.jsonObject(with: JSONReport.json(runs))
    case 3:
      let merge = RunMerge([RunMerge.Part(file: "a", run: runs[0]), RunMerge.Part(file: "b", run: runs[0])])
      for trouble in merge.troubles { checkLine(trouble) }
    default:
      // The page ends each element where its template does.
      let html = HTMLReport(runs).html { _ in nil }
      precondition(html.components(separatedBy: "</script>").count == pageScripts)
    }
  } catch {
    fatalError("\(error)")
  }
}

/// One more than the number of scripts of a page.
private let pageScripts = HTMLReport([]).html { _ in nil }.components(separatedBy: "</script>").count
