import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

@testable import NibCore

/// The counts of views whose frames agree with the stored ones.
@MainActor
struct FrameAgreement {
  /// Views that are counted together.
  struct Count {
    var agreeing = 0
    var all = 0

    var text: String {
      "\(agreeing) of \(all)"
        + (all > 0 ? String(format: " (%.1f %%)", 100 * Double(agreeing) / Double(all)) : "")
    }

    mutating func add(_ agrees: Bool) {
      all += 1
      if agrees { agreeing += 1 }
    }
  }

  private(set) var all = Count()
  private(set) var free = Count()
  private(set) var lettered = Count()
  private(set) var contradicting = Count()
  private(set) var systems: [String: Count] = [:]
  private(set) var kinds: [String: Count] = [:]
  private(set) var lines: [String] = []

  /// Compares frames with those of a laid out tree, which is laid out again with longer and shorter texts.
  mutating func compare(
    _ stored: StoredFrames, in window: UIWindow, _ document: NibDocument, _ device: DesignDevice
  ) {
    let entries = stored.entries.filter { $0.isCompared && $0.view.window != nil }
    let frames = entries.map(\.view.frame)
    var lettered = entries.map { _ in false }
    let texts = TextLengths(window)
    for double in [true, false] {
      texts.change(double: double)
      window.layoutIfNeeded()
      for index in entries.indices where distance(entries[index].view.frame, frames[index]) > 0.01 {
        lettered[index] = true
      }
    }
    texts.restore()
    window.layoutIfNeeded()
    for (index, entry) in entries.enumerated() {
      let contradicts = stored.contradicting.contains(ObjectIdentifier(entry.view))
      let agrees = distance(frames[index], entry.frame) <= 1
      add(agrees, entry.element.name, isLettered: lettered[index], contradicts, device.system)
      let marks = [
        agrees ? "agrees" : "differs", lettered[index] ? "lettered" : "free",
        contradicts ? "contradicts" : "holds", device.system.rawValue, entry.element.name,
        "\(type(of: entry.view))", Self.text(entry.frame), Self.text(frames[index]),
        "\(document.file):\(entry.element.line)", entry.element.id ?? "",
      ]
      lines.append(marks.joined(separator: "\t"))
    }
  }

  private mutating func add(
    _ agrees: Bool, _ kind: String, isLettered: Bool, _ contradicts: Bool, _ system: DesignDevice.System
  ) {
    systems[system.rawValue, default: Count()].add(agrees)
    // The frames of iOS 26 have its look, which is another.
    guard system != .from26 else { return }
    all.add(agrees)
    if contradicts { contradicting.add(agrees) }
    if isLettered { lettered.add(agrees) } else { free.add(agrees) }
    kinds[kind, default: Count()].add(agrees)
  }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%.2f", $0) }.joined(separator: " ")
  }

  /// The counts in lines.
  var text: String {
    let groups = systems.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.text)" }
    let kinds = kinds.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.text)" }
    return """
      FRAMES agree \(all.text), without those of iOS 26
        independent of the width of letters: \(free.text)
        dependent on it: \(lettered.text)
        stored frames that contradict constraints of their file, among all: \(contradicting.text)
      BY SYSTEM
      \(groups.joined(separator: "\n"))
      BY KIND
      \(kinds.joined(separator: "\n"))
      """
  }
}
