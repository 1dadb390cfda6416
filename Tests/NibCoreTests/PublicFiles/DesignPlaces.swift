import Foundation

@testable import NibCore

/// The controllers of a storyboard that Interface Builder shows in navigation stacks and in tabs.
@MainActor
struct DesignPlaces {
  private(set) var inStacks: Set<String> = []
  private(set) var inTabs: Set<String> = []
  /// The controllers in stacks with large titles.
  private(set) var large: Set<String> = []
  /// The elements of the bars of the stacks and tabs, by the controllers in them.
  private(set) var bars: [String: NibElement] = [:]

  private struct Place {
    let id: String
    let isTab: Bool
    let bar: NibElement?
  }

  init(_ document: NibDocument) {
    let controllers = document.scenes.flatMap { $0.children(of: "objects") }.filter {
      ElementKinds.isController($0.name)
    }
    var pending: [Place] = []
    for controller in controllers {
      let isStack = controller.name == "navigationController"
      guard isStack || controller.name == "tabBarController" else { continue }
      for segue in Self.segues(controller) where segue["kind"] == "relationship" {
        let bar = isStack ? controller.child(key: "navigationBar") : nil
        pending.append(Place(id: segue["destination"] ?? "", isTab: !isStack, bar: bar))
      }
    }
    while let place = pending.popLast() {
      guard place.isTab ? inTabs.insert(place.id).inserted : inStacks.insert(place.id).inserted else {
        continue
      }
      if let bar = place.bar {
        bars[place.id] = bar
        if bar["largeTitles"] == "YES" { large.insert(place.id) }
      }
      guard let element = document.element(place.id) else { continue }
      for segue in Self.segues(element) {
        let kind = segue["kind"] ?? ""
        if kind == "show" || kind == "push" || (place.isTab && kind == "relationship") {
          pending.append(Place(id: segue["destination"] ?? "", isTab: place.isTab, bar: place.bar))
        }
      }
    }
  }

  private static func segues(_ element: NibElement) -> [NibElement] {
    element.tree.filter { $0.name == "segue" && $0["destination"] != nil }
  }
}
