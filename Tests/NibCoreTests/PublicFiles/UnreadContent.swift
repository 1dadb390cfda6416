import Foundation

@testable import NibCore

/// The elements and attributes of files that nothing asked for.
@MainActor
struct UnreadContent {
  private(set) var elements = 0
  private(set) var attributes = 0
  private(set) var unreadElements: [String: Int] = [:]
  private(set) var unreadAttributes: [String: Int] = [:]

  /// Elements that are only for Xcode.
  private static let skipped: Set = [
    "dependencies", "plugIn", "deployment", "capability", "device", "customFonts", "designables", "resources",
    "canvasLocation", "freeformSize", "inferredMetricsTieBreakers", "classes", "simulatedMetricsContainer",
  ]
  private static let ignored: Set = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "fixedFrame", "sceneMemberID", "sceneID",
    "customModuleProvider", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "placeholderIdentifier",
  ]

  mutating func count(_ document: NibDocument) {
    var pending = document.root.children
    while let element = pending.popLast() {
      if Self.skipped.contains(element.name) || element.storedKey == "canvasLocation" { continue }
      elements += 1
      if !element.isRead {
        // What is within an element that nothing looked at is not counted again.
        unreadElements[element.name + (element.storedKey.map { " key=\($0)" } ?? ""), default: 0] += 1
        continue
      }
      pending += element.children
      for name in element.attributeNames where !Self.ignored.contains(name) {
        attributes += 1
        if !element.readAttributes.contains(name) {
          unreadAttributes["\(element.name).\(name)", default: 0] += 1
        }
      }
    }
  }

  var text: String {
    """
    ELEMENTS \(elements), not read \(unreadElements.values.reduce(0, +))
    \(FileReport.list(unreadElements))
    ATTRIBUTES \(attributes), not read \(unreadAttributes.values.reduce(0, +))
    \(FileReport.list(unreadAttributes))
    """
  }
}
