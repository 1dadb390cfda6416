import ContactsUI
import MessageUI
import MobileCoreServices
import PhotosUI
import SafariServices
import StandInCore
import StoreKit
import Testing
import UserNotifications
import WebKit

/// Tests of pages, pickers and other screens of the system.
@MainActor
struct ScreenTests {
  private final class Navigation: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var policy = WKNavigationActionPolicy.allow
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      events.append("asked")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("started")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("committed") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finished") }
  }

  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: text)))
  }

  @Test func aDelegateIsToldOfANavigation() throws {
    let (view, delegate) = (WKWebView(frame: .zero), Navigation())
    view.navigationDelegate = delegate
    #expect(view.load(try request("https://example.com/a")) != nil)
    #expect(delegate.events == ["asked", "started", "committed", "finished"])
    #expect(view.url?.path == "/a")
    delegate.policy = .cancel
    view.load(try request("https://example.com/b"))
    #expect(view.url?.path == "/a")
  }

  @Test func pagesAreAList() throws {
    let view = WKWebView(frame: .zero)
    for page in ["a", "b", "c"] { view.load(try request("https://example.com/" + page)) }
    #expect(view.canGoBack)
    #expect(!view.canGoForward)
    view.goBack()
    view.goBack()
    #expect(view.url?.path == "/a")
    #expect(view.backForwardList.forwardList.map(\.url.path) == ["/b", "/c"])
    view.load(try request("https://example.com/d"))
    #expect(!view.canGoForward)
    #expect(view.backForwardList.backList.map(\.url.path) == ["/a"])
  }

  @Test func aTextHasATitle() throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.loadHTMLString("<html><TITLE> One </TITLE></html>", baseURL: nil)
    #expect(view.title == "One")
    let shown = view.subviews.compactMap { $0 as? StandInView }
    #expect(shown.map(\.standIn) == [StandIn(name: "WKWebView", detail: "One")])
    var error: (any Error)?
    view.evaluateJavaScript("1 + 1") { error = $1 }
    #expect(error as? WKError == WKError(.javaScriptExceptionOccurred))
  }

  @Test func aTestAnswersAPicker() {
    final class Delegate: PHPickerViewControllerDelegate {
      var chosen: [PHPickerResult] = []
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        chosen += results
      }
    }
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.filter = .any(of: [.images, .livePhotos])
    let (picker, delegate) = (PHPickerViewController(configuration: configuration), Delegate())
    picker.delegate = delegate
    #expect(picker.configuration == configuration && picker.configuration.selectionLimit == 2)
    #expect(picker.configuration.filter != .any(of: [.images]))
    let result = PHPickerResult(itemProvider: NSItemProvider(), assetIdentifier: "a")
    picker.delegate?.picker(picker, didFinishPicking: [result])
    #expect(delegate.chosen.map(\.assetIdentifier) == ["a"])
    #expect(delegate.chosen.first?.itemProvider === result.itemProvider)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
  }

  @Test func screensHaveTheirNames() throws {
    let url = try #require(URL(string: "https://example.com"))
    let screens: [(UIViewController, String)] = [
      (SFSafariViewController(url: url), "SFSafariViewController"),
      (MFMailComposeViewController(), "MFMailComposeViewController"),
      (MFMessageComposeViewController(), "MFMessageComposeViewController"),
      (CNContactPickerViewController(), "CNContactPickerViewController"),
      (SKStoreProductViewController(), "SKStoreProductViewController"),
      (PHPickerViewController(configuration: PHPickerConfiguration()), "PHPickerViewController"),
    ]
    for (screen, name) in screens {
      let shown = screen.view.subviews.compactMap { $0 as? StandInView }
      #expect(shown.map(\.standIn.name) == [name])
    }
  }

  @Test func contactsHaveNames() {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "_$!<Home>!$_") == "Home")
  }

  @Test func notificationsAreKept() {
    let center = UNUserNotificationCenter.current()
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    for _ in 1...2 { center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil)) }
    var titles: [String] = []
    center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
    #expect(titles == ["Tea"])
  }

  // Code that asks until it is answered asks once.
  @Test func aRefusalStays() {
    var statuses: [PHAuthorizationStatus] = []
    func askPhotos() {
      statuses.append(PHPhotoLibrary.authorizationStatus())
      if statuses.last == .notDetermined { PHPhotoLibrary.requestAuthorization { _ in askPhotos() } }
    }
    askPhotos()
    #expect(statuses == [.notDetermined, .denied])
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)

    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    var contacts: [CNAuthorizationStatus] = []
    CNContactStore().requestAccess(for: .contacts) { _, _ in
      contacts.append(CNContactStore.authorizationStatus(for: .contacts))
    }
    #expect(contacts == [.denied])

    var answers: [UNAuthorizationStatus] = []
    let center = UNUserNotificationCenter.current()
    center.getNotificationSettings { answers.append($0.authorizationStatus) }
    center.requestAuthorization(options: .alert) { _, _ in
      center.getNotificationSettings { answers.append($0.authorizationStatus) }
    }
    #expect(answers == [.notDetermined, .denied])
  }

  @Test func theLibraryKeepsNoObserver() {
    final class Observer: NSObject, PHPhotoLibraryChangeObserver {
      func photoLibraryDidChange(_ changeInstance: PHChange) {}
    }
    weak var former: Observer?
    do {
      let observer = Observer()
      former = observer
      PHPhotoLibrary.shared().register(observer)
    }
    #expect(former == nil)
  }

  @Test func aTestMakesWhatOnlyTheSystemMakes() throws {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    let notification = UNNotification(request: request, date: Date(timeIntervalSince1970: 5))
    let answer = UNNotificationResponse(notification: notification, actionIdentifier: "open")
    #expect(answer.notification.request.content.title == "Tea" && answer.actionIdentifier == "open")
    let message = WKScriptMessage(name: "log", body: ["a": 1])
    #expect(message.name == "log" && message.body as? [String: Int] == ["a": 1])
    let url = try #require(URL(string: "https://example.com/a"))
    let reply = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    #expect(WKNavigationResponse(response: reply).response.url == url)
  }

  @Test func typesHaveEndsOfNames() {
    let png = unsafe UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "PNG", nil)?
      .takeRetainedValue()
    #expect(png == kUTTypePNG)
    #expect(kUTTypeImage as String == "public.image")
    let network = unsafe UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(network == "application/pdf")
    #expect(unsafe UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "none", nil) == nil)
  }
}
