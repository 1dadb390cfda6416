import AVKit
import DiagnosticCore
import StandInCore
import Testing

/// Tests of times, of rectangles of films and of players.
@MainActor
struct MediaTests {
  // 16 : 9 in 100 × 100 is 100 × 56.25, and 1 : 2 in 100 × 60 is 30 × 60; both in the middle.
  @Test func aFilmIsAsLargeAsFits() {
    let square = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: square)
        == CGRect(x: 10, y: 20 + 21.875, width: 100, height: 56.25))
    #expect(
      AVMakeRect(
        aspectRatio: CGSize(width: 1, height: 2), insideRect: CGRect(x: 0, y: 0, width: 100, height: 60))
        == CGRect(x: 35, y: 0, width: 30, height: 60))
    for ratio in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: -1, height: 1)] {
      #expect(AVMakeRect(aspectRatio: ratio, insideRect: square) == CGRect(x: 60, y: 70, width: 0, height: 0))
    }
  }

  @Test func timesAreFractions() {
    let third = CMTime(value: 1, timescale: 3)
    #expect(third + CMTime(value: 1, timescale: 2) == CMTime(value: 5, timescale: 6))
    #expect((third + CMTime(value: 1, timescale: 2)).timescale == 6)
    #expect(third - third == .zero)
    #expect(CMTime(value: 2, timescale: 6) == third)
    #expect(CMTime(value: 2, timescale: 6).hashValue == third.hashValue)
    #expect(third < CMTime(value: 34, timescale: 100))
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
    #expect(CMTimeMakeWithSeconds(0.26, preferredTimescale: 10).value == 3)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2),
    (.roundAwayFromZero, 3, -3),
    (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
  ]) func partsAreRounded(_ method: CMTimeRoundingMethod, _ up: Int64, _ down: Int64) {
    #expect(CMTime(value: 25, timescale: 100).convertScale(10, method: method).value == up)
    #expect(CMTime(value: -25, timescale: 100).convertScale(10, method: method).value == down)
  }

  @Test func timesThatAreNoNumbersStay() {
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).isValid == false)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1) == .positiveInfinity)
    #expect(CMTime(value: .min, timescale: 1).convertScale(.max, method: .default) == .negativeInfinity)
    #expect(CMTime.zero + .indefinite == .indefinite)
    #expect(CMTime.invalid.seconds.isNaN)
    #expect(NSValue(time: CMTime(value: 7, timescale: 3)).timeValue == CMTime(value: 7, timescale: 3))
  }

  @Test(arguments: [0, -1] as [CMTimeScale]) func timesWhoseSecondHasNoPartsAreNone(scale: CMTimeScale) {
    let none = CMTime(value: 3, timescale: scale, flags: .valid, epoch: 0)
    let one = CMTime(value: 1, timescale: 1)
    #expect(!none.isNumeric && none.seconds.isNaN)
    #expect(!(one + none).isValid && !(none - one).isValid && !(none + none).isValid)
    #expect(!(none + .positiveInfinity).isValid)
    #expect(none.convertScale(10, method: .default).value == 3)
    #expect(none == .invalid && none.hashValue == CMTime.invalid.hashValue && none > one)
    #expect(CMTimeCompare(none, one) == 1)
  }

  @Test func rangesHaveAnEnd() {
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), end: CMTime(value: 3, timescale: 2))
    #expect(range.duration == CMTime(value: 1, timescale: 1))
    #expect(range.containsTime(CMTime(value: 1, timescale: 2)))
    #expect(!range.containsTime(CMTime(value: 3, timescale: 2)))
    #expect(
      range.intersection(CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1))).duration.seconds
        == 0.5)
  }

  @Test func aPlayerKeepsWhatItIsTold() throws {
    let url = try #require(URL(string: "https://example.com/film.mp4"))
    let player = AVPlayer(url: url)
    player.play()
    #expect(player.timeControlStatus == .playing)
    player.seek(to: CMTime(value: 5, timescale: 1))
    #expect(player.currentTime().seconds == 5)
    let controller = AVPlayerViewController()
    controller.player = player
    controller.view.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
    let shown = try #require(controller.view.subviews.first as? StandInView)
    #expect(shown.standIn == StandIn(name: "AVPlayerViewController", detail: "film.mp4"))
  }

  @Test func nothingOfAnItemIsLoaded() throws {
    let item = AVPlayerItem(url: try #require(URL(string: "https://localhost/film.mp4")))
    #expect(item.isPlaybackBufferEmpty && !item.isPlaybackLikelyToKeepUp && item.loadedTimeRanges.isEmpty)
    #expect(item.asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
    var isDone = false
    let time = CMTime(value: 3, timescale: 2)
    item.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { isDone = $0 }
    #expect(isDone && item.currentTime() == time)
  }

  // A pixel of 100,000 × 100,000 others, which are more than a filter computes.
  @Test func aPictureThatIsTooLargeToBeComputedIsReported() {
    let reports = LayoutDiagnostics.collect {
      let small = CIImage(color: .red).transformed(by: CGAffineTransform(scaleX: 1e-5, y: 1e-5))
      let image = CIContext().createCGImage(small, from: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(image?.width == 1)
    }
    #expect(reports == [.notDrawn("an area of more than 33,554,432 pixels of Core Image")])
  }

  @Test func thereAreNoCameras() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    var statuses: [AVAuthorizationStatus] = []
    AVCaptureDevice.requestAccess(for: .video) { isGranted in
      #expect(!isGranted)
      statuses.append(AVCaptureDevice.authorizationStatus(for: .video))
    }
    #expect(statuses == [.denied])
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    session.addOutput(output)
    session.addOutput(output)
    #expect(session.outputs == [output])
    session.startRunning()
    #expect(session.isRunning)
  }
}
