import DiagnosticCore
import FontFiles
import Foundation
import Text

// Fonts of files: a name that a registered file has is that of its face, and its family has the faces of its files.

extension UIFont {
  /// Returns the face of a name among the registered files.
  static func fileFace(named name: String) -> FontFace? {
    AppFontFiles.register()
    return FontLibrary.face(named: name)
  }

  /// Returns the faces of a family among the registered files.
  static func fileFaces(inFamily family: String) -> [FontFace] {
    AppFontFiles.register()
    return FontLibrary.faces(inFamily: family)
  }
}

extension UIFont.Values {
  /// The face of a registered file that the name means; nil for other fonts.
  var fileFace: FontFace? {
    guard typeface == nil, case .named(let name, _) = face else { return nil }
    return UIFont.fileFace(named: name)
  }

  /// The traits by which faces are compared.
  var traits: FontTraits {
    get {
      var traits = FontTraits()
      traits.weight = Double(weight.rawValue)
      traits.width = Double(width.rawValue)
      (traits.isItalic, traits.isMonospaced) = (isItalic, isMonospaced)
      return traits
    }
    set {
      (weight, width) = (UIFont.Weight(rawValue: newValue.weight), UIFont.Width(rawValue: newValue.width))
      (isItalic, isMonospaced) = (newValue.isItalic, newValue.isMonospaced)
    }
  }

  /// Sets the name, the family and the traits of the face that a registered file has by a name; returns whether or not
  /// one has.
  mutating func setFileFace(named name: String) -> Bool {
    guard let file = UIFont.fileFace(named: name) else { return false }
    face = .named(file.postScriptName, family: file.family)
    traits = file.traits
    return true
  }

  /// Sets the face of a family of registered files with the most similar traits; returns whether or not there is one.
  ///
  /// Traits that the face does not have change to its own, except for those of which it has an axis.
  mutating func setFileFace(inFamily family: String) -> Bool {
    guard let file = UIFont.fileFaces(inFamily: family).nearest(to: traits) else { return false }
    face = .named(file.postScriptName, family: file.family)
    var found = file.traits
    if file.hasAxis("wght") { found.weight = Double(weight.rawValue) }
    if file.hasAxis("wdth") { found.width = Double(width.rawValue) }
    if file.hasAxis("slnt") || file.hasAxis("ital") { found.isItalic = isItalic }
    traits = found
    return true
  }

  /// The typeface of a registered file; nil for other fonts, or if the file cannot be used, which is reported.
  func fileTypeface(substitute: any Typeface) -> FileTypeface? {
    guard let file = fileFace else { return nil }
    do {
      return try FileTypeface(
        file, values: axisValues(of: file),
        settings: ShapingSettings(features: fontFeatures, language: AppLanguage.current),
        substitute: substitute)
    } catch {
      LayoutDiagnostics.reportOnce(.font(.unreadable(file: file.file, problem: "\(error)")))
      return nil
    }
  }

  /// Returns the values on the axes of a face: those of the traits that differ from its own, then those of variations.
  private func axisValues(of file: FontFace) -> [Double] {
    var changes: [FontTag: Double] = [:]
    let own = traits
    if own.weight != file.traits.weight { changes["wght"] = FontTraits.weightClass(of: own.weight) }
    if own.width != file.traits.width { changes["wdth"] = 100 + 125 * own.width }
    if isItalic != file.traits.isItalic {
      changes["ital"] = isItalic ? 1 : 0
      changes["slnt"] = isItalic ? -12 : 0
    }
    for (tag, value) in variations { changes[FontTag(rawValue: tag)] = value }
    return file.moved(to: changes)
  }

  /// The features of the font's settings.
  private var fontFeatures: [FontFeature] {
    (hasTabularFigures ? [FontFeature("tnum", 1)] : []) + features.flatMap(\.features)
  }
}

/// A setting of a feature: by the numbers of Apple's registry, or by the tag of OpenType.
enum FeatureSetting: Hashable, Sendable {
  case registered(type: Int, selector: Int)
  case tag(String, value: Int)

  /// The features of OpenType that the setting means.
  var features: [FontFeature] {
    switch self {
    case .registered(let type, let selector): FontFeature.features(type: type, selector: selector)
    case .tag(let name, let value): FontTag(name).map { [FontFeature($0, value)] } ?? []
    }
  }

  /// The setting as an attribute.
  var attribute: [UIFontDescriptor.FeatureKey: Any] {
    switch self {
    case .registered(let type, let selector): [.type: type, .selector: selector]
    case .tag(let name, let value): [.openTypeTag: name, .openTypeValue: value]
    }
  }
}
