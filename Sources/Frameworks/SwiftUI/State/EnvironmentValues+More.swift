/// A key of a value that has no effect here.
private protocol MoreKey: EnvironmentKey {}

private enum ScenePhaseKey: MoreKey { static let defaultValue: ScenePhase = .active }
private enum ImageScaleKey: MoreKey { static let defaultValue: Image.Scale = .medium }
private enum IsScrollEnabledKey: MoreKey { static let defaultValue: Bool = true }
private enum ControlSizeKey: MoreKey { static let defaultValue: ControlSize = .regular }
private enum RedactionReasonsKey: MoreKey { static let defaultValue: RedactionReasons = [] }
private enum AllowsTighteningKey: MoreKey { static let defaultValue: Bool = false }
private enum TruncationModeKey: MoreKey { static let defaultValue: Text.TruncationMode = .tail }
private enum DefaultMinListRowHeightKey: MoreKey { static let defaultValue: CGFloat = 44 }
private enum DefaultMinListHeaderHeightKey: MoreKey { static let defaultValue: CGFloat? = nil }
private enum HeaderProminenceKey: MoreKey { static let defaultValue: Prominence = .standard }
private enum SymbolVariantsKey: MoreKey { static let defaultValue: SymbolVariants = .none }
private enum LegibilityWeightKey: MoreKey { static let defaultValue: LegibilityWeight? = nil }
private enum EditModeKey: MoreKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// The state of the scene.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The size of symbols.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether or not scroll views scroll.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The size of controls.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The reasons for covering the content.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether or not texts may be tightened.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The way of shortening texts.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The least height of rows in points.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of headers in points; nil is that of the system.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// The prominence of headers.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The variant of symbols.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The weight of texts for legibility.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The undo manager: none.
  public var undoManager: UndoManager? { nil }

  /// Whether or not the description has the keyboard: no.
  public var isFocused: Bool { false }

  /// Whether or not the description is presented: no.
  public var isPresented: Bool { false }

  /// Whether or not the user searches: no.
  public var isSearching: Bool { false }

  /// Whether or not assistive technologies are on: no.
  public var accessibilityEnabled: Bool { false }

  /// Whether or not descriptions are read aloud: no.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether or not switches control the interface: no.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether or not colours alone tell nothing apart: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether or not colours are inverted: no.
  public var accessibilityInvertColors: Bool { false }

  /// Whether or not buttons have borders: no.
  public var accessibilityShowButtonShapes: Bool { false }

  /// The contrast of the appearance.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The access to the state of editing; nil if there is none.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on descriptions.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The size of text that the user has set.
  public var dynamicTypeSize: DynamicTypeSize {
    get {
      let index = ContentSizeCategory.allCases.firstIndex(of: sizeCategory)
      return index.map { DynamicTypeSize.allCases[$0] } ?? .large
    }
    set {
      let index = DynamicTypeSize.allCases.firstIndex(of: newValue)
      sizeCategory = index.map { ContentSizeCategory.allCases[$0] } ?? .large
    }
  }
}

/// The weights of texts for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Bold.
  case bold
}

/// The contrasts of an appearance.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast.
  case increased
}

/// The states of editing.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// A part is edited for a while.
  case transient
  /// The content is edited.
  case active

  /// Whether or not something is edited.
  public var isEditing: Bool { self != .inactive }
}
