import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import NibCore

/// Functions that make nibs and storyboards of texts.
@MainActor
enum Nibs {
  /// Returns the text of a nib with the given objects.
  static func text(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// Returns the objects of a nib with the given objects.
  static func make(_ objects: String, resources: String = "", owner: AnyObject? = nil) -> [Any] {
    UINib(data: Data(text(objects, resources: resources).utf8), bundle: nil).instantiate(withOwner: owner)
  }

  /// Returns the first object of a nib.
  static func first<Object>(_ objects: String, owner: AnyObject? = nil) -> Object? {
    make(objects, owner: owner).first as? Object
  }

  /// Returns the sentences of the problems that are reported during a closure.
  static func problems(_ body: () -> Void) -> [String] {
    LayoutDiagnostics.collect(body).map(\.description)
  }

  /// Returns the sentences of the problems that are reported during a closure, unless that throws.
  static func thrownProblems(_ body: () throws -> Void) throws -> [String] {
    var failure: (any Error)?
    let problems = problems {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
    return problems
  }

  /// A folder with files, as a bundle.
  struct Files {
    let bundle: Bundle

    /// Returns a storyboard of the folder.
    @MainActor func storyboard(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }
  }

  /// The folder of all files, which is removed when the tests end.
  nonisolated private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: Nibs.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
  }()

  /// Writes files into a new folder.
  static func files(_ texts: [String: String]) -> Files {
    let folder = root.appendingPathComponent(UUID().uuidString)
    for (name, text) in texts {
      let url = folder.appendingPathComponent(name)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: url)
    }
    return Files(bundle: Bundle(url: folder) ?? .main)
  }

  /// Returns a storyboard of scenes.
  static func storyboard(_ scenes: String, initial: String) -> UIStoryboard {
    files(["Main.storyboard": storyboardText(scenes, initial: initial)]).storyboard("Main")
  }

  /// Returns the text of a storyboard of scenes.
  static func storyboardText(_ scenes: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13142" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }
}
