import DiagnosticCore
import Foundation
import LayoutCore

@testable import NibCore

/// Reads an input as a nib or a storyboard, makes its objects and lays out its views: problems are sentences, and no frame is
/// infinite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNibs(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(unsafe bytes(start, count))
  MainActor.assumeIsolated {
    let problems = LayoutDiagnostics.collect { read(data) }
    for problem in problems { precondition(!problem.description.isEmpty) }
  }
  return 0
}

@MainActor
private func read(_ data: Data) {
  let document: NibDocument
  do throws(NibReadingError) { document = try NibDocument(data, file: "Main", bundle: nil) } catch {
    precondition(!error.report.description.isEmpty)
    return
  }
  if document.scenes.isEmpty {
    for case let view as UIView in NibFile(document, nil).instantiate(owner: nil, externalObjects: [:]) {
      view.layoutIfNeeded()
      check(view)
    }
    return
  }
  let file = StoryboardFile("Main", nil, document, nil)
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  guard
    let controller = file.makeController(nil, of: storyboard, expected: UIViewController.self, creator: nil)
  else { return }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  window.rootViewController = controller
  window.isHidden = false
  window.layoutIfNeeded()
  check(window)
  window.isHidden = true
  window.rootViewController = nil
}

@MainActor
private func check(_ root: UIView) {
  var pending = [root]
  while let view = pending.popLast() {
    let frame = view.frame
    precondition(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite, "\(view)")
    pending += view.subviews
  }
}
