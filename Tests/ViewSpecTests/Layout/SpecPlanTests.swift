import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ViewSpec

/// The order in which specs lay out their views, and its dependencies.
@MainActor @Suite struct SpecPlanTests {
  private func plans(_ text: String) throws -> [SpecPlan] {
    try LayoutSpec(parsing: Array(text.utf8), file: "card.json")
      .makeView(traits: UITraitCollection(displayScale: 1)).plans
  }

  private func words(_ plan: SpecPlan) -> (order: [String], dependencies: [String]) {
    func word(_ component: SpecPlan.Component) -> String {
      "\(plan.names[component.view]).\(component.isSize ? "size" : "position")"
    }
    return (plan.order.map(word), plan.dependencies.map { "\(word($0.dependent)) < \(word($0.needed))" })
  }

  @Test func `frames, alignment and slices say what they need`() throws {
    let plans = try plans(
      """
      { "canvas": { "width": 90, "height": 90 },
        "views": [
          { "id": "c", "frame": "rest" },
          { "id": "b", "size": { "width": "a.height", "height": 5 }, "align": { "position": "topLeft", "with": "a" } },
          { "id": "a", "frame": { "x": 1, "y": 2, "width": 3, "height": 4 } },
        ],
        "slices": [
          { "inset": "bounds", "by": "b.height", "name": "inner" },
          { "divide": "inner", "atDistance": "a.maxX", "from": "minXEdge", "slice": "cut", "remainder": "rest" },
        ] }
      """)
    try #require(plans.count == 1)
    #expect("\(plans[0].path)" == "canvas" && plans[0].names == ["c", "b", "a"])
    let (order, dependencies) = words(plans[0])
    #expect(Set(order).count == 6)
    #expect(
      Set(dependencies) == [
        "c.size < a.position", "c.size < b.size", "c.position < a.position", "c.position < b.size",
        "b.size < a.size", "b.position < a.position",
      ])
    for dependency in plans[0].dependencies {
      let dependent = try #require(plans[0].order.firstIndex(of: dependency.dependent))
      let needed = try #require(plans[0].order.firstIndex(of: dependency.needed))
      #expect(needed < dependent)
    }
  }

  @Test func `views without an identifier have their type and place, and paths`() throws {
    let frame = #""frame": { "x": 0, "y": 0, "width": 9, "height": 9 }"#
    let plans = try plans(
      """
      { "canvas": { "width": 90, "height": 90 },
        "views": [
          { \(frame) },
          { \(frame), "views": [{ "type": "label", "text": "A", \(frame) }] },
        ] }
      """)
    #expect(plans.map { "\($0.path)" } == ["canvas", "canvas/view[1]"])
    #expect(plans.map(\.names) == [["view[0]", "view[1]"], ["UILabel[0]"]])
  }

  @Test func `where constraints place all there is no plan, where some, they need nothing`() throws {
    let all = try plans(
      """
      { "canvas": { "width": 20, "height": 20 }, "views": [{ "id": "a" }], "constraints": ["H:|[a]|", "V:|[a]|"] }
      """)
    #expect(all.isEmpty)
    let some = try plans(
      """
      { "canvas": { "width": 20, "height": 20 },
        "views": [{ "id": "a" }, { "id": "b", "frame": { "x": "a.maxX", "y": 0, "width": 2, "height": 2 } }],
        "constraints": ["H:|[a(5)]", "V:|[a(5)]"] }
      """)
    try #require(some.count == 1)
    #expect(words(some[0]).dependencies == ["b.position < a.position"])
  }
}
