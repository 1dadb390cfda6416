public import Foundation

/// Rules of what pages may load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  private let name: String

  init(identifier: String) {
    name = identifier
  }

  /// The name.
  open var identifier: String! { name }
}

/// A store of rules of what pages may load.
///
/// Differs from WebKit: rules are checked to be an array in JSON, and kept in memory without effect.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let usual = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// Creates the store of a folder.
  public convenience init!(url: URL!) {
    self.init()
  }

  override init() {
    super.init()
  }

  /// Returns the store of the program.
  open class func `default`() -> WKContentRuleListStore! { usual }

  /// Gives a completion rules of a text in JSON, which are kept under a name.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let data = Data((encodedContentRuleList ?? "").utf8)
    guard let identifier, (try? JSONSerialization.jsonObject(with: data)) is [Any] else {
      completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed))
      return
    }
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    completionHandler?(list, nil)
  }

  /// Gives a completion the rules of a name.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = identifier.flatMap { lists[$0] }
    completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }

  /// Removes the rules of a name.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    let list = identifier.flatMap { lists.removeValue(forKey: $0) }
    completionHandler?(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }

  /// Gives a completion the names of all rules.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    completionHandler?(lists.keys.sorted())
  }
}
