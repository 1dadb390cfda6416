package import GraphicsCore

extension Drawing.Step {
  /// The area, if the step is one.
  package var area: Drawing.Area? {
    if case .area(let area, _) = content { area } else { nil }
  }

  /// The paint, if the step is an area.
  package var paint: Drawing.Paint? {
    if case .area(_, let paint) = content { paint } else { nil }
  }

  /// The colour, if the step is an area in one.
  package var color: CGColor? {
    if case .color(let color)? = paint { color } else { nil }
  }

  /// The steps in the group, if the step is one.
  package var groupCount: Int? {
    if case .group(let count) = content { count } else { nil }
  }
}
