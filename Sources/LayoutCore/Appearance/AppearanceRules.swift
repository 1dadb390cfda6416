package import Foundation
package import StyleCore

/// The proxies that the program has requested, and the objects that they apply to.
@MainActor
package enum AppearanceRules {
  @MainActor
  private struct Rule {
    let type: NSObject.Type
    /// A closure that returns whether an object is of the class.
    let isFor: (NSObject) -> Bool
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: NSObject

    /// Returns whether the responder chain of `responder` has the containers, the first of them innermost.
    func contains(_ responder: UIResponder?) -> Bool {
      var wanted = containers[...]
      var next = responder
      while let container = next, let type = wanted.first {
        if isInstance(container, of: type) { wanted = wanted.dropFirst() }
        next = container.next
      }
      return wanted.isEmpty
    }

    private func isInstance<Container>(_ object: NSObject, of type: Container.Type) -> Bool {
      object is Container
    }

    /// Returns whether the rule precedes another one for the same object.
    func precedes(_ other: Rule) -> Bool {
      if containers.count != other.containers.count { return containers.count > other.containers.count }
      if type != other.type { return other.isFor(proxy) }
      return traits != nil && other.traits == nil
    }
  }

  /// Whether or not a proxy has been requested.
  ///
  /// Until then, appearances cost nothing else.
  package private(set) static var isInUse = false
  /// The rules in the order of precedence.
  private static var rules: [Rule] = []

  /// Returns the proxy of a class for some of its objects, the same one in every call.
  static func proxy<Object: NSObject>(
    of type: Object.Type, traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
  ) -> Object {
    let known = rules.first {
      $0.type == type && $0.traits == traits && $0.containers.count == containers.count
        && zip($0.containers, containers).allSatisfy { $0 == $1 }
    }
    if let proxy = known?.proxy as? Object { return proxy }
    let proxy = _LayerInstantiation.makeObject(of: type)
    let rule = Rule(
      type: type, isFor: { $0 is Object }, containers: containers, traits: traits, proxy: proxy)
    rules.insert(rule, at: rules.firstIndex(where: rule.precedes) ?? rules.endIndex)
    isInUse = true
    return proxy
  }

  /// Returns the proxies for an object in the given container and traits, in the order of precedence.
  package static func proxies<Object: NSObject>(
    for object: Object, in container: UIResponder?, traits: UITraitCollection
  ) -> [Object] {
    rules.compactMap { rule in
      guard rule.proxy !== object, rule.isFor(object),
        rule.traits.map({ traits.containsTraits(in: $0) }) ?? true,
        rule.contains(container)
      else { return nil }
      return rule.proxy as? Object
    }
  }
}

extension UIView {
  /// Sets the properties of the proxies for this view, unless the view has set them itself.
  func applyAppearance() {
    for proxy in AppearanceRules.proxies(for: self, in: next, traits: traitCollection) {
      // The proxy of a more special class may have the properties of a more general one.
      for property in type(of: proxy).appearanceProperties { property.apply(proxy, self) }
    }
  }
}
