import Foundation

/// An element of the XML of a nib or storyboard, with its place in the file.
final class NibElement {
  /// The name of the element, `label`.
  let name: String
  /// The line of its beginning, from 1.
  let line: Int
  /// The elements within it, in order.
  private(set) var children: [NibElement] = []
  /// The element around it.
  private(set) weak var parent: NibElement?
  /// The text between its tags, without white space around it.
  private(set) var text = ""
  private let attributes: [String: String]
  /// Whether or not the element has other values for some traits.
  private(set) var hasVariations = false
  /// The names of the attributes that were asked for.
  private(set) var readAttributes: Set<String> = []
  /// Whether or not the reader of the element around it looked at this one, by its content or an attribute.
  private(set) var isRead = false

  /// Whether or not the element notes what is asked for, so that a test finds what nothing reads.
  private let notesReading: Bool

  init(_ name: String, _ attributes: [String: String], line: Int, notesReading: Bool) {
    self.notesReading = notesReading
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Appends an element, while the file is read.
  func append(_ child: NibElement) {
    child.parent = self
    children.append(child)
    if child.name == "variation" { hasVariations = true }
  }

  /// Appends text, while the file is read.
  func append(text: String) { self.text += text }

  /// Removes white space around the text, when the element is read.
  func finish() {
    if !children.isEmpty { text = "" }
  }

  /// The value of an attribute, or `nil` without one.
  subscript(_ attribute: String) -> String? {
    if notesReading {
      isRead = true
      readAttributes.insert(attribute)
    }
    return attributes[attribute]
  }

  /// The identifier within the file.
  var id: String? { self["id"] }
  /// The identifier, for tables of all elements, which read none.
  var storedID: String? { attributes["id"] }
  /// The role within the element around it, for tables of all elements, which read none.
  var storedKey: String? { attributes["key"] }
  /// The role within the element around it.
  var key: String? { self["key"] }
  /// The names of the attributes.
  var attributeNames: [String] { attributes.keys.sorted() }

  /// The beginning of the element as reports show it: `<label id="a1b-2c-d3e">`.
  var tag: String {
    attributes["id"].map { "<\(name) id=\"\($0)\">" } ?? attributes["key"].map { "<\(name) key=\"\($0)\">" }
      ?? "<\(name)>"
  }

  /// Returns the first element of a name within this one.
  func child(_ name: String) -> NibElement? {
    if notesReading { isRead = true }
    let child = children.first { $0.name == name }
    if notesReading { child?.isRead = true }
    return child
  }

  /// Returns the first element within this one that has a role, or `nil` if that is `<nil>`.
  ///
  /// A guide may have the name of a property as its role, and is none.
  func child(key: String) -> NibElement? {
    if notesReading { isRead = true }
    let child = children.first { $0.attributes["key"] == key && $0.name != "viewLayoutGuide" }
    guard let child else { return nil }
    _ = child["key"]
    return child.name == "nil" ? nil : child
  }

  /// Returns the elements within the first element of a name.
  func children(of name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// Returns the elements within the first element that has a role.
  func children(ofKey key: String) -> [NibElement] { child(key: key)?.children ?? [] }

  /// The element with all elements within it, each before those within it.
  var tree: [NibElement] {
    var found: [NibElement] = []
    var pending = [self]
    while let element = pending.popLast() {
      found.append(element)
      pending.append(contentsOf: element.children.reversed())
    }
    return found
  }
}
