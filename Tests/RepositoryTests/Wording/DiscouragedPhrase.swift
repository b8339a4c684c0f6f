/// A phrase that the voice of this project avoids, and what to write instead.
struct DiscouragedPhrase {
  var words: [[UInt8]]
  var replacement: String
  /// Longer phrases that contain these words and are fine.
  var exceptions: [[[UInt8]]]

  /// The phrases by their first words.
  static let byFirstWord = Dictionary(grouping: all) { $0.words[0] }

  static let all = table.split(separator: "\n").map { row in
    let cells = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    return DiscouragedPhrase(
      words: phrase(cells[0]), replacement: cells[1],
      exceptions: cells.dropFirst(2).flatMap { $0.split(separator: ",").map(phrase) })
  }

  private static func phrase(_ text: some StringProtocol) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  /// Words that a documentation comment doesn't begin with: it begins with a noun phrase or a verb.
  static let openings: Set<[UInt8]> = Set(
    ["Of", "Those", "To", "What", "Where", "Who", "Whoever", "Whom", "Whose"].map { Array($0.utf8) })

  /// The phrase in lowercase, the replacement, and exceptions, separated by commas.
  private static let table = """
    anew | again
    anybody | anything, a user, code
    at last | finally
    at once | immediately, synchronously, at the same time | check at once, read at once, them at once, all at once
    be it | whether
    begotten | created
    behaviour | behavior
    behind | after, below, through | changes behind, left behind, behind a flag, behind the scenes
    beside | next to, together with
    born | created
    cancelled | canceled
    caret | insertion point
    carets | insertion points
    centre | center
    colour | color
    defect | bug, problem
    defects | bugs, problems
    everybody | every caller, all clients
    false alarm | false positive
    false alarms | false positives
    fault | bug, problem
    faults | bugs, problems
    for ever | forever
    go on | continue
    goes on | continues | goes on its
    going on | continuing
    grow old | go stale
    grown old | gone stale
    grows old | goes stale
    hear of | are notified of, receive
    hears of | is notified of, receives
    hitherto | so far
    in place of | instead of
    in the end | finally, eventually
    it is no | it isn't a | it is no longer
    know no | don't know
    knows no | doesn't know
    licence | license
    life cycle | lifecycle
    look anew | check again
    makes anew | creates again
    mend | fix
    mended | fixed
    mends | fixes
    need not | don't have to, doesn't have to
    needs not | doesn't have to
    neighbour | neighbor
    neighbours | neighbors
    nil where | nil if
    no more | no longer | no more than
    nobody | nothing, no caller, no client
    once more | again
    optimise | optimize
    optimised | optimized
    recognise | recognize
    recognised | recognized
    recognises | recognizes
    shall | must, will
    somebody | something, a caller, a client, another process
    stand at | are at
    stand before | precede
    stand in | be in
    stand there | are there
    standing in | in
    stands above | is above
    stands alone | is alone
    stands at | is at
    stands before | precedes
    stands behind | follows
    stands below | is below
    stands in | is in
    stands open | is open
    stands there | is there
    tells of | reports
    that is no | that isn't a | that is no longer, that is no more
    told of | notified of
    which is no | which isn't a | which is no longer
    whoever | the code that, a caller that
    whosoever | any caller that
    working folder | current directory
    yesterday's | stale
    """
}
