import Foundation
import LayoutCore
import StyleCore

/// Calls on views.
extension RandomProgram {
  static let hierarchySteps: [Step] = [
    Step("addSubview") { $0.put($0.makeView(), into: $0.parent) },
    Step("addSubview of the window") { $0.window.addSubview($0.makeView()) },
    Step("addSubview of another") { $0.put($0.view, into: $0.parent) },
    Step("insertSubview(at:)") { program in
      let (view, parent) = (program.view, program.parent)
      guard !parent.isDescendant(of: view) else { return }
      parent.insertSubview(view, at: program.numbers.whole(0...3))
    },
    Step("removeFromSuperview") { program in
      program.view.removeFromSuperview()
    },
    Step("bringSubviewToFront") { $0.view.superview?.bringSubviewToFront($0.view) },
    Step("sendSubviewToBack") { $0.window.sendSubviewToBack($0.view) },
    Step("forget a view") { program in
      guard program.views.count > 2 else { return }
      let view = program.views.remove(at: program.numbers.index(of: program.views.count))
      if program.numbers.flag() { view.removeFromSuperview() }
    },
    Step("mask") { program in
      let (view, mask) = (program.view, program.makeOwnedView())
      view.mask = mask
    },
    Step("snapshotView") { program in
      guard let copy = program.view.snapshotView(afterScreenUpdates: program.numbers.flag()) else { return }
      program.put(program.watch(copy), into: program.window)
    },
    Step("resizableSnapshotView") { program in
      let view = program.view.resizableSnapshotView(
        from: program.numbers.rect(), afterScreenUpdates: true, withCapInsets: program.numbers.insets())
      if let view { program.put(program.watch(view), into: program.window) }
    },
  ]

  static let viewSteps: [Step] = viewSettingSteps + viewCallSteps

  private static let viewSettingSteps: [Step] =
    settings(of: \.view, ["frame": \.frame, "frame again": \.frame, "bounds": \.bounds]) { $0.rect() }
    + settings(of: \.view, ["center": \.center]) { $0.point() }
    + settings(of: \.view, ["backgroundColor": \.backgroundColor, "tintColor": \.tintColor]) { $0.color() }
    + settings(
      of: \.view,
      [
        "isHidden": \.isHidden, "clipsToBounds": \.clipsToBounds,
        "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
        "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
      ]
    ) { $0.flag() }

  private static let viewCallSteps: [Step] = [
    Step("transform") { $0.view.transform = $0.numbers.transform() },
    Step("transform3D") { $0.view.transform3D = $0.numbers.transform3D() },
    Step("anchorPoint") { $0.view.anchorPoint = $0.numbers.unitPoint() },
    Step("autoresizingMask") {
      $0.view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt($0.numbers.index(of: 64)))
    },
    Step("alpha") { $0.view.alpha = $0.numbers.share() },
    Step("contentMode") {
      $0.view.contentMode = UIView.ContentMode(rawValue: $0.numbers.index(of: 13)) ?? .center
    },
    Step("layoutMargins") { $0.view.layoutMargins = $0.numbers.insets() },
    Step("directionalLayoutMargins") { $0.view.directionalLayoutMargins = $0.numbers.directionalInsets() },
    Step("semanticContentAttribute") {
      $0.view.semanticContentAttribute = $0.numbers.flag() ? .forceRightToLeft : .unspecified
    },
    Step("overrideUserInterfaceStyle") {
      $0.view.overrideUserInterfaceStyle = $0.numbers.flag() ? .dark : .unspecified
    },
    Step("traitOverrides") { program in
      let view = program.view
      view.traitOverrides.preferredContentSizeCategory = program.numbers.flag() ? .accessibilityLarge : .small
      view.traitOverrides.layoutDirection = program.numbers.flag() ? .rightToLeft : .leftToRight
    },
    Step("displayScale") { $0.view.traitOverrides.displayScale = $0.numbers.factor() },
    Step("traitCollection") { $0.note($0.view.traitCollection.displayScale, $0.view.safeAreaInsets) },
  ]

  static let sizingSteps: [Step] = [
    Step("setNeedsLayout") { $0.view.setNeedsLayout() },
    Step("layoutIfNeeded") { $0.view.layoutIfNeeded() },
    Step("layoutIfNeeded of the window") { $0.window.layoutIfNeeded() },
    Step("setNeedsUpdateConstraints") { $0.view.setNeedsUpdateConstraints() },
    Step("updateConstraintsIfNeeded") { $0.view.updateConstraintsIfNeeded() },
    Step("setNeedsDisplay") { $0.view.setNeedsDisplay($0.numbers.rect()) },
    Step("sizeThatFits") { $0.note($0.view.sizeThatFits($0.numbers.size())) },
    Step("sizeToFit") { $0.view.sizeToFit() },
    Step("intrinsicContentSize") { $0.note($0.view.intrinsicContentSize) },
    Step("invalidateIntrinsicContentSize") { $0.view.invalidateIntrinsicContentSize() },
    Step("systemLayoutSizeFitting") { $0.note($0.view.systemLayoutSizeFitting($0.numbers.size())) },
    Step("systemLayoutSizeFitting by priorities") {
      $0.note(
        $0.view.systemLayoutSizeFitting(
          $0.numbers.size(), withHorizontalFittingPriority: $0.numbers.priority(),
          verticalFittingPriority: $0.numbers.priority()))
    },
    Step("hitTest") { program in
      let hit = program.window.hitTest(program.numbers.point(), with: nil)
      program.note(hit.map { "\(type(of: $0))" } ?? "nothing")
    },
    Step("hitTest of a view") { program in
      program.note(program.view.hitTest(program.numbers.point(), with: nil) != nil)
    },
    Step("convert a point") { $0.note($0.view.convert($0.numbers.point(), to: $0.view)) },
    Step("convert a rectangle") { $0.note($0.view.convert($0.numbers.rect(), from: $0.view)) },
    Step("convert to the window") { $0.note($0.view.convert($0.numbers.rect(), to: nil)) },
    Step("alignmentRect") { program in
      let view = program.view
      program.note(view.alignmentRect(forFrame: program.numbers.rect()))
      program.note(view.frame(forAlignmentRect: program.numbers.rect()))
    },
    Step("isDescendant") { $0.note($0.view.isDescendant(of: $0.view)) },
  ]

  /// Adds a subview, unless the other is in it.
  func put(_ view: UIView, into parent: UIView) {
    guard !parent.isDescendant(of: view) else { return }
    parent.addSubview(view)
  }
}
