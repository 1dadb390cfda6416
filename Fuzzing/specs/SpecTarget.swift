import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import ViewRendering
import ViewSpec

/// Reads an input as a spec, makes its views and lays them out.
///
/// An error is one line with a place, frames are finite, and a second tree of the same spec has the same frames.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSpecs(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  MainActor.assumeIsolated { read(bytes) }
  return 0
}

/// The largest canvas that is laid out, in points.
private let side: CGFloat = 400

@MainActor
private func read(_ bytes: [UInt8]) {
  do throws(SpecError) {
    let spec = try LayoutSpec(parsing: bytes, file: "a.json")
    let first = try frames(of: spec)
    let again = try frames(of: spec)
    precondition(first == again)
  } catch {
    checkLine("\(error)")
    precondition(error.line != nil && error.column != nil && error.path != nil, "\(error)")
    for line in error.excerpt { precondition(!line.contains("\n")) }
  }
}

/// Returns the frames of all views of a new tree.
@MainActor
private func frames(of spec: LayoutSpec) throws(SpecError) -> [CGRect] {
  let traits = UITraitCollection(displayScale: 2)
  let canvas = try spec.makeView(traits: traits, canvasSize: CGSize(width: side, height: side))
  var frames: [CGRect] = []
  var problem: SpecError?
  let warnings = LayoutDiagnostics.collect {
    do throws(SpecError) { _ = try canvas.layOut() } catch { problem = error }
  }
  for warning in warnings { precondition(!warning.description.isEmpty) }
  if let problem { throw problem }
  var pending: [UIView] = [canvas]
  while let view = pending.popLast() {
    let frame = view.frame
    precondition(
      frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.height >= 0, "\(view)")
    frames.append(frame)
    pending += view.subviews
  }
  return frames
}
