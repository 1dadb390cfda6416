import UIKit

/// The first screen: all teas.
class ShelfViewController: UIViewController {
  @IBOutlet weak var scrollView: UIScrollView!
  @IBOutlet weak var stackView: UIStackView!
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet weak var shadeView: UIView!

  private var observation: NSKeyValueObservation?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for tea in Tea.allCases {
      let card = TeaCardView.make(tea)
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
      card.addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: #selector(markFavorite(_:))))
      stackView.addArrangedSubview(card)
    }
    // The shade below the bar appears as the cards scroll under it.
    observation = scrollView.observe(\.contentOffset, options: [.initial, .new]) {
      [weak self] scrollView, _ in
      let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      self?.shadeView.alpha = max(0, min(1, offset / 40))
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(countCup(_:)), name: .teaIsReady, object: nil)
    showCount()
  }

  @objc private func open(_ recognizer: UITapGestureRecognizer) {
    performSegue(withIdentifier: "brew", sender: recognizer.view)
  }

  @objc private func markFavorite(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let card = recognizer.view as? TeaCardView else { return }
    card.isFavorite.toggle()
  }

  @objc private func countCup(_ notification: Notification) {
    count += 1
    showCount()
  }

  private func showCount() {
    countLabel.text = String.localizedStringWithFormat(
      NSLocalizedString("%d cups today", comment: "The number of cups"), count)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let brew = segue.destination as? BrewViewController, let card = sender as? TeaCardView {
      brew.tea = card.tea
    }
  }

  @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) {
    guard let settings = segue.source as? SettingsViewController else { return }
    countLabel.isHidden = !settings.countSwitch.isOn
  }
}
