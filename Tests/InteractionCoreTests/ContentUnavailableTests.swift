import ControlCore
import Foundation
import InteractionCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// Views that are shown where there is no content.
@MainActor
struct ContentUnavailableTests {
  private final class EmptyController: UIViewController {
    var states: [String?] = []
    var isEmpty = true

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  private func view(
    _ configuration: UIContentUnavailableConfiguration, width: CGFloat = 320
  ) -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 480)
    view.layoutIfNeeded()
    return view
  }

  private func shown(_ view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden && !($0.bounds.height == 480) }
  }

  @Test func `the parts that are there are in a column in the middle`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "Your favorite teas will be here."
    configuration.button.title = "Add"
    let parts = shown(view(configuration))
    #expect(parts.count == 4)
    for (above, below) in zip(parts, parts.dropFirst()) { #expect(above.frame.maxY <= below.frame.minY) }
    let (top, bottom) = (try #require(parts.first).frame.minY, try #require(parts.last).frame.maxY)
    #expect(abs((top + bottom) / 2 - 240) <= 1)
    for part in parts { #expect(abs(part.frame.midX - 160) <= 1) }
    #expect(parts[1].frame.minY - parts[0].frame.maxY >= 7.5)
  }

  @Test func `content can be at the top, where reading starts`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Favorites"
    configuration.alignment = .natural
    let part = try #require(shown(view(configuration)).first)
    #expect(abs(part.frame.minX - 16) < 0.01 && abs(part.frame.minY - 16) < 0.01)
  }

  @Test func `a search names its text, and loading shows an indicator`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "Oolong"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “Oolong”")
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
    let loading = shown(view(.loading()))
    #expect(loading.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }

  @Test func `a controller shows the view over its own, until there is content`() {
    let controller = EmptyController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.states.isEmpty)
    controller.view.layoutIfNeeded()
    #expect(controller.states.count == 1)
    let view = controller.view.subviews.last as? UIContentUnavailableView
    #expect(view?.frame == controller.view.bounds)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    #expect(view?.superview == nil && controller.contentUnavailableConfiguration == nil)
  }

  @Test func `a tap on the button performs its action once`() throws {
    var calls = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in calls += 1 }
    let view = view(configuration)
    view.configuration = configuration
    let button = try #require(shown(view).compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }
}
