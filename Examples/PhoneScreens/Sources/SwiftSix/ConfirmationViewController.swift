import UIKit

/// A main area with two equal buttons below it, cut out of the safe area piece by piece.
public final class ConfirmationViewController: UIViewController {
  private enum Metrics {
    static let padding: CGFloat = 20
    static let buttonHeight: CGFloat = 50
    static let gap: CGFloat = 12
  }

  public let mainView = UIView()
  public let cancelButton = UIButton(type: .system)
  public let confirmButton = UIButton(type: .system)

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Confirm"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    mainView.backgroundColor = .systemGray5
    mainView.layer.cornerRadius = 16
    cancelButton.backgroundColor = .systemGray4
    cancelButton.setTitle("Cancel", for: .normal)
    confirmButton.backgroundColor = .systemBlue
    confirmButton.setTitle("Confirm", for: .normal)
    confirmButton.setTitleColor(.white, for: .normal)
    confirmButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    [mainView, cancelButton, confirmButton].forEach(view.addSubview)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = view.bounds
      .inset(by: view.safeAreaInsets)
      .insetBy(dx: Metrics.padding, dy: Metrics.padding)
    let below = content.divided(atDistance: Metrics.buttonHeight, from: .maxYEdge)
    mainView.frame = below.remainder.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: Metrics.padding, right: 0))

    // Both are equally wide, in whole pixels; what is left is in the gap.
    let scale = max(traitCollection.displayScale, 1)
    let half = ((below.slice.width - Metrics.gap) / 2 * scale).rounded(.down) / scale
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    let (leading, trailing): (CGRectEdge, CGRectEdge) =
      isLeftToRight ? (.minXEdge, .maxXEdge) : (.maxXEdge, .minXEdge)
    let (first, rest) = below.slice.divided(atDistance: half, from: leading)
    cancelButton.frame = first
    confirmButton.frame = rest.divided(atDistance: half, from: trailing).slice
  }
}
