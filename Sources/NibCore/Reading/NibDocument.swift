import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The content of a nib or storyboard file.
@MainActor
final class NibDocument {
  /// The file, as reports name it.
  let file: String
  /// The bundle that has images and colours.
  let bundle: Bundle?
  let root: NibElement
  /// The elements with identifiers.
  private let elements: [String: NibElement]
  private let namedColors: [String: NibElement]
  private let images: [String: NibElement]
  /// Returns the text of an object in the present language, by identifier and property.
  private let text: (_ key: String) -> String?
  private var reported: Set<String> = []
  /// The traits for which the present instantiation chooses among variations.
  var traits: UITraitCollection { UIScreen.main.traitCollection }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - notesReading: Whether or not elements note what is asked for.
  ///   - text: A function that returns the text of a key, `a1b-2c-d3e.text`, in the present language.
  init(
    _ data: Data, file: String, bundle: Bundle?, notesReading: Bool = false,
    text: @escaping (_ key: String) -> String? = { _ in nil }
  ) throws(NibReadingError) {
    let root = try NibParser.parse(data, file: file, notesReading: notesReading)
    guard root.name == "document" else {
      let tag =
        root.name == "archive"
        ? "It is of Xcode 4: open and save it in Xcode." : "It begins with \(root.tag)."
      throw NibReadingError("The file is no nib or storyboard of Interface Builder. \(tag)", file, root.line)
    }
    if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS."), !runtime.hasPrefix("AppleTV") {
      throw NibReadingError("The file is for \(runtime), not for iOS.", file, root.line)
    }
    self.file = file
    self.bundle = bundle
    self.root = root
    self.text = text
    var elements: [String: NibElement] = [:]
    for element in root.tree {
      if let id = element.storedID, elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
    func resources(_ name: String) -> [String: NibElement] {
      var found: [String: NibElement] = [:]
      for element in root.children(of: "resources") where element.name == name {
        if let key = element["name"], found[key] == nil { found[key] = element }
      }
      return found
    }
    namedColors = resources("namedColor")
    images = resources("image")
  }

  /// The objects of a nib, from its root.
  var objects: [NibElement] { root.children(of: "objects") }
  /// The scenes of a storyboard.
  var scenes: [NibElement] { root.children(of: "scenes") }
  /// The identifier of the initial controller of a storyboard.
  var initialID: String? { root["initialViewController"] }

  /// Returns the element with an identifier.
  func element(_ id: String) -> NibElement? { elements[id] }

  /// Returns the colour of the asset catalog that the file remembers.
  func namedColor(_ name: String) -> NibElement? { namedColors[name]?.child("color") }

  /// Returns the size of the image that the file remembers, in points.
  func imageSize(_ name: String) -> CGSize? {
    guard let element = images[name], let width = element["width"].flatMap(Double.init),
      let height = element["height"].flatMap(Double.init), width > 0, height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the text of a property of an object in the present language, or `nil` for that of the file.
  func text(_ property: String, of element: NibElement) -> String? {
    element.id.flatMap { text("\($0).\(property)") }
  }

  /// Reports a problem at an element, once.
  func report(_ problem: String, at element: NibElement) {
    guard reported.insert("\(element.line) \(problem)").inserted else { return }
    LayoutDiagnostics.report(
      .interface(InterfaceError(problem, file: file, line: element.line, element: element.tag)))
  }
}
