import UIKit

/// The first screen: all teas.
class ShelfViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet weak var shadeView: UIView!

  private let teas = Tea.allCases
  private var favorites: Set<Tea> = []
  private var observation: NSKeyValueObservation?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: TeaCell.name, bundle: nil), forCellReuseIdentifier: TeaCell.name)
    // The shade below the bar appears as the cards scroll under it.
    observation = tableView.observe(\.contentOffset, options: [.initial, .new]) {
      [weak self] tableView, _ in
      let offset = tableView.contentOffset.y + tableView.adjustedContentInset.top
      self?.shadeView.alpha = max(0, min(1, offset / 40))
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(countCup(_:)), name: .teaIsReady, object: nil)
    showCount()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A table's header is as high as its frame says: here as the text in it needs.
    guard let header = tableView.tableHeaderView else { return }
    let width = header.safeAreaLayoutGuide.layoutFrame.width - 32
    let text = countLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    guard header.frame.height != max(40, text.height + 22) else { return }
    header.frame.size.height = max(40, text.height + 22)
    tableView.tableHeaderView = header
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
    if let brew = segue.destination as? BrewViewController, let cell = sender as? TeaCell {
      brew.tea = cell.tea
    }
  }

  @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) {
    guard let settings = segue.source as? SettingsViewController else { return }
    countLabel.isHidden = !settings.countSwitch.isOn
  }
}

// The storyboard connects the table to these.
extension ShelfViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TeaCell.name, for: indexPath) as! TeaCell
    cell.delegate = self
    cell.tea = teas[indexPath.row]
    cell.isFavorite = favorites.contains(cell.tea)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "brew", sender: tableView.cellForRow(at: indexPath))
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

extension ShelfViewController: TeaCellDelegate {
  func teaCellDidChangeFavorite(_ cell: TeaCell) {
    if cell.isFavorite { favorites.insert(cell.tea) } else { favorites.remove(cell.tea) }
  }
}

@available(iOS 17.0, *)
#Preview("Shelf") {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}

@available(iOS 17.0, *)
#Preview("Turned", traits: .landscapeLeft) {
  UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}
