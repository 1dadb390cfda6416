import UIKit

extension Gallery {
  /// Images of Core Image: blurred, in sepia, inverted, in squares, masked by a gradient, a gradient, a QR code and a bar code.
  static func filters(_ context: CGContext) {
    let large = image(CGSize(width: 48, height: 48), scale: 2) { _ in
      letter.draw(in: CGRect(x: 0, y: 0, width: 48, height: 48))
    }
    guard let picture = CIImage(image: large) else { return }
    let blur = CIFilter.gaussianBlur()
    (blur.inputImage, blur.radius) = (picture.clampedToExtent(), 5)
    let gradient = CIFilter.linearGradient()
    (gradient.point0, gradient.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 96, y: 0))
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("https://example.com".utf8)
    let bars = CIFilter.code128BarcodeGenerator()
    bars.message = Data("Plumb".utf8)
    let mask = [kCIInputMaskImageKey: gradient.outputImage ?? .empty()]
    let images: [CIImage?] = [
      blur.outputImage?.cropped(to: picture.extent), picture.applyingFilter("CISepiaTone"),
      picture.applyingFilter("CIColorInvert"),
      picture.applyingFilter("CIPixellate", parameters: [kCIInputScaleKey: 12]),
      picture.applyingFilter("CIBlendWithMask", parameters: mask),
      gradient.outputImage?.cropped(to: picture.extent), code.outputImage, bars.outputImage,
    ]
    context.interpolationQuality = .none
    inCells(
      context,
      images.map { image in
        { rect in if let image { UIImage(ciImage: image).draw(in: rect) } }
      })
  }
}
