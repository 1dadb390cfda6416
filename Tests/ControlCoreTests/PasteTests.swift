import ControlCore
import Dispatch
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// The pasting of data that responders accept, and into texts.
@MainActor
@Suite(.serialized) struct PasteTests {
  @Test func `a responder accepts the types of its configuration`() {
    let view = UIView()
    let (text, color) = (NSItemProvider(object: "word"), NSItemProvider(object: UIColor.red))
    #expect(!view.canPaste([text]))
    let configuration = UIPasteConfiguration(forAccepting: String.self)
    view.pasteConfiguration = configuration
    configuration.acceptableTypeIdentifiers = []
    #expect(view.canPaste([text]) && !view.canPaste([text, color]) && !view.canPaste([]))
  }

  @Test func `a pasted item has the text that the delegate chooses`() throws {
    final class Loud: NSObject, UITextPasteDelegate {
      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
      ) { item.setResult(string: (item.localObject as? String ?? "").uppercased()) }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    let providers = ["one", "two"].map { NSItemProvider(object: $0) }
    TextPasting.paste(providers, into: view, try #require(view.selectedTextRange))
    #expect(view.text == "aonetwob")
    let delegate = Loud()
    view.pasteDelegate = delegate
    view.selectedRange = NSRange(location: 0, length: 1)
    TextPasting.paste(providers, into: view, try #require(view.selectedTextRange))
    #expect(view.text == "ONETWOonetwob" && view.pasteDelegate === delegate)
  }

  @Test func `a text that arrives on another thread is pasted in a turn of the main loop`() async throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.selectedRange = NSRange(location: 0, length: 0)
    let range = try #require(view.selectedTextRange)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let provider = NSItemProvider()
      provider.registerDataRepresentation(
        forTypeIdentifier: "public.utf8-plain-text", visibility: .all
      ) { answer in
        nonisolated(unsafe) let answer = answer
        Thread.detachNewThread {
          unsafe answer(Data("word".utf8), nil)
          DispatchQueue.main.async { done.resume() }
        }
        return nil
      }
      TextPasting.paste([provider], into: view, range)
    }
    MainLoop.main.runUntilIdle()
    #expect(view.text == "word")
  }

  @Test func `a paste control is enabled while its target accepts what is in the pasteboard`() {
    final class Target: NSObject, UIPasteConfigurationSupporting {
      var pasteConfiguration: UIPasteConfiguration?
      var pasted = 0
      func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
      func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !itemProviders.isEmpty }
    }
    let (window, target) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), Target())
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    UIPasteboard.general.items = []
    defer { UIPasteboard.general.items = [] }
    window.addSubview(control)
    control.target = target
    #expect(!control.isEnabled)
    UIPasteboard.general.string = "word"
    #expect(control.isEnabled)
    (control.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(target.pasted == 1)
  }
}
