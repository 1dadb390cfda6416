import UIKit

/// The screen of a tea that steeps.
class BrewViewController: UIViewController {
  @IBOutlet weak var ringView: RingView!
  @IBOutlet weak var cupView: UIImageView!
  @IBOutlet weak var timeLabel: UILabel!
  @IBOutlet weak var hintLabel: UILabel!
  @IBOutlet weak var startButton: UIButton!
  @IBOutlet weak var strengthControl: UISegmentedControl!
  @IBOutlet var buttons: [UIButton]!

  var tea = Tea.green
  private let timer = BrewTimer()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = tea.name
    timer.delegate = self
    ringView.ringColor = tea.color
    cupView.tintColor = tea.color
    for button in buttons { button.layer.cornerRadius = 12 }
    NotificationCenter.default.addObserver(
      self, selector: #selector(enterBackground), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    showTime(seconds)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { resetBrew(self) }
  }

  /// The time for the tea at the chosen strength, in seconds.
  private var seconds: Int { tea.steepingTime + (strengthControl.selectedSegmentIndex - 1) * 30 }

  private func showTime(_ seconds: Int) {
    timeLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
  }

  // MARK: Actions

  @IBAction func startBrewing(_ sender: UIButton) {
    timer.start(seconds: seconds)
  }

  // The button in the storyboard sends this to the first responder.
  @IBAction func resetBrew(_ sender: Any) {
    timer.stop()
    ringView.stop()
    showTime(seconds)
    update(isRunning: false)
  }

  @IBAction func changeStrength(_ sender: UISegmentedControl) {
    showTime(seconds)
  }

  @IBAction func swirl(_ sender: UILongPressGestureRecognizer) {
    guard sender.state == .began else { return }
    hintLabel.text = NSLocalizedString("Swirled.", comment: "After a long press on the cup")
  }

  @objc private func enterBackground() {
    if timer.isRunning { hintLabel.text = NSLocalizedString("Still steeping", comment: "After coming back") }
  }

  private func update(isRunning: Bool) {
    startButton.isEnabled = !isRunning
    startButton.alpha = isRunning ? 0.4 : 1
    strengthControl.isEnabled = !isRunning
    hintLabel.text = isRunning ? NSLocalizedString("Steeping", comment: "While the time runs") : nil
  }
}

extension BrewViewController: BrewTimerDelegate {
  func brewTimerDidStart(_ timer: BrewTimer) {
    update(isRunning: true)
    showTime(timer.remaining)
    ringView.run(seconds: timer.remaining)
  }

  func brewTimer(_ timer: BrewTimer, didReach remaining: Int) {
    showTime(remaining)
  }

  func brewTimerDidFinish(_ timer: BrewTimer) {
    update(isRunning: false)
    let alert = UIAlertController(
      title: String(format: NSLocalizedString("%@ is ready", comment: "The title of an alert"), tea.name),
      message: NSLocalizedString("Take the leaves out.", comment: "The text of an alert"),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("Enjoy", comment: "A button"), style: .default))
    present(alert, animated: true)
  }
}
