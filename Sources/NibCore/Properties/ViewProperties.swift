import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StackCore
import StyleCore

/// The properties of views and of the views that hold others.
@MainActor
enum ViewProperties {
  static let all = [
    PropertyReading(UIView.self, readView), PropertyReading(UIWindow.self, readWindow),
    PropertyReading(UIStackView.self, readStack), PropertyReading(UIVisualEffectView.self, readEffect),
    PropertyReading(UIImageView.self, readImageView),
  ]

  static func readView(_ view: UIView, _ values: NibValues, _ context: NibContext) {
    if let frame = values.rect("frame") { view.frame = frame }
    readLayout(view, values)
    readLook(view, values)
    AccessibilityProperties.read(view, values)
    readContent(view, values, context)
  }

  private static func readLayout(_ view: UIView, _ values: NibValues) {
    if let mask = values.child("autoresizingMask") {
      view.autoresizingMask = autoresizingMask(NibValues(element: mask, document: values.document))
    }
    if let translates = values.bool("translatesAutoresizingMaskIntoConstraints") {
      // A view without constraints keeps its frame: Xcode adds constraints for it when it compiles the file.
      view.translatesAutoresizingMaskIntoConstraints = translates || values.bool("fixedFrame") == true
    }
    readPriorities(view, values)
    if let margins = values.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = values.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    if let preserves = values.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = values.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let resizes = values.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let attribute = values.choice("semanticContentAttribute", semantics) {
      view.semanticContentAttribute = attribute
    }
  }

  /// Reads how strongly a view keeps the size of its content.
  ///
  /// A file states what differs from 250 and 750, also for classes with other priorities in code. These set them in
  /// `init(coder:)`, after the reading of `UIView`, so their own readings begin with this.
  static func readPriorities(_ view: UIView, _ values: NibValues) {
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      let hugging = values.number("\(name)HuggingPriority") ?? 250
      view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
      let resistance = values.number("\(name)CompressionResistancePriority") ?? 750
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance)), for: axis)
    }
  }

  private static func readLook(_ view: UIView, _ values: NibValues) {
    if let mode = values.choice("contentMode", contentModes) { view.contentMode = mode }
    if let alpha = values.number("alpha") { view.alpha = alpha }
    if let hidden = values.bool("hidden") { view.isHidden = hidden }
    if let opaque = values.bool("opaque") { view.isOpaque = opaque }
    if let clips = values.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let tag = values.integer("tag") { view.tag = tag }
    readInteraction(view, values)
    if let multiple = values.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let exclusive = values.bool("exclusiveTouch") { view.isExclusiveTouch = exclusive }
    if let clears = values.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = clears }
    if let color = values.color("backgroundColor") { view.backgroundColor = color }
    if let color = values.color("tintColor") { view.tintColor = color }
    if let identifier = values.element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    if let style = values.choice(
      "overrideUserInterfaceStyle",
      [
        "light": UIUserInterfaceStyle.light, "dark": .dark, "unspecified": .unspecified,
      ])
    {
      view.overrideUserInterfaceStyle = style
    }
    if let bounds = values.rect("bounds") { view.bounds = bounds }
  }

  /// Makes the subviews, guides and recognizers, and notes the constraints.
  private static func readContent(_ view: UIView, _ values: NibValues, _ context: NibContext) {
    let element = values.element
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let object = Self.guide(guide.key ?? "", of: view) { context.register(object, for: guide) }
    }
    for guide in element.children(of: "layoutGuides") where guide.name == "layoutGuide" {
      guard let made = context.make(guide, of: UILayoutGuide.self) as? UILayoutGuide else { continue }
      made.identifier = guide["identifier"] ?? ""
      view.addLayoutGuide(made)
    }
    for child in element.children(of: "subviews") {
      // A cell has made its own labels already.
      if context.hasMade(child) { continue }
      if let subview = context.makeView(child) { view.addSubview(subview) }
    }
    for constraint in element.children(of: "constraints") { context.constraints.append((constraint, view)) }
    for recognizer in element.children(of: "gestureRecognizers") {
      if let made = context.make(recognizer) as? UIGestureRecognizer { view.addGestureRecognizer(made) }
    }
    for embed in element.children(of: "connections") where embed.name == "segue" && embed["kind"] == "embed" {
      context.embeddings.append((embed, view))
    }
    if let varied = VariedView(view, element) { context.variations.append(varied) }
  }

  private static func guide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  private static func autoresizingMask(_ values: NibValues) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in
      if values.bool(part.0) == true { mask.formUnion(part.1) }
    }
  }

  private static func readWindow(_ window: UIWindow, _ values: NibValues, _ context: NibContext) {}

  private static func readStack(_ stack: UIStackView, _ values: NibValues, _ context: NibContext) {
    for view in stack.subviews { stack.addArrangedSubview(view) }
    stack.axis = values.choice("axis", ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal
    if let distribution = values.choice("distribution", distributions) { stack.distribution = distribution }
    if let alignment = values.choice("alignment", alignments) { stack.alignment = alignment }
    if let spacing = values.number("spacing") { stack.spacing = spacing }
    if values.element["spacingType"] == "standard" { stack.spacing = 8 }
    if let relative = values.bool("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = relative
    }
    // Margins in the file are those of the arrangement.
    let hasMargins = values.child("layoutMargins") != nil || values.child("directionalLayoutMargins") != nil
    stack.isLayoutMarginsRelativeArrangement = values.bool("layoutMarginsRelativeArrangement") ?? hasMargins
  }

  private static func readEffect(_ view: UIVisualEffectView, _ values: NibValues, _ context: NibContext) {
    if let content = values.child("contentView") { context.fill(view.contentView, from: content) }
    if let blur = values.element.child("blurEffect") {
      let style = NibValues(element: blur, document: values.document).choice("style", blurStyles)
      view.effect = UIBlurEffect(style: style ?? .regular)
    }
    if let vibrancy = values.element.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect").flatMap {
        NibValues(element: $0, document: values.document).choice("style", blurStyles)
      }
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur ?? .regular))
    }
  }

  /// Sets whether a view receives touches: files say where it does not, also of labels and images.
  static func readInteraction(_ view: UIView, _ values: NibValues) {
    view.isUserInteractionEnabled = values.bool("userInteractionEnabled") ?? true
  }

  private static func readImageView(_ view: UIImageView, _ values: NibValues, _ context: NibContext) {
    readInteraction(view, values)
    // A configuration is needed before the image.
    if let configuration = values.symbolConfiguration("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = configuration
    }
    if let image = values.image("image") { view.image = image }
    if let image = values.image("highlightedImage") { view.highlightedImage = image }
    if let highlighted = values.bool("highlighted") { view.isHighlighted = highlighted }
    if let duration = values.number("animationDuration") { view.animationDuration = duration }
    for name in ["adjustsImageWhenAncestorFocused"] { _ = values.element[name] }
  }
}
