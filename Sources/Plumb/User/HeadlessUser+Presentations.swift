internal import ControlCore
internal import ControllerCore
public import Foundation
@_spi(Plumb) internal import LayoutCore
public import StyleCore

extension HeadlessUser {
  // MARK: Alerts and sheets

  /// Chooses an action of the alert or action sheet in front.
  ///
  /// - Throws: `notFound` if there is none, or if it has no such action, with its actions; `disabled` if the action cannot
  ///   be chosen.
  public func choose(action title: String) throws(HeadlessUserError) {
    let alert: UIAlertController = try front(named: title)
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      throw .notFound(title, among: alert.actions.compactMap(\.title))
    }
    guard action.isEnabled else { throw .disabled("\"\(title)\"") }
    alert.choose(action)
    HeadlessLoop.runUntilIdle()
    HeadlessLoop.run(for: 0.6)
  }

  /// Pulls the sheet in front down until it is dismissed, as far as it may be, and returns whether it was.
  ///
  /// - Throws: `notFound` if there is no sheet.
  @discardableResult
  public func pullDownSheet() throws(HeadlessUserError) -> Bool {
    guard let sheet = frontController.presentationController?.current as? UISheetPresentationController,
      sheet.containerView != nil, let view = sheet.presentedView
    else { throw .notFound("a sheet", among: []) }
    let shown = frontController
    let frame = view.convert(view.bounds, to: window)
    drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 8), to: CGPoint(x: frame.midX, y: window.bounds.maxY - 1))
    HeadlessLoop.run(for: 1)
    return shown.presentingViewController == nil
  }

  // MARK: Stand-ins

  /// Chooses a service of the front activity view controller, which finishes with success.
  public func share(with type: String) throws(HeadlessUserError) {
    let services: UIActivityViewController = try front(named: type)
    let names = services.offered
    guard let found = names.first(where: { $0.rawValue == type }), services.choose(found) else {
      throw .notFound(type, among: names.map(\.rawValue))
    }
    finishAnswer()
  }

  /// Chooses files in the front document picker or document browser.
  public func pick(files: [URL]) throws(HeadlessUserError) {
    if let browser = frontController as? UIDocumentBrowserViewController {
      browser.choose(files)
    } else {
      let picker: UIDocumentPickerViewController = try front(named: "files")
      picker.choose(files)
    }
    finishAnswer()
  }

  /// Asks the front document browser for a new document, which its delegate creates.
  public func createDocument() throws(HeadlessUserError) {
    let browser: UIDocumentBrowserViewController = try front(named: "a document browser")
    browser.create()
    finishAnswer()
  }

  /// Chooses a picture in the front image picker.
  public func pick(image: UIImage) throws(HeadlessUserError) {
    let picker: UIImagePickerController = try front(named: "an image picker")
    var info: [UIImagePickerController.InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if picker.allowsEditing { info[.editedImage] = image }
    picker.choose(info)
    finishAnswer()
  }

  /// Chooses a movie in the front image picker, or saves it as that of the front video editor.
  public func pick(movie: URL) throws(HeadlessUserError) {
    if let editor = frontController as? UIVideoEditorController {
      editor.choose(movie.path)
      return finishAnswer()
    }
    let picker: UIImagePickerController = try front(named: "an image picker")
    picker.choose([.mediaType: "public.movie", .mediaURL: movie])
    finishAnswer()
  }

  /// Chooses a colour in the front colour picker, and closes it.
  public func pick(color: UIColor) throws(HeadlessUserError) {
    let picker: UIColorPickerViewController = try front(named: "a colour picker")
    picker.choose(color)
    finishAnswer()
  }

  /// Chooses a font in the front font picker.
  public func pick(font: UIFontDescriptor) throws(HeadlessUserError) {
    let picker: UIFontPickerViewController = try front(named: "a font picker")
    picker.choose(font)
    finishAnswer()
  }

  /// Chooses a suggestion of the active search by its text, of which the search's updater hears.
  ///
  /// - Throws: `notFound` if no search with such a suggestion is active, with the texts of those that there are.
  public func choose(suggestion text: String) throws(HeadlessUserError) {
    let searches = activeSearches
    let all = searches.flatMap { search in (search.searchSuggestions ?? []).map { (search, $0) } }
    guard let (search, suggestion) = all.first(where: { $0.1.localizedSuggestion == text }) else {
      throw .notFound(text, among: all.compactMap(\.1.localizedSuggestion))
    }
    search.choose(suggestion)
    finishAnswer()
  }

  /// The active search controllers of the controllers in front.
  private var activeSearches: [UISearchController] {
    var pending = [frontController]
    var searches: [UISearchController] = []
    while let next = pending.popLast() {
      pending += next.children
      let search = next as? UISearchController ?? next.navigationItem.searchController
      if let search, search.isActive, !searches.contains(search) { searches.append(search) }
    }
    return searches
  }

  /// Closes the front stand-in without a choice: a sheet of services, or a picker.
  public func cancelPicker() throws(HeadlessUserError) {
    switch frontController {
    case let services as UIActivityViewController: services.cancelByUser()
    case let picker as UIDocumentPickerViewController: picker.cancelByUser()
    case let picker as UIImagePickerController: picker.cancelByUser()
    case let editor as UIVideoEditorController: editor.cancelByUser()
    case let picker as UIColorPickerViewController: picker.cancelByUser()
    case let picker as UIFontPickerViewController: picker.cancelByUser()
    default: throw .notFound("a picker", among: [String(describing: Swift.type(of: frontController))])
    }
    finishAnswer()
  }

  private func finishAnswer() {
    HeadlessLoop.runUntilIdle()
    HeadlessLoop.run(for: 0.6)
  }

  /// The controller that is presented last.
  private var frontController: UIViewController {
    let root = window.rootViewController ?? UIViewController()
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
  }

  /// Returns the controller in front, of a class.
  private func front<Controller: UIViewController>(
    named name: String
  ) throws(HeadlessUserError) -> Controller {
    let front = frontController
    guard let found = front as? Controller else {
      throw .notFound(name, among: [String(describing: Swift.type(of: front))])
    }
    return found
  }
}
