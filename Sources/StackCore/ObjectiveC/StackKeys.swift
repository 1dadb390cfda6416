// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore
import LayoutCore

/// The properties of stack views by their names.
enum __ObjectiveC_StackKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [ObjectiveCClass(system: UIStackView.self) { uIStackViewKeys }]
  }

  @MainActor private static var uIStackViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("arrangedSubviews", \UIStackView.arrangedSubviews),
      ObjectiveCMember("axis", \UIStackView.axis),
      ObjectiveCMember("distribution", \UIStackView.distribution),
      ObjectiveCMember("alignment", \UIStackView.alignment),
      ObjectiveCMember("spacing", \UIStackView.spacing),
      ObjectiveCMember("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      ObjectiveCMember("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    ]
  }
}
