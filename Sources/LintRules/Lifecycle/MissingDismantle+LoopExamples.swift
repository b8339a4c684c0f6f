import LintEngine

/// The examples of `missing-dismantle` about the loops of tasks.
let missingDismantleLoopExamples: [RuleExample] = [
  // Loops that end: by their conditions, by a `break` or `return`, and with their sequences.
  .accepted(
    """
    struct Sparkles: UIViewRepresentable {
      let log: URL
      let player: SparklePlayer
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        Task {
          var step = 0
          repeat {
            step += 1
            await player.play(step)
          } while step < 10
        }
        Task {
          while !player.isDone { await player.play(1) }
          while !player.progress.isCancelled { await player.play(2) }
        }
        Task {
          while true {
            await player.play(3)
            if player.isDone { break }
          }
        }
        Task {
          playing: while true {
            switch await player.next() {
            case 0: break playing
            default: await player.play(4)
            }
          }
        }
        Task {
          while true {
            for step in 0..<10 {
              await player.play(step)
              if player.isDone { return }
            }
          }
        }
        Task {
          while true {
            do { try await player.load() } catch { return }
          }
        }
        Task {
          for try await line in log.lines.filter({ !$0.isEmpty }) { label.text = line }
        }
        Task {
          let lines = log.lines
          for try await line in lines { label.text = line }
        }
        Task {
          await withTaskGroup(of: Int.self) { group in
            for step in 0..<3 { group.addTask { await player.next() + step } }
            for await step in group { label.text = "\\(step)" }
          }
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.isHidden = player.isDone }
    }
    @MainActor final class SparklePlayer {
      let progress = Progress()
      var isDone = false
      func play(_ step: Int) async {}
      func load() async throws {}
      func next() async -> Int { 0 }
    }
    """),
  // Only the end of the task ends the loops: what leaves them asks for it, or belongs to other functions.
  .flagged(
    """
    struct Sparkles: UIViewRepresentable {
      let player: SparklePlayer
      let names: AsyncStream<String>
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        follow(names, label)
        ⟦Task {
          repeat { player.play(1) } while !Task.isCancelled
        }⟧
        ⟦Task {
          while true {
            guard !Task.isCancelled else { return }
            player.play(2)
          }
        }⟧
        ⟦Task {
          while true {
            player.steps.forEach { step in
              if step == 0 { return }
              player.play(step)
            }
            await Task.yield()
          }
        }⟧
        ⟦Task {
          while true {
            @MainActor func play() {
              if player.steps.isEmpty { return }
              player.play(3)
            }
            play()
            await Task.yield()
          }
        }⟧
        ⟦Task {
          while true {
            player.play(4)
            do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return }
          }
        }⟧
        ⟦Task {
          while true {
            do { try Task.checkCancellation() } catch { break }
            player.play(5)
          }
        }⟧
        ⟦Task {
          let steps = AsyncStream<Int> { continuation in player.onStep = { continuation.yield($0) } }
          for await step in steps { label.text = "\\(step)" }
        }⟧
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.isHidden = player.steps.isEmpty }
      private func follow(_ names: AsyncStream<String>, _ label: UILabel) {
        ⟦Task {
          for await name in names { label.text = name }
        }⟧
      }
    }
    @MainActor final class SparklePlayer {
      var steps: [Int] = []
      var onStep: (Int) -> Void = { _ in }
      func play(_ step: Int) {}
    }
    """),
  // The lines of a file that may be missing.
  .accepted(
    """
    struct LogLabel: UIViewRepresentable {
      let log: URL?
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let log = log
        Task {
          guard let entries = log?.lines else { return }
          for try await entry in entries { label.text = entry }
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.isHidden = log == nil }
    }
    """),
  // A loop that ends when sleeping fails, because the task has been canceled.
  .flagged(
    """
    struct Beacon: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        ⟦Task {
          while (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil { label.isHidden.toggle() }
        }⟧
        ⟦Task {
          while true {
            guard (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil else { return }
            label.isHidden.toggle()
          }
        }⟧
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    """),
]
