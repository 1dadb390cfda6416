import AVFoundation
import MessageUI
import MobileCoreServices
import PhotosUI
import Testing

/// Tests of names of frameworks that older programs write.
@MainActor
@Suite struct UniformTypeNamesTests {
  @Test func `types are kinds of others`() {
    #expect(UTTypeConformsTo(kUTTypeGIF, kUTTypeImage))
    #expect(UTTypeConformsTo(kUTTypeImage, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypeGIF))
    #expect(!UTTypeConformsTo("com.example.unknown", kUTTypeImage))
    #expect(UTTypeEqual("Public.PNG", kUTTypePNG))
    #expect(!UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
  }

  @Test func `the ends of mails and the ways of playing need no methods of a delegate`() {
    final class Delegate: NSObject, MFMailComposeViewControllerDelegate, PHLivePhotoViewDelegate {}
    let delegate = Delegate()
    delegate.mailComposeController(MFMailComposeViewController(), didFinishWith: .sent, error: nil)
    delegate.livePhotoView(PHLivePhotoView(frame: .zero), willBeginPlaybackWith: .full)
    #expect(PHLivePhotoViewPlaybackStyle(rawValue: 2) == .hint)
  }

  @Test func `categories of sounds have options of their own bits`() {
    let all: [AVAudioSession.CategoryOptions] = [
      .mixWithOthers, .duckOthers, .allowBluetooth, .defaultToSpeaker, .allowBluetoothA2DP, .allowAirPlay,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 0x20, 0x40])
    #expect(AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers.contains(.mixWithOthers))
    #expect(AVMetadataObject.ObjectType.codabar != .code39)
  }
}
