import UIKit

/// A row with a symbol on a tile, a title, and something to set or a value.
final class SettingsCell: UITableViewCell {
  /// A function that is told how the settings change.
  typealias Change = (_ change: (inout Settings) -> Void) -> Void

  /// Shows a setting, and tells what the user sets.
  func show(
    symbol: String, color: UIColor, title: String, value: SettingsValue, in settings: Settings,
    onChange: @escaping Change
  ) {
    accessoryType = value.isText ? .disclosureIndicator : .none
    selectionStyle = value.isText ? .default : .none
    accessoryView = control(for: value, in: settings, onChange)
    accessoryView?.accessibilityLabel = title
    configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.valueCell()
      content.image = .tile(symbol: symbol, color: color, traits: state.traitCollection)
      content.text = title
      if case .text(let text) = value { content.secondaryText = text }
      cell.contentConfiguration = content.updated(for: state)
    }
  }

  private func control(
    for value: SettingsValue, in settings: Settings, _ onChange: @escaping Change
  ) -> UIControl? {
    switch value {
    case .toggle(let path):
      let toggle = UISwitch()
      toggle.isOn = settings[keyPath: path]
      toggle.onTintColor = Theme.accent
      toggle.addAction(
        UIAction { [weak toggle] _ in onChange { $0[keyPath: path] = toggle?.isOn ?? false } },
        for: .valueChanged)
      return toggle
    case .slider(let path):
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
      slider.value = settings[keyPath: path]
      slider.addAction(
        UIAction { [weak slider] _ in onChange { $0[keyPath: path] = slider?.value ?? 0 } },
        for: .valueChanged)
      return slider
    case .text: return nil
    }
  }
}

extension UIImage {
  /// Returns a white symbol on a coloured tile.
  @MainActor
  static func tile(symbol: String, color: UIColor, traits: UITraitCollection) -> UIImage {
    let tile = CGRect(x: 0, y: 0, width: 29, height: 29)
    let renderer = UIGraphicsImageRenderer(bounds: tile, format: UIGraphicsImageRendererFormat(for: traits))
    return renderer.image { _ in
      color.resolvedColor(with: traits).setFill()
      UIBezierPath(roundedRect: tile, cornerRadius: 7).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      guard let image = UIImage(systemName: symbol, withConfiguration: configuration) else { return }
      image.withTintColor(.white).draw(
        at: CGPoint(x: tile.midX - image.size.width / 2, y: tile.midY - image.size.height / 2))
    }
  }
}
