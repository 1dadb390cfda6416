import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StandInCore
import StyleCore

/// The view of a controller of the system whose content Linux does not have: a labelled rectangle with its state.
final class ServiceView: UIView {
  private let standIn: StandInView
  private let state: () -> [String]

  /// Creates a view with the name of the controller's class, and a closure of the words about its state.
  init(_ name: String, _ state: @escaping () -> [String]) {
    self.state = state
    standIn = StandInView(StandIn(name: name))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(standIn)
  }

  required init?(coder: NSCoder) { nil }

  override var contentKind: ViewContent.Kind { .container }

  override func layoutSubviews() {
    super.layoutSubviews()
    standIn.frame = bounds
    standIn.standIn.detail = state().joined(separator: ", ")
  }
}
