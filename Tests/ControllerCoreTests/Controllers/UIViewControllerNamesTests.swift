import ControllerCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIViewControllerNamesTests {
  private final class Page: UIViewController {
    @ViewLoading var label: UIView
    @ViewLoading var tag = 1

    override func viewDidLoad() { label = view }
  }

  private final class Saver: UIResponder {
    var saved: [UIImage] = []

    @unsafe func image(
      _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
    ) {
      saved.append(image)
    }
  }

  @Test func `reading a value of ViewLoading loads the view`() {
    let page = Page()
    #expect(page.tag == 1 && !page.isViewLoaded)
    #expect(page.label === page.view && page.isViewLoaded)
  }

  @Test func `a preferred transition is that of the presentation`() {
    let controller = UIViewController()
    #expect(controller.preferredTransition == nil)
    controller.preferredTransition = .flipHorizontal
    #expect(controller.modalTransitionStyle == .flipHorizontal)
    controller.preferredTransition = .zoom { $0.sourceViewController.view }
    #expect(controller.modalTransitionStyle == .crossDissolve)
  }

  @Test func `an extension answers its request once`() {
    let context = NSExtensionContext(items: [NSExtensionItem()])
    context.completeRequest(returningItems: nil)
    #expect(context.inputItems.count == 1 && context.answer?.isEmpty == true)
  }

  @Test func `activities are updated by their responder before they are saved`() {
    final class Reader: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["page": 3])
      }
    }
    let (reader, activity) = (Reader(), NSUserActivity(activityType: "read"))
    reader.userActivity = activity
    activity.needsSave = true
    #expect(activity.userInfo?["page"] as? Int == 3 && reader.userActivity === activity)
    reader.userActivity = nil
    activity.userInfo = nil
    activity.needsSave = true
    #expect(activity.userInfo == nil)
  }

  @Test func `a saved image is kept, and its target is told in the next turn`() {
    let (saver, image) = (Saver(), UIImage())
    let done = unsafe Selector(
      "image:didFinishSavingWithError:contextInfo:",
      Saver.image(_:didFinishSavingWithError:contextInfo:))
    let before = SavedMedia.images.count
    UIImageWriteToSavedPhotosAlbum(image, saver, done, nil)
    #expect(SavedMedia.images.count == before + 1 && saver.saved.isEmpty)
    SavedMedia.images.removeLast()
    MainLoop.main.runUntilIdle()
    #expect(saver.saved == [image])
  }
}
