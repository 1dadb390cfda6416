import Foundation
import ImageComparison
import PNG
import Raster
import SnapshotReport
import TestSupport
import Testing

@testable import ViewDifference

@Suite struct MovingPictureTests {
  private static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)

  /// A white picture of 8 × 4 pixels with a black column.
  private func picture(_ column: Int) -> Bitmap {
    var picture = Bitmap(width: 8, height: 4, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    for y in 0..<4 { picture[column, y] = Self.black }
    return picture
  }

  /// A canvas with a bar of the whole height at a column.
  private func tree(_ column: Int) -> LayoutTree {
    let box = CGRect(x: column, y: 0, width: 1, height: 4)
    let canvas = CGRect(x: 0, y: 0, width: 8, height: 4)
    return LayoutTree(
      scale: 1,
      nodes: [
        LayoutNode(type: "Canvas", frame: canvas, box: canvas),
        LayoutNode(type: "Bar", identifier: "bar", parent: 0, frame: box, box: box, paint: box),
      ])
  }

  private func moving(_ columns: [Int], hasTrees: Bool = true, rate: Int = 10) throws -> MovingPicture {
    let times = try FrameTimes(from: 0, to: Double(columns.count - 1) / Double(rate), framesPerSecond: rate)
    var writer = try MovingPictureWriter(width: 8, height: 4, scale: 1, times)
    for column in columns { try writer.append(picture(column), hasTrees ? tree(column) : nil) }
    return try MovingPicture(try writer.finish(UsedFonts()).png)
  }

  @Test func `frames, times and trees are read as they were written`() throws {
    let columns = [0, 1, 1, 1, 5, 5, 2]
    let animation = try moving(columns)
    #expect(animation.times.text == "0..0.6@10")
    #expect(animation.storedCount == 4)
    var frames = animation.frames()
    for (index, column) in columns.enumerated() {
      let (read, isNew) = try #require(try frames.next())
      #expect(read == picture(column))
      #expect(isNew == (index == 0 || columns[index - 1] != column))
      #expect(animation.tree(of: index) == tree(column))
    }
    #expect(try frames.next() == nil)
  }

  @Test func `the message says which frames differ, from when, and which view`() throws {
    let difference = try #require(
      try MovingDifference(of: moving([0, 1, 3, 4, 4, 5, 7]), from: moving([0, 1, 2, 3, 4, 5, 6])) { _ in
        .exact
      })
    #expect(difference.frames == [2, 3, 6])
    #expect(
      difference.summary.first
        == "frames 2–3, 6 of 6 differ, first at 0.200 s: bar moved 1 pt (1 px) right (8 px)")
    #expect(difference.trees?.reference == tree(2))
  }

  @Test func `one frame is told as one`() throws {
    let difference = try #require(
      try MovingDifference(of: moving([0, 1, 2], hasTrees: false), from: moving([0, 1, 3])) { _ in .exact })
    #expect(difference.summary.first == "frame 2 of 2 differs, first at 0.200 s")
    #expect(difference.explanation == nil)
  }

  @Test func `equal frames, and those within a tolerance, do not differ`() throws {
    #expect(try MovingDifference(of: moving([0, 1, 1]), from: moving([0, 1, 1])) { _ in .exact } == nil)
    let eight = try Tolerance(pixels: 8)
    #expect(try MovingDifference(of: moving([0, 1, 2]), from: moving([0, 1, 3])) { _ in eight } == nil)
  }

  @Test func `other times are a difference`() throws {
    let difference = try #require(
      try MovingDifference(of: moving([0, 1, 2]), from: moving([0, 1])) { _ in .exact })
    #expect(
      difference.summary == ["the animation has the frames of 0..0.2@10, its reference those of 0..0.1@10"])
  }

  @Test func `hashes depend on every frame and on the times`() throws {
    func hash(_ animation: MovingPicture) throws -> PictureHash {
      try PictureHash(png: animation.bytes, scale: 1)
    }
    #expect(try hash(moving([0, 1, 2])) == hash(moving([0, 1, 2])))
    #expect(try hash(moving([0, 1, 2])) != hash(moving([0, 1, 3])))
    #expect(try hash(moving([0, 1, 2])) != hash(moving([0, 1, 2], rate: 20)))
  }

  @Test func `animations of other programs are still pictures, and damaged times are told`() throws {
    var writer = try PNGAnimationWriter(width: 8, height: 4)
    writer.append(picture(0), delay: PNGFrameDelay(1, 10))
    writer.append(picture(1), delay: PNGFrameDelay(1, 10))
    let plain = try writer.finish()
    #expect(!MovingPicture.isOne(plain))
    func problem(_ times: String) throws -> String {
      let bytes = try PNGText(key: MovingPicture.key, value: times).embedded(in: plain)
      do throws(MovingPictureError) {
        var frames = try MovingPicture(bytes).frames()
        while try frames.next() != nil {}
        return "no error"
      } catch {
        return error.description
      }
    }
    #expect(try problem("0..0.1@10") == "no error")
    #expect(try problem("0..9@10").contains("has 2 frames, and 91 by its times"))
    #expect(try problem("0..0@10").contains("more frames than the 1 of its times"))
    #expect(try problem("0..0.1@15").contains("for 1/10 s, no multiple of 1/15 s"))
    #expect(try problem("soon").contains("times of frames are damaged"))
  }

  @Test func `trees that are read in order are those that are read alone`() throws {
    let animation = try moving([0, 1, 1, 4, 2, 2, 0])
    var reader = try #require(animation.treeReader())
    for (index, offset) in [0, 1, 1, 4, 2, 2, 0].enumerated() where index != 3 {
      #expect(reader.tree(of: index) == tree(offset) && animation.tree(of: index) == tree(offset))
    }
  }

  @Test(arguments: 0..<30)
  func `random texts of trees never end the program`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = tree(0).json
    let pieces = [
      "@1 4\n", "@2 99999999999\n", "@3 -1\n", "1 {}\n", "99 x\n", "@ \n", "2 \n", "@1 0\n", "é 1\n",
      "@2 100001\n",
    ]
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      _ = FrameTrees.tree(of: Int.random(in: 0...4, using: &generator), in: text, first: first)
    }
  }

  @Test func `a text of trees that grow and shrink without end is refused`() {
    let text = (1...3_000).map { "@\($0) \($0 % 2 == 0 ? 0 : 100_000)\n" }.joined()
    #expect(FrameTrees.tree(of: 3_600, in: text, first: tree(0).json) == nil)
    // A frame is named once.
    let again = "@1 4\n@1 4\n"
    #expect(FrameTrees.tree(of: 2, in: again, first: tree(0).json) == nil)
    #expect(FrameTrees.tree(of: 2, in: "@1 4\n", first: tree(0).json) == tree(0))
  }
}
