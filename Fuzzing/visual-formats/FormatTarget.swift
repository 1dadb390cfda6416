import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import VisualFormatCore

/// Reads an input as a visual format: an error has a place in the text, and what was read can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVisualFormats(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let text = text(of: unsafe bytes(start, count)) else { return -1 }
  do throws(VisualFormatError) {
    let format = try VisualFormat.parse(text)
    precondition(!format.views.isEmpty && format.spaces.count == format.views.count - 1)
    let written = format.text
    let again: VisualFormat
    do throws(VisualFormatError) { again = try VisualFormat.parse(written) } catch {
      fatalError("\(written) of \(text): \(error)")
    }
    precondition(again.text == written, "\(written) was read as \(again.text)")
    precondition(again.views.map(\.name) == format.views.map(\.name))
    if format.views.count < 5 { make(text) }
  } catch {
    precondition(
      (0...text.count).contains(error.position) && error.format == text && !error.description.isEmpty)
  }
  return 0
}

/// Makes the constraints of a format between a few views, or finds what is wrong with its names.
private func make(_ text: String) {
  MainActor.assumeIsolated {
    do throws(VisualFormatError) {
      let made = try NSLayoutConstraint.constraints(
        visualFormat: text, metrics: Stage.metrics, views: Stage.views)
      for constraint in made {
        precondition(constraint.constant.isFinite && (0...1000).contains(constraint.priority.rawValue))
      }
    } catch {
      precondition((0...text.count).contains(error.position))
    }
  }
}

/// The views and metrics that formats name.
@MainActor
private enum Stage {
  static let root = UIView()
  static let views: [String: Any] = ["a": view(), "b": view(), "c": UIView(), "g": 3]
  static let metrics: [String: Any] = ["m": 8, "n": -2.5, "i": Double.infinity, "t": "x"]

  private static func view() -> UIView {
    let view = UIView()
    root.addSubview(view)
    return view
  }
}
