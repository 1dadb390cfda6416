import ManualLayout
import UIKit

final class PostcardScreen: UIViewController {
  enum Metrics {
    static let edgeInset: CGFloat = 16
  }

  let postcard = Postcard()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Greetings"
    view.backgroundColor = .systemGray4
    view.addSubview(postcard)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets).insetAllSides(by: Metrics.edgeInset)
    postcard.untransformedFrame = AspectRatio.widescreen.rect(toFit: space, at: .center, in: view)
  }
}
