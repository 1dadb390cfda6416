import ControlCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing

@testable import InteractionCore

/// The places of dropped items until their data are there.
@MainActor
struct DropPlaceholderTests {
  @Test func `an item is inserted once, after its data`() {
    var notes: [String] = []
    let item = UIDragItem(itemProvider: NSItemProvider())
    let path = IndexPath(row: 2, section: 0)
    let context = PlaceholderContext(item, path) { notes.append("row \($0.row)") }
    context.addCompletion { _ in notes.append("end") }
    #expect(context.dragItem === item)
    #expect(context.commitInsertion { notes.append("data \($0.row)") })
    #expect(!context.commitInsertion { _ in notes.append("again") } && !context.deletePlaceholder())
    #expect(notes == ["data 2", "row 2", "end"])
  }

  @Test func `a placeholder that was removed inserts nothing`() {
    let context = PlaceholderContext(
      UIDragItem(itemProvider: NSItemProvider()), IndexPath(item: 0, section: 0)
    ) { _ in Issue.record("inserted") }
    #expect(context.deletePlaceholder() && !context.commitInsertion { _ in Issue.record("changed") })
  }
}
