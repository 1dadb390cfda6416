import AVFoundation
import CoreMedia
import Photos
import PhotosUI
import Testing
import UIKit

/// Destinations of cameras, values of times, and requests to a library: all that is kept, and the errors.
@MainActor
struct CameraTests {
  private final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    var texts: [String?] = []
    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      texts += metadataObjects.map { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
    }
  }

  @Test func aTestTellsTheDelegateOfACode() {
    let (session, output, reader) = (AVCaptureSession(), AVCaptureMetadataOutput(), Reader())
    session.addOutput(output)
    output.setMetadataObjectsDelegate(reader, queue: .main)
    output.metadataObjectTypes = [.qr]
    let code = AVMetadataMachineReadableCodeObject(type: .qr, stringValue: "a", bounds: .zero)
    output.metadataObjectsDelegate?.metadataOutput(
      output, didOutput: [code], from: AVCaptureConnection())
    #expect(reader.texts == ["a"] && code.type == .qr && output.metadataObjectTypes == [.qr])
    #expect(
      output.metadataObjectsCallbackQueue?.label == DispatchQueue.main.label && session.outputs == [output])
  }

  @Test func noPictureIsTaken() {
    let output = AVCaptureStillImageOutput()
    output.outputSettings = [AVVideoCodecKey: AVVideoCodecJPEG]
    var errors: [(any Error)?] = []
    output.captureStillImageAsynchronously(from: AVCaptureConnection()) { buffer, error in
      #expect(buffer == nil)
      errors.append(error)
    }
    #expect(errors.first as? AVError == AVError(.unknown))
  }

  @Test func rangesOfTimesAreValues() {
    let range = CMTimeRange(
      start: CMTime(value: 3, timescale: 2), duration: CMTime(value: -5, timescale: 600))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(NSValue(time: .zero).timeRangeValue == CMTimeRange.invalid)
    let player = AVPlayer(playerItem: AVPlayerItem(asset: AVAsset()))
    player.playImmediately(atRate: 2)
    player.currentItem?.audioTimePitchAlgorithm = .spectral
    #expect(player.rate == 2 && player.currentItem?.audioTimePitchAlgorithm == .spectral)
    #expect(player.currentItem?.accessLog() == nil)
  }

  @Test func requestsOfALibraryEndWithErrors() {
    var errors: [Any?] = []
    PHImageManager.default().requestLivePhoto(
      for: PHAsset(), targetSize: .zero, contentMode: .default, options: PHLivePhotoRequestOptions()
    ) { errors.append($1?[PHImageErrorKey]) }
    PHImageManager.default().requestImageDataAndOrientation(for: PHAsset(), options: nil) {
      errors.append($3?[PHImageErrorKey])
    }
    PHImageManager.default().requestExportSession(
      forVideo: PHAsset(), options: nil, exportPreset: AVAssetExportPresetPassthrough
    ) { errors.append($1?[PHImageErrorKey]) }
    #expect(errors.count == 3 && errors.allSatisfy { $0 is PHPhotosError })
    #expect(PHAssetResource.assetResources(for: PHAsset()).isEmpty)
    #expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count == 0)
    let view = PHLivePhotoView(frame: .zero)
    #expect(view.delegate == nil)
  }
}
