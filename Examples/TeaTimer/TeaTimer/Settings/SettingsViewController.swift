import UIKit

/// The settings, which are presented over the shelf.
class SettingsViewController: UIViewController {
  @IBOutlet weak var countSwitch: UISwitch!
  @IBOutlet weak var volumeSlider: UISlider!
  @IBOutlet weak var volumeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    changeVolume(volumeSlider)
  }

  @IBAction func changeVolume(_ sender: UISlider) {
    volumeLabel.text = "\(Int(sender.value * 100)) %"
  }
}
