internal import DeveloperToolsSupport
internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore
public import Testing

/// A preview of the program, `#Preview { … }`, as an argument of tests.
///
/// A test with `@Test(arguments: await PreviewSnapshot.all())` runs once for each, and compares its picture by
/// ``assertPreview(_:as:record:fileID:file:line:column:)``.
public struct PreviewSnapshot: Sendable, CustomTestStringConvertible {
  let found: FoundPreview

  /// The module of the preview.
  public var module: String { found.module }
  /// The name of the preview's file, without its extension.
  public var file: String { found.file }
  /// The line of the preview.
  public var line: Int { found.line }
  /// The name of the preview, or its number among those without one in the file.
  public var title: String { found.title }
  /// The name in the names of tests, `ProfileCard: Dark`.
  public var testDescription: String { found.name }

  /// Returns the previews of modules, by file and line; those of all modules of the program by default.
  @MainActor public static func all(of modules: String...) -> [PreviewSnapshot] { all(modules) }

  @MainActor static func all(_ modules: [String]) -> [PreviewSnapshot] {
    allPreviews.filter { modules.isEmpty || modules.contains($0.module) }.map(PreviewSnapshot.init)
  }

  /// The device of previews that state no size, if a matrix has none.
  static let device = Plumb.Device(named: "iphone-16")
}

extension Snapshotting where Value == PreviewSnapshot, Format == UIImage {
  /// Returns the strategy of the picture of a preview, whose view is new.
  ///
  /// The picture has the size that the preview states: a fixed one, the one that fits, or a device's screen.
  static func preview(_ combination: ViewVariants.Combination, isLandscape: Bool) -> Snapshotting {
    let traits = combination.traits.with(combination.system?.inner)
    let ownScreen = PreviewSnapshot.device.map { ViewImageConfig($0, isLandscape ? .landscape : .portrait) }
    let config = combination.config ?? ownScreen ?? ViewImageConfig()
    let scale = combination.scale
    return .picture(scale: scale, AllowedDifference(), traits, in: config) { preview in
      let content = try preview.found.makeContent()
      let size: CGSize
      switch preview.found.layout.size {
      case .device:
        return try SnapshotHost.picture(
          of: content.screen, in: config, content: .visible, traits: traits, scale: scale)
      case .fixed(let fixed): size = fixed
      case .fitting: size = content.fittingSize
      }
      switch content {
      case .view(let view):
        return try SnapshotHost.picture(of: view, size: size, content: .visible, traits: traits, scale: scale)
      case .controller(let controller):
        return try SnapshotHost.picture(
          of: controller, in: ViewImageConfig(size: size), content: .visible, traits: traits, scale: scale)
      }
    }
  }
}

extension PreviewSnapshot {
  /// Returns the strategies of the pictures of the preview in the environments of a matrix.
  ///
  /// A preview with a size of its own is on no device, and so has one picture for all of them.
  @MainActor func strategies(_ variants: ViewVariants) -> SnapshotVariants<PreviewSnapshot, UIImage> {
    var variants = variants
    let isLandscape = found.layout.isLandscape
    if found.layout.size != .device {
      variants.devices = []
    } else if isLandscape, !variants.devices.isEmpty {
      variants.orientations = [.landscape]
    }
    return SnapshotVariants(
      variants.combinations.map { ($0.name, .preview($0, isLandscape: isLandscape)) })
  }
}
