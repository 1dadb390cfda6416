internal import Foundation

/// A callback of the update cycle, and the class that implements it.
package struct CodeCallback: Hashable, Sendable {
  package enum Method: String, CaseIterable, Sendable {
    case layoutSubviews = "layoutSubviews()"
    case sizeThatFits = "sizeThatFits(_:)"
    case updateConstraints = "updateConstraints()"
  }

  package let method: Method
  package let className: String

  /// Creates the callback that contains a function, by its name: `closure #1 in CardView.layoutSubviews()` is part of
  /// one.
  package init?(function: String) {
    for method in Method.allCases {
      guard let range = function.range(of: "." + method.rawValue) else { continue }
      self.method = method
      className = Self.lastWord(of: function[..<range.lowerBound])
      return
    }
    return nil
  }

  /// Returns `CardView` for `closure #1 in CardView`, `Outer.(CardView in _1A2B)`, and `CardView #1 in test()`.
  private static func lastWord(of text: Substring) -> String {
    var text = text
    // The name of the context follows that of a closure.
    for closure in ["closure #", "implicit closure #"] where text.hasPrefix(closure) {
      if let inside = text.range(of: " in ", options: .backwards) { text = text[inside.upperBound...] }
    }
    if let file = text.range(of: " in _") {
      text = text[..<file.lowerBound]
    } else if let function = text.range(of: " #") {
      text = text[..<function.lowerBound]
    }
    return String(text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last ?? "")
  }
}

extension CodeFrame {
  /// Whether or not the function is a callback itself, and not a closure or a function within one.
  package var isWholeCallback: Bool { callback != nil && !CodeCallback.isPart(function) }
}

extension CodeCallback {
  /// Returns whether a name is that of a closure or a local function: `closure #1 in f()`, `g #1 (x:) in f()`.
  static func isPart(_ function: String) -> Bool {
    function.hasPrefix("closure #") || function.hasPrefix("implicit closure #")
      || function.contains(#/ #[0-9]+ [(<]/#)
  }
}
