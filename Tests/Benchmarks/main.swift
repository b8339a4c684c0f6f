import Foundation

let help = """
  usage: benchmarks COMMAND [OPTIONS] [FILES OR FOLDERS]

    scan        speed of lexing, tree and document, beside `swiftc -frontend -parse`, and the cost of an edit
                [--json]
    edits       whether edited documents are the same as fresh scans, after random edits
                [--count 100000] [--seed 1] [--largest 20000 (bytes of a file)] [--differences 1 (then it ends)]
    projects    whether projects that follow random edits report what fresh ones do; of the rules' examples, and of files
                [--count 10000] [--seed 1] [--files 4 (of a project)] [--interval 10 (edits between comparisons)]
                [--largest 10000 (bytes of a file)]
              [--bodies (only there, compared after each edit; of files alone, if there are any)]
    fixes       whether fixes do what they promise: each alone and all together, in copies of projects, one a path
                [--show 20 (faults)] [--list (every fix)]
    insertions  whether what completions write compiles, for every class in several styles, and is offered once only
                [--show 20 (faults)] [--styles 2 (of each class)] [--list (every text)]
                [--interfaces FOLDER (of Apple's SDKs, instead of the stub modules)]
    actions     whether what code actions write compiles, at declarations of every class and kind, and is offered no more;
                with projects, one a path, whether what is offered at random places parses when taken
                [--show 20 (faults)] [--stride 1 (of the declarations)] [--count 300] [--seed 1] [--list (everything)]
                [--interfaces FOLDER (of Apple's SDKs, instead of the stub modules)]
    new         whether what 'uibridge new' writes compiles, for every class and kind, and is clean
                [--show 20 (faults)] [--stride 1 (every which file)] [--list (every text)]
                [--interfaces FOLDER (of Apple's SDKs, instead of the stub modules)]
    examples    whether the code that fixes write in the examples of rules compiles
                [--show 20 (faults)] [--interfaces FOLDER (of Apple's SDKs, instead of the stub modules)]
    types       how many receivers in the code of bridges, in projects, one a path, have a known type
                [--list (each with its type, for Tests/AppleAPI/compare_types.py)] [--unknown (the others)]
    positions   completions and explanations at random places of projects, one a path: what is offered parses when taken
                [--count 300] [--seed 1] [--show 20 (faults)] [--list (every answer)]
    keystroke   the cost of a typed character until the diagnostics are known, of generated texts or of files
                [--json]
    index       seconds and memory for the model of many files
    server      what editors wait for: start, open, keystroke, hover, completion, code action; and memory; folders are
                read as the workspace, three files take the place of the generated texts
                [--executable PATH] [--peer NAME=COMMAND, of another server; several] [--edits 400] [--json]
    load        what editors wait for in the workspace of a folder, which is changed meanwhile, for every kind of change
                [--executable PATH] [--keys 10000 (at the end)] [--changed 3000 (files at once)]
    soak        whether the server stays quick and small while somebody types for a long time
                [--executable PATH] [--minutes 30] [--rate 20 (edits a second)] [--lines 10000]
    frames      whether the server answers, goes on and stays small, whatever it is sent
                [--executable PATH] [--count 100000] [--seed 1]
    sessions    whether clients end up with what a fresh look at their state finds, whatever they send
                [--count 10000 (notifications)] [--seed 1]
    growth      whether time stays linear while one dimension of a project doubles: bridges, members, statements, …
                [--doublings 6] [--only NAME] [--short]
    hostile     whether time and memory stay linear for texts that mean harm
                [--repeats 10000]
    rewrites    whether the same code has the same reports when it's written in another way: the rules' examples, or the
                files of projects, one a path
                [--known FILE (differences that are known)] [--write (them)]
                [--show 'helperMethods missing-dismantle Clock' (prints the code)]
    resilience  how often a declaration that breaks off damages others
                [--count 200 (declarations)] [--seed 1] [--show 20 (kinds of places)]
    once        one of lex, tree, document, edit and nothing else, for callgrind; see Tests/Benchmarks/instructions
                [--lines 1000 (of a generated text)] [--times 1]

  Without files, those of this repository are measured. Ends with 0, with 1 where a check fails, with 2 where the
  command line makes no sense.
  """

let commands: KeyValuePairs<String, (ArraySlice<String>) async throws -> Bool> = [
  "scan": { try measureScanning($0) },
  "edits": { try checkEdits($0) },
  "projects": { try checkProjects($0) },
  "fixes": { try await checkFixes($0) },
  "insertions": { try checkInsertions($0) },
  "actions": { try await checkActions($0) },
  "new": { try checkNewFiles($0) },
  "examples": { try checkExamples($0) },
  "types": { try await measureTypes($0) },
  "positions": { try await checkPositions($0) },
  "keystroke": { try measureKeystrokes($0) },
  "index": { try await measureIndex($0) },
  "server": { try measureServers($0) },
  "load": { try measureLoad($0) },
  "soak": { try soakServer($0) },
  "frames": { try checkFrames($0) },
  "sessions": { try await checkSessions($0) },
  "growth": { try await measureGrowth($0) },
  "hostile": { try measureHostileInput($0) },
  "rewrites": { try checkRewriting($0) },
  "resilience": { try measureResilience($0) },
  "once": { try runOnce($0) },
]

let words = CommandLine.arguments.dropFirst()
if words.contains("--help") {
  print(help)
  exit(0)
}
guard let command = commands.first(where: { $0.key == words.first }) else {
  complain(words.first.map { "unknown command '\($0)'; see --help" } ?? help)
  exit(2)
}
do {
  exit(try await command.value(words.dropFirst()) ? 0 : 1)
} catch let error as UsageError {
  complain("benchmarks: \(error.description)")
  exit(2)
} catch {
  complain("benchmarks: \(error)")
  exit(1)
}

func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
