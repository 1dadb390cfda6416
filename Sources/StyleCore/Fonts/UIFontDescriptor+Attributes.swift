import FontFiles
import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates an attribute name from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an attribute name from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family.
    public static let family = AttributeName("NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName("NSFontNameAttribute")
    /// The name of the face in its family.
    public static let face = AttributeName("NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName("NSFontSizeAttribute")
    /// The name of the font to show to people.
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    /// The matrix of the font.
    ///
    /// Differs from UIKit: it has no effect.
    public static let matrix = AttributeName("NSFontMatrixAttribute")
    /// The set of the font's characters.
    ///
    /// Differs from UIKit: they have no effect.
    public static let characterSet = AttributeName("NSCTFontCharacterSetAttribute")
    /// The fonts for characters that the font lacks.
    ///
    /// Differs from UIKit: they have no effect.
    public static let cascadeList = AttributeName("NSCTFontCascadeListAttribute")
    /// The traits, a dictionary.
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    /// The advance of all characters.
    ///
    /// Differs from UIKit: it has no effect.
    public static let fixedAdvance = AttributeName("NSCTFontFixedAdvanceAttribute")
    /// The settings of features, an array of dictionaries.
    ///
    /// Differs from UIKit: in fonts without a font file, only monospaced digits have an effect.
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName("NSCTFontUIUsageAttribute")

    /// The values on the axes of a variable font, a dictionary by the numbers of their tags.
    static let variation = AttributeName("NSCTFontVariationAttribute")
    static let design = AttributeName("NSCTFontUIFontDesignAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a trait key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a trait key from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of symbolic traits, a number.
    public static let symbolic = TraitKey("NSCTFontSymbolicTrait")
    /// The weight, a number from −1 to 1.
    public static let weight = TraitKey("NSCTFontWeightTrait")
    /// The width, a number from −1 to 1.
    public static let width = TraitKey("NSCTFontProportionTrait")
    /// The slant, a number from −1 to 1.
    ///
    /// Differs from UIKit: all italic fonts have the same slant.
    public static let slant = TraitKey("NSCTFontSlantTrait")
  }

  /// The key of a value in the setting of a feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a key from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of the feature.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")
    /// The number of the choice among those of the feature.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
    /// The tag of a feature of OpenType, a text of four letters.
    static let openTypeTag = FeatureKey("CTFeatureOpenTypeTag")
    /// The value of a feature of OpenType: 0 is off, 1 is on.
    static let openTypeValue = FeatureKey("CTFeatureOpenTypeValue")
    /// The same as `type`.
    public static let featureIdentifier = type
    /// The same as `selector`.
    public static let typeIdentifier = selector
  }
}

extension UIFont.Values {
  private typealias Key = UIFontDescriptor.AttributeName

  /// The names of the weights of system fonts in attributes.
  private static let usages: [(usage: String, weight: UIFont.Weight)] = [
    ("CTFontUltraLightUsage", .ultraLight), ("CTFontThinUsage", .thin), ("CTFontLightUsage", .light),
    ("CTFontRegularUsage", .regular), ("CTFontMediumUsage", .medium), ("CTFontDemiUsage", .semibold),
    ("CTFontBoldUsage", .bold), ("CTFontEmphasizedUsage", .semibold), ("CTFontHeavyUsage", .heavy),
    ("CTFontBlackUsage", .black),
  ]
  private static let numberSpacing = 6

  /// Sets the given attributes.
  ///
  /// Those of name and style apply first, so that those of weight, width and slant change the result.
  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let design = attributes[Key.design] as? String {
      face = .system(UIFontDescriptor.SystemDesign(rawValue: design))
      isMonospaced = design == UIFontDescriptor.SystemDesign.monospaced.rawValue
    }
    let usage = attributes[Key.textStyle]
    if let usage = (usage as? UIFont.TextStyle)?.rawValue ?? usage as? String { setUsage(usage) }
    if let family = attributes[Key.family] as? String { setFamily(family) }
    if let name = attributes[Key.name] as? String { setName(name) }
    if let face = attributes[Key.face] as? String { setFace(face) }
    if let size = attributes[Key.size].flatMap(Self.number) {
      if usage != nil, let style = textStyle {
        // A style in a size of another category is still the style, with that category's lines (M.2).
        (self.size, styleLeading) = (size, style.leading(ofSize: size))
      } else {
        setSize(size)
      }
    }
    apply(traits: attributes[Key.traits])
    for setting in attributes[Key.featureSettings] as? [Any] ?? [] { apply(feature: setting) }
    apply(variation: attributes[Key.variation])
    keep(attributes)
  }

  private mutating func setUsage(_ usage: String) {
    if let known = Self.usages.first(where: { $0.usage == usage }) {
      weight = known.weight
      (textStyle, styleLeading) = (nil, nil)
    } else {
      let style = UIFont.TextStyle(rawValue: usage)
      let category = UITraitCollection.current.preferredContentSizeCategory
      weight = style.weight
      size = style.size(in: category)
      (textStyle, styleLeading) = (style, style.leading(in: category))
    }
  }

  /// Sets the weight, width and slant that are read from the name of a face.
  mutating func setFace(_ name: String) {
    if let face = UIFont.fileFaces(inFamily: family).first(where: { $0.style == name }) {
      _ = setFileFace(named: face.postScriptName)
      return
    }
    let read = FontName(face: name, family: family)
    (weight, width, isItalic) = (read.weight, read.width, read.isItalic)
    renameFace()
  }

  /// Sets traits from a dictionary with trait keys, or with their raw values.
  private mutating func apply(traits: Any?) {
    let values: [String: Any]
    switch traits {
    case let traits as [UIFontDescriptor.TraitKey: Any]:
      values = Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, $0.value) })
    case let traits as [String: Any]: values = traits
    default: return
    }
    func value(_ key: UIFontDescriptor.TraitKey) -> Any? { values[key.rawValue] }
    switch value(.symbolic) {
    case let traits as UIFontDescriptor.SymbolicTraits: setSymbolicTraits(traits)
    case let bits?:
      if let number = Self.number(bits), number >= 0, number <= CGFloat(UInt32.max) {
        setSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(number)))
      }
    case nil: break
    }
    if let weight = value(.weight) as? UIFont.Weight {
      self.weight = weight
    } else if let number = value(.weight).flatMap(Self.number) {
      weight = UIFont.Weight(rawValue: number)
    }
    if let width = value(.width) as? UIFont.Width {
      self.width = width
    } else if let number = value(.width).flatMap(Self.number) {
      width = UIFont.Width(rawValue: number)
    }
    if let slant = value(.slant).flatMap(Self.number) { isItalic = slant != 0 }
    renameFace()
  }

  private mutating func apply(feature: Any) {
    let numbers: [String: Any]
    switch feature {
    case let settings as [UIFontDescriptor.FeatureKey: Any]:
      numbers = Dictionary(uniqueKeysWithValues: settings.map { ($0.key.rawValue, $0.value) })
    case let settings as [String: Any]: numbers = settings
    default: return
    }
    func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
      numbers[key.rawValue].flatMap(Self.number).flatMap { Int(exactly: $0) }
    }
    if let tag = numbers[UIFontDescriptor.FeatureKey.openTypeTag.rawValue] as? String {
      add(.tag(tag, value: number(.openTypeValue) ?? 1))
    } else if let type = number(.type), let selector = number(.selector) {
      if type == Self.numberSpacing { hasTabularFigures = selector == 0 }
      // Only fonts of files can have figures of one width without a setting.
      guard type != Self.numberSpacing || selector > 0 && fileFace != nil else { return }
      add(.registered(type: type, selector: selector))
    }
  }

  /// Adds a setting, which applies after the others.
  private mutating func add(_ setting: FeatureSetting) {
    features.removeAll { $0 == setting }
    features.append(setting)
  }

  /// Sets values on axes from a dictionary by the numbers of their tags.
  private mutating func apply(variation: Any?) {
    guard let values = variation as? [AnyHashable: Any] else { return }
    for (key, value) in values {
      guard let tag = Self.number(key.base).flatMap({ UInt32(exactly: $0) }), let value = Self.number(value),
        value.isFinite
      else { continue }
      variations[tag] = Double(value)
    }
  }

  /// Keeps the attributes that have no effect.
  private mutating func keep(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    for key in [Key.matrix, .characterSet, .cascadeList, .fixedAdvance, .visibleName] {
      if let attribute = attributes[key].flatMap(OtherAttribute.init) { others[key] = attribute }
    }
  }

  /// The attributes from which `apply` makes the same values.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes = others.mapValues(\.value)
    if size > 0 { attributes[.size] = size }
    var plain: UIFont.Values
    switch face {
    case .named(let name, _):
      attributes[.name] = name
      plain = UIFont.Values(named: name, size: size)
    case .system(let design):
      plain = UIFont.Values(size: size)
      if design != .default { attributes[.design] = design.rawValue }
      plain.isMonospaced = design == .monospaced
      if let textStyle {
        attributes[.textStyle] = textStyle.rawValue
        plain.weight = textStyle.weight
      } else if let usage = Self.usages.first(where: { $0.weight == weight }) {
        attributes[.textStyle] = usage.usage
        plain.weight = weight
      }
    }
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    if plain.symbolicTraits != symbolicTraits { traits[.symbolic] = symbolicTraits.rawValue }
    if plain.weight != weight { traits[.weight] = weight.rawValue }
    if plain.width != width { traits[.width] = width.rawValue }
    if !traits.isEmpty { attributes[.traits] = traits }
    let figures = FeatureSetting.registered(type: Self.numberSpacing, selector: 0)
    let settings = (hasTabularFigures ? [figures] : []) + features
    if !settings.isEmpty { attributes[.featureSettings] = settings.map(\.attribute) }
    if !variations.isEmpty { attributes[.variation] = variations }
    return attributes
  }

  /// Returns an attribute, or the property of the font in its place.
  func attribute(_ key: UIFontDescriptor.AttributeName) -> Any? {
    switch key {
    case .name: return name
    case .family: return family
    case .face: return faceName
    case .visibleName: return family + " " + faceName
    case .size: return size
    case .traits:
      let traits: [UIFontDescriptor.TraitKey: Any] = [
        .symbolic: symbolicTraits.rawValue, .weight: weight.rawValue, .width: width.rawValue,
        .slant: CGFloat(isItalic ? 1.0 / 15 : 0),
      ]
      return traits
    default: return attributes[key]
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    default: nil
    }
  }
}
