import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import InteractionCore

/// The requests for drawing of edge effects and background extension views.
@MainActor
@Suite(.serialized) struct ScrollEdgeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let interaction = UIScrollEdgeElementContainerInteraction()

  private func edgeView(_ system: SystemVersion = .v26) throws -> ScrollEdgeView {
    window.traitOverrides[UITraitSystemVersion.self] = system
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 200, height: 400)
    interaction.scrollView = scrollView
    container.addInteraction(interaction)
    window.addSubview(scrollView)
    window.addSubview(container)
    window.isHidden = false
    window.layoutIfNeeded()
    return try #require(container.subviews.first as? ScrollEdgeView)
  }

  @Test func `an edge effect is drawn again after changes of its look, of the interaction, and scrolls`()
    throws
  {
    let view = try edgeView()
    let other = UIScrollView()
    let changes: [(String, () -> Void)] = [
      ("style", { scrollView.topEdgeEffect.style = .hard }),
      ("isHidden", { scrollView.topEdgeEffect.isHidden = true }),
      ("scroll", { scrollView.contentOffset.y = 50 }),
      ("contentSize", { scrollView.contentSize.height = 500 }),
      ("edge", { interaction.edge = .bottom }),
      ("style of the other edge", { scrollView.bottomEdgeEffect.style = .hard }),
      ("scrollView", { interaction.scrollView = other }),
    ]
    for (name, change) in changes {
      view.layer.displayIfNeeded()
      #expect(!view.layer.needsDisplay())
      change()
      #expect(view.layer.needsDisplay(), "\(name)")
    }
    view.layer.displayIfNeeded()
    scrollView.contentOffset.y = 80
    #expect(!view.layer.needsDisplay(), "the interaction has another scroll view")
    window.isHidden = true
  }

  @Test(arguments: [SystemVersion.v17, .v18, .v26])
  func `an edge effect is drawn as of iOS 26`(system: SystemVersion) throws {
    let view = try edgeView(system)
    scrollView.contentOffset.y = 50
    #expect(view.piecesOfGlass(at: 0).isEmpty == (system < .v26))
    window.isHidden = true
  }

  @Test func `the blur of a background extension view is drawn again where its content moves`() throws {
    let view = UIBackgroundExtensionView(frame: window.bounds)
    view.automaticallyPlacesContentView = false
    let content = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 120))
    view.contentView = content
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    let blur = try #require(view.subviews.last)
    blur.layer.displayIfNeeded()
    content.frame.origin.x = 40
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(blur.layer.needsDisplay())
    window.isHidden = true
  }
}
