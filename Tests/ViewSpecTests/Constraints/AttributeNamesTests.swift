import LayoutCore
import Testing

@testable import ViewSpec

struct AttributeNamesTests {
  @Test("Every attribute is found by the name of its case, where views or guides have it")
  func names() {
    for attribute in AttributeNames.ofViews {
      let name = String(describing: attribute)
      #expect(AttributeNames.attribute(named: name, among: AttributeNames.ofViews) == attribute)
      let ofGuides = AttributeNames.attribute(named: name, among: AttributeNames.ofGuides)
      #expect(ofGuides == (AttributeNames.ofGuides.contains(attribute) ? attribute : nil))
    }
  }

  @Test("A baseline is the last one, which guides have not; other names are none's")
  func otherNames() {
    #expect(AttributeNames.attribute(named: "baseline", among: AttributeNames.ofViews) == .lastBaseline)
    #expect(AttributeNames.attribute(named: "baseline", among: AttributeNames.ofGuides) == nil)
    for name in ["", "Left", "notAnAttribute", "middle"] {
      #expect(AttributeNames.attribute(named: name, among: AttributeNames.ofViews) == nil)
    }
  }
}
