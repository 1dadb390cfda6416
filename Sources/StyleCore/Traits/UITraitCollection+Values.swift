public import Foundation

extension UITraitCollection {
  /// A closure that changes traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Creates a collection with only one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Creates a collection with only the kind of the list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// Creates a collection with only the state of the scene's recording.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// Creates a collection with only the language by whose rules text is set.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// Creates a collection with only the range of brightness of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  /// The range of brightness of images; without effect.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }

  /// The state of the recording of the scene.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

  /// The language by whose rules text is set; without effect.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

  /// The configuration of images that these traits choose.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}

extension UIMutableTraits {
  /// The range of brightness of images; without effect.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }

  /// The state of the recording of the scene.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }

  /// The language by whose rules text is set; without effect.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

/// The states of the recording of a scene.
///
/// Differs from UIKit: the system does not set it; code may override it.
public enum UISceneCaptureState: Int, Sendable {
  /// An unspecified state.
  case unspecified = -1
  /// The state of a scene that is not recorded.
  case inactive = 0
  /// The state of a scene that is recorded or shown elsewhere.
  case active = 1
}

/// The trait of `sceneCaptureState`.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// The unspecified state.
  public static let defaultValue = UISceneCaptureState.unspecified
}

/// The trait of `typesettingLanguage`.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// No language.
  public static let defaultValue: Locale.Language? = nil
}

/// The trait of `imageDynamicRange`.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// The unspecified range.
  public static let defaultValue = UIImage.DynamicRange.unspecified
}
