#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The current local time, to the millisecond: `2026-11-21 23:04:11.512`.
@Sendable public func timeOfDay() -> String {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  var seconds = now.tv_sec
  var parts = tm()
  localtime_r(&seconds, &parts)
  func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
  let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map { padded($0) }
  let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded(Int($0)) }
  let milliseconds = padded(Int(now.tv_nsec) / 1_000_000, to: 3)
  return "\(day.joined(separator: "-")) \(time.joined(separator: ":")).\(milliseconds)"
}
