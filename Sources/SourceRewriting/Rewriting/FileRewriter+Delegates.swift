import SwiftSyntax

/// The delegates of scroll views whose subclasses have delegates of a narrower protocol.
extension FileRewriter {
  private static let narrower: Set<String> = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate",
  ]

  /// Returns the text of a type with the protocol of scroll views in place of a narrower one.
  static func widened(_ type: String) -> String {
    narrower.sorted().reduce(type) { $0.replacing($1, with: "UIScrollViewDelegate") }
  }

  /// Gives an override of a delegate the type that the property has in `UIScrollView`.
  ///
  /// Objective-C lets a property of a subclass have a narrower type; Swift does not, so that tables, collections and text
  /// views have the delegate of a scroll view here.
  func widenDelegate(_ node: VariableDeclSyntax) {
    guard node.modifiers.modifier(.override) != nil, let binding = node.bindings.first,
      node.bindings.count == 1,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "delegate",
      let type = binding.typeAnnotation?.type
    else { return }
    var rest = [Syntax(type)]
    while let node = rest.popLast() {
      if let name = node.as(IdentifierTypeSyntax.self)?.name, Self.narrower.contains(name.text) {
        let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.replaceExactly(start..<start + name.text.utf8.count, with: "UIScrollViewDelegate")
        return
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
  }
}
