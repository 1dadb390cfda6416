import LayerCore

/// The registry of the views that are masks.
///
/// Each is the root of a tree of its own, which follows the traits of the main screen (H.20) in the layout pass of the views
/// that it masks.
@MainActor
enum MaskViews {
  @MainActor
  private struct Reference {
    weak var view: UIView?

    /// The view, if it is still a mask.
    var mask: UIView? { view?.backing.flags.contains(.isMask) == true ? view : nil }
  }

  private static var references: [ObjectIdentifier: Reference] = [:]
  /// The number of entries at which those that are no masks any longer are removed.
  private static var limit = 16

  /// The number of entries.
  static var count: Int { references.count }

  /// Registers a view that becomes a mask, and that may have missed the screen's last change.
  static func add(_ view: UIView) {
    if references.count >= limit {
      references = references.filter { $0.value.mask != nil }
      limit = max(16, 2 * references.count)
    }
    references[ObjectIdentifier(view)] = Reference(view: view)
    if view.screenVersion != UIScreen.traitsVersion { view.backing.markNeedsTraits() }
  }

  /// Has all masks adopt the changed traits of the main screen in the next layout pass.
  static func mainScreenDidChange() {
    for reference in references.values { reference.mask?.backing.markNeedsTraits() }
  }
}
