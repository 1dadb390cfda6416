import Foundation

@testable import ViewLint

extension LayoutMutation {
  static let all: [LayoutMutation] = order + sizing + cycle + geometry

  // MARK: Order

  private static let order = [
    LayoutMutation(
      name: "a size after its place", code: .positionBeforeSize,
      mutants: { program, _ in
        program.parts.indices.compactMap { child in
          guard let size = program.sizeStep(child), let place = program.placeStep(child)?.index else {
            return nil
          }
          return (
            program.with {
              $0.insert(.size(child), at: place + 1)
              $0.remove(at: size)
            }, child
          )
        }
      }, shows: { $0.movesChildLater }),
    LayoutMutation(
      name: "a place before that of the sibling", code: .staleSibling,
      mutants: { program, _ in
        program.parts.indices.compactMap { child in
          guard let place = program.placeStep(child), let sibling = place.x.sibling ?? place.y.sibling,
            let first = program.placeStep(sibling)
          else { return nil }
          let steps = [.size(child), program.layout[place.index]]
          let before = program.layout[first.index]
          return (
            program.with { layout in
              layout.removeAll(where: steps.contains)
              layout.insert(contentsOf: steps, at: layout.firstIndex(of: before) ?? 0)
            }, child
          )
        }
      }, shows: { $0.movesChildLater }),
    LayoutMutation(
      name: "a place that counts layouts", code: .unsettledLayout,
      mutants: { program, _ in
        program.parts.indices.filter { program.isLeaf($0, .block) }.map { child in
          (program.with { $0.append(.wander(child)) }, child)
        }
      }, shows: { $0.movesChildLater && !$0.original.program.hasText }),
    LayoutMutation(
      name: "a height that only grows", code: .historyDependentLayout,
      mutants: { program, isRoot in
        guard isRoot else { return [] }
        return program.parts.indices.compactMap { child in
          guard program.isLeaf(child, .block), let size = program.sizeStep(child) else { return nil }
          return (program.with { $0[size] = .keepHighest(child) }, child)
        }
      }, shows: { !$0.original.program.hasText && $0.dependsOnHistory }),
  ]

  // MARK: Sizing

  private static let sizing = [
    LayoutMutation(
      name: "a leaf's size that is not rounded", code: .fractionalSize,
      mutants: { program, _ in
        program.parts.indices.compactMap { child in
          guard case .leaf(var leaf) = program.parts[child], leaf.kind != .text else { return nil }
          leaf.roundsUp = false
          var program = program
          program.parts[child] = .leaf(leaf)
          return (program, child)
        }
      }, shows: { $0.childAnswersFraction($0.child) }),
    LayoutMutation(
      name: "a container's size that is not rounded", code: .fractionalSize,
      mutants: { program, _ in [(program.sizing { $0.removeAll { $0 == .roundUp } }, nil)] },
      shows: { $0.childAnswersFraction($0.container) }),
    LayoutMutation(
      name: "a present size in sizeThatFits", code: .sizingReadsSubview,
      mutants: { program, _ in
        program.sizing.enumerated().compactMap { index, step in
          guard case .add(let child, let axis, let distance) = step else { return nil }
          return (program.sizing { $0[index] = .addPresent(child, axis, distance: distance) }, child)
        }
      }, shows: { $0.endsWithItsOwnSize }),
    LayoutMutation(
      name: "a child that sizeThatFits forgets", code: .insufficientSize,
      mutants: { program, _ in
        program.sizing.enumerated().compactMap { index, step in
          guard case .add(let child, _, _) = step else { return nil }
          return (program.sizing { $0.remove(at: index) }, child)
        }
      }, shows: { $0.lacksRoom }),
    LayoutMutation(
      name: "a subview resized in sizeThatFits", code: .sizingChangesView,
      mutants: { program, _ in
        program.parts.indices.map { child in (program.sizing { $0.append(.resize(child)) }, child) }
      }),
    LayoutMutation(
      name: "a size that counts questions", code: .inconsistentSizing,
      mutants: { program, _ in [(program.sizing { $0.append(.count) }, nil)] },
      shows: { $0.endsWithItsOwnSize }),
  ]

  // MARK: Update cycle

  private static let cycle = [
    LayoutMutation(
      name: "layout asked for in layout", code: .invalidationInLayout,
      mutants: { program, _ in [(program.with { $0.append(.setNeedsLayoutOnce) }, nil)] }),
    LayoutMutation(
      name: "a subview put back in layout", code: .hierarchyInLayout,
      mutants: { program, _ in
        program.parts.indices.map { child in (program.with { $0.append(.replaceSubviewOnce(child)) }, child) }
      }),
    LayoutMutation(
      name: "a layout called by hand", code: .directLayoutCall,
      mutants: { program, _ in
        program.parts.indices.filter(program.isContainer).map { child in
          (program.with { $0.append(.callLayoutSubviews(child)) }, child)
        }
      }),
    LayoutMutation(
      name: "a look into a view without a layout", code: .pendingRead,
      mutants: { program, _ in
        program.parts.indices.filter(program.isContainer).map { child in
          (program.with { $0.append(.lookInto(child)) }, child)
        }
      }),
    LayoutMutation(
      name: "a text changed after its size was asked", code: .changedAfterSizing,
      mutants: { program, isRoot in
        program.parts.indices.filter { isRoot && program.offersWidth && program.isLeaf($0, .text) }.map {
          child in
          (program.with { $0.append(.changeText(child)) }, child)
        }
      }, shows: { $0.original.size.width > 100 }, room: 400),
  ]

  // MARK: Geometry and looks

  private static let geometry = [
    LayoutMutation(
      name: "a place that is not rounded", code: .unsnappedEdge,
      mutants: { program, _ in
        program.parts.indices.compactMap { child in
          guard program.isLeaf(child, .block), let place = program.placeStep(child) else { return nil }
          return (
            program.with { $0[place.index] = .placeUnrounded(child, x: place.x, y: place.y) }, child
          )
        }
      }, shows: { !$0.original.program.hasOverlay && $0.childIsBetweenPixels }),
    LayoutMutation(
      name: "a place without the margins", code: .ignoredMargins,
      mutants: { program, _ in
        program.parts.indices.compactMap { child in
          guard program.margins != nil, program.isLeaf(child, .picture), let place = program.placeStep(child)
          else { return nil }
          return (program.with { $0[place.index] = .placeInBounds(child, x: place.x, y: place.y) }, child)
        }
      }, shows: { !$0.original.program.hasOverlay && $0.childIsInMargins }),
    LayoutMutation(
      name: "a place in the view's own frame", code: .foreignCoordinates,
      mutants: { program, isRoot in
        // A view that lands in margins is one finding more.
        guard !isRoot, program.margins == nil else { return [] }
        return program.parts.indices.compactMap { child in
          guard let place = program.placeStep(child) else { return nil }
          return (program.with { $0[place.index] = .placeInFrame(child, x: place.x, y: place.y) }, child)
        }
      }, shows: { !$0.original.program.hasText && $0.movesChild }),
    LayoutMutation(
      name: "a frame under a transform", code: .frameUnderTransform,
      mutants: { program, _ in
        program.parts.indices.filter { program.isLeaf($0, .block) }.compactMap { child in
          guard let size = program.sizeStep(child) else { return nil }
          return (program.with { $0.insert(.turnAndSetFrame(child), at: size) }, child)
        }
      }),
    LayoutMutation(
      name: "a size below zero", code: .invalidSize,
      mutants: { program, _ in
        program.parts.indices.filter { program.isLeaf($0, .block) }.compactMap { child in
          guard let size = program.sizeStep(child) else { return nil }
          return (program.with { $0.insert(.sizeBelowZero(child), at: size + 1) }, child)
        }
      }),
  ]
}

extension LayoutMutation.Comparison {
  private func frame(_ frames: [String: CGRect]) -> CGRect { child.flatMap { frames[$0] } ?? .null }

  /// Whether the second layout puts the child elsewhere than the first.
  @MainActor var movesChildLater: Bool { frame(mutant.first).differs(from: frame(mutant.settled)) }

  /// Whether a layout in another size and back puts it elsewhere.
  @MainActor var dependsOnHistory: Bool { frame(mutant.settled).differs(from: frame(mutant.afterAnother)) }

  @MainActor var movesChild: Bool { frame(original.settled).differs(from: frame(mutant.settled)) }

  @MainActor func childAnswersFraction(_ identifier: String?) -> Bool {
    guard let size = identifier.flatMap({ mutant.answers[$0] }) else { return false }
    return mutant.fraction(of: CGRect(origin: .zero, size: size)) > 0.01
  }

  /// A sixteenth of a pixel is more than the rasterizer's noise.
  @MainActor var childIsBetweenPixels: Bool { mutant.fraction(of: frame(mutant.inRoot)) > 1.0 / 16 }

  @MainActor var childIsInMargins: Bool {
    guard let size = mutant.settled[container]?.size, let margins = mutant.margins(of: container) else {
      return false
    }
    let (frame, area) = (frame(mutant.settled), CGRect(origin: .zero, size: size))
    // From edge to edge it may be a banner.
    guard area.contains(frame), frame.width < size.width - 1, frame.height < size.height - 1 else {
      return false
    }
    let distance = min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
    return distance < margins - max(0.5, 1 / CGFloat(mutant.scale)) - 0.1
  }

  /// Whether a wrong size of the container can do nothing but move views: there is no content that it could put into
  /// margins, or over an edge.
  @MainActor var endsWithItsOwnSize: Bool {
    container == "root" || !original.program.hasText && !original.program.hasMargins
  }

  /// Whether something reaches out of the container in the size that it asks for, by more than a pixel.
  @MainActor var lacksRoom: Bool {
    guard let program = mutant.program.nested(at: container), let asked = mutant.answers[container],
      asked.width > 0, asked.height > 0
    else {
      return false
    }
    let alone = LayoutObservation(program, scale: mutant.scale, size: asked)
    let area = CGRect(origin: .zero, size: asked).insetBy(
      dx: -1.05 / CGFloat(alone.scale), dy: -1.05 / CGFloat(alone.scale))
    return program.parts.indices.contains { !area.contains(alone.settled["root.\($0)"] ?? .null) }
  }
}

extension LayoutObservation {
  @MainActor func margins(of container: String) -> CGFloat? { program.nested(at: container)?.margins }
}

extension LayoutProgram {
  /// The program of a view by its identifier, `root.1.0`.
  func nested(at identifier: String) -> LayoutProgram? {
    var program = self
    for place in identifier.split(separator: ".").dropFirst() {
      guard let place = Int(place), case .container(let inner) = program.parts[place] else { return nil }
      program = inner
    }
    return program
  }
}
