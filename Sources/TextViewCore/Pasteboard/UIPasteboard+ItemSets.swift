// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import StyleCore

/// The values of several items, and the types of values.
extension UIPasteboard {
  /// The type of a value whose type is found by its class.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts, as an array of `String`.
  public nonisolated class var typeListString: NSArray {
    [PasteboardTypes.text, "public.text", "public.plain-text"] as [String] as NSArray
  }
  /// The types of locations, as an array of `String`.
  public nonisolated class var typeListURL: NSArray { [PasteboardTypes.location] as [String] as NSArray }
  /// The types of images, as an array of `String`.
  public nonisolated class var typeListImage: NSArray {
    [PasteboardTypes.picture, "public.jpeg", "com.compuserve.gif", "public.image"] as [String] as NSArray
  }
  /// The types of colours, as an array of `String`.
  public nonisolated class var typeListColor: NSArray { [PasteboardTypes.tint] as [String] as NSArray }

  /// Returns the items with the indices of a set, or all for `nil`.
  private func items(in itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return items }
    return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
  }

  /// Returns the types of items, each in alphabetical order; `nil` without items.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let found = items(in: itemSet).map { $0.keys.sorted() }
    return found.isEmpty ? nil : found
  }

  /// Returns whether each of some items has a value of one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let found = items(in: itemSet)
    return !found.isEmpty && found.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the values of a type in items; `nil` for none.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = items(in: itemSet).compactMap { $0[pasteboardType] }
    return found.isEmpty ? nil : found
  }

  /// Returns the values of a type in items as data; `nil` for none.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let found = items(in: itemSet).compactMap { PasteboardTypes.data($0[pasteboardType]) }
    return found.isEmpty ? nil : found
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: a pasteboard is never there when the program starts again.
  public func setPersistent(_ persistent: Bool) {}
}

/// The name of the pasteboard of searches.
public let UIPasteboardNameFind = "com.apple.UIKit.pboard.find"
