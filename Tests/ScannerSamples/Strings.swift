// swift-format-ignore-file
// Strings in interpolations in strings, of every kind in every other.
let simple = "\(a)", two = "\(a)\(b)", call = "\(f(1, g(2)))", labelled = "\(a, b: c, d)", closure = "\(f { "\($0)" })"
let nested = "a \("b \("c \("d")") e") f"
let inRaw = #"a \#("b \(c) # \(d)") \(e) "f""#, inDouble = ##"a \##(#"b \#(c) "#) \#(d) "# "##
let inMultiline = """
  a \(b) "c" ""d""
  \("e \("f")") \(#"g "h" \#(i)"#)
  \("""
    j \(k)
    """) l
  \(f(
    a,
    b: { c in
      "\(c)"
    }
  ))
  """
let inRawMultiline = #"""
  a \(b) \#(c) """ \#("""
    d \(e)
    """)
  \#
  f
  """#
let continued = """
  one \
  two \  
  three\\
  four \\\
  five
  """
let rawContinued = ##"""
  one \##
  two \#
  three \
  """##
let empty = "", emptyRaw = #""#, emptyMultiline = """
  """, blank = """

  """
let escapes = "\n\t\r\0\\\"\'\u{1F600}", rawEscapes = #"\#n\#t\#\\#"\#u{41}"#
let quotes = #"""#, moreQuotes = ##"a"#b"##, quoted = """
  \"""a\"""
  ""\""
  """
let comments = "// a /* b */ \(c /* d ) " */) e", slashes = "\(a / b) \(/x"y/)"
let brackets = "\([a: "b"][c] ?? "{") } ] ) \((a, b).0) \({ "}" }())"
let ternary = "\(a ? "b" : "c")", keyPath = "\(\A.b) \(a[keyPath: \.c])", tuple = "\((a, "b"))"
let appended = "a" + "b" + """
  c
  """ + #"d"#
let members = "a".b, subscripted = "a"[0], called = "a".c("b") { "c" }, character = "a" as Character
let concatenated = f("a", "b\("c")"), array = ["a", #"b"#, """
  c
  """], dictionary = ["a": "b", "c": "\(d)"]
let trailing = f("a") { "b" }
let unicode = "é 👩‍👩‍👧 \(é) \u{301}", crossing = "\(a)́"
let percent = "100%", hash = "#", pound = "#\(a)#", rawPound = #"##"#
let directive = """
  #if A
  \(a)
  #endif
  """
let deep = "\("\("\("\("\(a)")")")")"
let types = "\(A<B>()) \(a < b) \(a<b>.c) \([Int]()) \(Int.self)"
let assignments = "\(f(&a))"
switch "a" { case "\(b)": break; case "a" ... "z", #"c"#: break; default: break }
