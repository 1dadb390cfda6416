import Accelerate
import Testing

@Suite struct AccelerateTests {
  /// Pixels of four equal channels, as a buffer.
  private func blurred(
    _ values: [UInt8], width: Int, _ flags: Int, kernel: (height: UInt32, width: UInt32) = (1, 3),
    isTent: Bool = false
  ) -> [UInt8] {
    var source = values.flatMap { [UInt8](repeating: $0, count: 4) }
    var target = [UInt8](repeating: 0, count: source.count)
    let (rows, columns) = (vImagePixelCount(values.count / width), vImagePixelCount(width))
    let error = unsafe source.withUnsafeMutableBytes { from in
      unsafe target.withUnsafeMutableBytes { to in
        var from = unsafe vImage_Buffer(
          data: from.baseAddress, height: rows, width: columns, rowBytes: 4 * width)
        var to = unsafe vImage_Buffer(data: to.baseAddress, height: rows, width: columns, rowBytes: 4 * width)
        let color: [UInt8] = [200, 200, 200, 200]
        return unsafe isTent
          ? vImageTentConvolve_ARGB8888(
            &from, &to, nil, 0, 0, kernel.height, kernel.width, color, vImage_Flags(flags))
          : vImageBoxConvolve_ARGB8888(
            &from, &to, nil, 0, 0, kernel.height, kernel.width, color, vImage_Flags(flags))
      }
    }
    #expect(error == kvImageNoError)
    let pixels = stride(from: 0, to: target.count, by: 4).map { Array(target[$0..<$0 + 4]) }
    #expect(pixels.allSatisfy { Set($0).count == 1 })
    return pixels.map { $0[0] }
  }

  @Test func `a box is the mean of its pixels, halves up`() {
    // (10 + 10 + 40) / 3, (10 + 40 + 41) / 3 = 30.3, (40 + 41 + 41) / 3 = 40.7
    #expect(blurred([10, 40, 41], width: 3, kvImageEdgeExtend) == [20, 30, 41])
    // (200 + 10 + 40) / 3 = 83.3, (40 + 41 + 200) / 3 = 93.7
    #expect(blurred([10, 40, 41], width: 3, kvImageBackgroundColorFill) == [83, 30, 94])
    // (10 + 40) / 2, (40 + 41) / 2 = 40.5
    #expect(blurred([10, 40, 41], width: 3, kvImageTruncateKernel) == [25, 30, 41])
    #expect(blurred([10, 40, 41], width: 3, kvImageCopyInPlace) == [10, 30, 41])
  }

  @Test func `boxes go over rows and columns`() {
    // The middle is 90 / 9; a corner's box has it once, too, as the edges are extended.
    let values: [UInt8] = [0, 0, 0, 0, 90, 0, 0, 0, 0]
    #expect(blurred(values, width: 3, kvImageEdgeExtend, kernel: (3, 3)) == Array(repeating: 10, count: 9))
    #expect(blurred(values, width: 3, kvImageEdgeExtend, kernel: (3, 1)) == [0, 30, 0, 0, 30, 0, 0, 30, 0])
  }

  @Test func `a tent weighs the middle most`() {
    // (1 * 0 + 2 * 40 + 1 * 0) / 4, and 40 / 4 beside it.
    #expect(blurred([0, 0, 40, 0, 0], width: 5, kvImageEdgeExtend, isTent: true) == [0, 10, 20, 10, 0])
  }

  @Test func `wrong arguments are errors`() {
    var buffer = unsafe vImage_Buffer()
    unsafe #expect(
      vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        == kvImageNullPointerArgument)
    var bytes = [UInt8](repeating: 0, count: 16)
    unsafe bytes.withUnsafeMutableBytes { bytes in
      var small = unsafe vImage_Buffer(data: bytes.baseAddress, height: 2, width: 2, rowBytes: 8)
      let flags = vImage_Flags(kvImageEdgeExtend)
      unsafe #expect(
        vImageBoxConvolve_ARGB8888(&small, &small, nil, 0, 0, 2, 3, nil, flags) == kvImageInvalidKernelSize)
      unsafe #expect(
        vImageTentConvolve_ARGB8888(&small, &small, nil, 0, 0, 32_769, 3, nil, flags)
          == kvImageInvalidKernelSize)
      unsafe #expect(
        vImageBoxConvolve_ARGB8888(&small, &small, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidEdgeStyle)
      unsafe #expect(
        vImageBoxConvolve_ARGB8888(&small, &small, nil, 1, 0, 3, 3, nil, flags)
          == kvImageRoiLargerThanInputBuffer)
      unsafe small.rowBytes = 4
      unsafe #expect(
        vImageBoxConvolve_ARGB8888(&small, &small, nil, 0, 0, 3, 3, nil, flags) == kvImageInvalidParameter)
    }
  }

  @Test func `a matrix mixes channels`() {
    var pixels: [UInt8] = [10, 20, 30, 255, 200, 100, 0, 128]
    // The first channel becomes the mean of the first two, the second stays, the third is the negative of the first.
    let matrix: [Int16] = [128, 0, -256, 0, 128, 256, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256]
    unsafe pixels.withUnsafeMutableBytes { bytes in
      var buffer = unsafe vImage_Buffer(data: bytes.baseAddress, height: 1, width: 2, rowBytes: 8)
      let bias: [Int32] = [0, 0, 255 * 256, 0]
      unsafe #expect(
        vImageMatrixMultiply_ARGB8888(&buffer, &buffer, matrix, 256, nil, bias, 0) == kvImageNoError)
    }
    #expect(pixels == [15, 20, 245, 255, 150, 100, 55, 128])
  }

  @Test func `pixels are turned, reordered and scaled`() {
    var pixels: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    var one: [UInt8] = [0, 0, 0, 0]
    unsafe pixels.withUnsafeMutableBytes { bytes in
      var buffer = unsafe vImage_Buffer(data: bytes.baseAddress, height: 1, width: 2, rowBytes: 8)
      unsafe vImageHorizontalReflect_ARGB8888(&buffer, &buffer, 0)
      unsafe vImagePermuteChannels_ARGB8888(&buffer, &buffer, [3, 2, 1, 0], 0)
      unsafe one.withUnsafeMutableBytes { bytes in
        var small = unsafe vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
        unsafe vImageScale_ARGB8888(&buffer, &small, nil, 0)
      }
    }
    #expect(pixels == [8, 7, 6, 5, 4, 3, 2, 1])
    #expect(one == [6, 5, 4, 3])
  }

  @Test func `alpha multiplies and divides`() {
    var pixels: [UInt8] = [255, 100, 0, 128]
    unsafe pixels.withUnsafeMutableBytes { bytes in
      var buffer = unsafe vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
      unsafe vImagePremultiplyData_RGBA8888(&buffer, &buffer, 0)
    }
    // 100 * 128 / 255 = 50.2
    #expect(pixels == [128, 50, 0, 128])
    unsafe pixels.withUnsafeMutableBytes { bytes in
      var buffer = unsafe vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
      unsafe vImageUnpremultiplyData_RGBA8888(&buffer, &buffer, 0)
    }
    #expect(pixels == [255, 100, 0, 128])
  }

  @Test func `vectors are added, filtered and measured`() {
    var values: [Float] = [3, -4, 0, 5]
    var result: Float = 0
    unsafe vDSP_meanv(values, 1, &result, 4)
    #expect(result == 1)
    unsafe vDSP_maxmgv(values, 2, &result, 2)
    #expect(result == 3)
    unsafe vDSP_rmsqv(values, 1, &result, 2)
    #expect(result == Float(12.5).squareRoot())
    var pairs: [Float] = [0, 0]
    unsafe vDSP_desamp(values, 2, [0.5, 0.5], &pairs, 2, 2)
    #expect(pairs == [-0.5, 2.5])
    var divisor: Float = 2
    unsafe vDSP_vabs(values, 1, &values, 1, 4)
    unsafe vDSP_vsdiv(values, 1, &divisor, &values, 1, 4)
    #expect(values == [1.5, 2, 0, 2.5])
    unsafe vDSP_vflt16([7, -8], 1, &pairs, 1, 2)
    #expect(pairs == [7, -8])
  }
}
