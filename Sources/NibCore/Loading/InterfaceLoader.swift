import AssetCore
import DiagnosticCore
package import Foundation
package import LayoutCore

/// The reader of nibs and storyboards, which the module of views finds by its name.
@MainActor
package enum InterfaceLoader: InterfaceLoading {
  private static var nibs: [String: any NibContent] = [:]
  private static var storyboards: [String: StoryboardFile] = [:]
  private static var nibNames: [ObjectIdentifier: String?] = [:]

  package static func nib(named name: String, in bundle: Bundle?) -> any NibContent {
    nib(named: name, in: bundle, of: nil)
  }

  private static func nib(named name: String, in bundle: Bundle?, of module: String?) -> any NibContent {
    let key = NibResources.key(name, in: bundle)
    if let nib = nibs[key] { return nib }
    let (document, problem) = read(name, "xib", in: bundle, "Could not load NIB in bundle")
    let nib = NibFile(document, problem)
    // Names without a file are as many as a program makes up.
    if document != nil { nibs[key] = nib }
    return nib
  }

  package static func nib(_ data: Data, in bundle: Bundle?) -> any NibContent {
    do { return NibFile(try NibDocument(data, file: "nib", bundle: bundle), nil) } catch {
      return NibFile(nil, error.report)
    }
  }

  package static func storyboard(named name: String, in bundle: Bundle?) -> any StoryboardContent {
    let key = NibResources.key(name, in: bundle)
    if let file = storyboards[key] { return file }
    let (document, problem) = read(name, "storyboard", in: bundle, "Could not find a storyboard")
    let file = StoryboardFile(name, bundle, document, problem)
    if document != nil { storyboards[key] = file }
    return file
  }

  private static func read(
    _ name: String, _ type: String, in bundle: Bundle?, _ missing: String
  ) -> (NibDocument?, InterfaceError?) {
    guard let found = NibResources.file(named: name, extension: type, in: bundle) else {
      return (nil, InterfaceError("\(missing): \(name).\(type) is in no folder of resources of the program."))
    }
    do {
      guard let data = try? Data(contentsOf: found.url) else {
        throw NibReadingError("The file cannot be read.", found.url.path)
      }
      let document = try NibDocument(data, file: found.url.path, bundle: found.bundle) { key in
        found.folder.plainText(key, table: name)
      }
      return (document, nil)
    } catch let error as NibReadingError {
      return (nil, error.report)
    } catch {
      return (nil, InterfaceError("The file cannot be read.", file: found.url.path))
    }
  }

  package static func nibName(of controller: UIViewController.Type, in bundle: Bundle?) -> String? {
    let key = ObjectIdentifier(controller)
    if bundle == nil, let name = nibNames[key] { return name }
    let parts = String(reflecting: controller).split(separator: ".")
    let type = parts.last.map(String.init) ?? ""
    let shorter = type.hasSuffix("Controller") ? [String(type.dropLast("Controller".count))] : []
    let name = (shorter + [type]).first {
      NibResources.file(named: $0, extension: "xib", in: bundle, of: parts.first.map(String.init)) != nil
    }
    if bundle == nil { nibNames[key] = .some(name) }
    return name
  }
}
