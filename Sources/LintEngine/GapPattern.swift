/// Whether a pattern in which some parts, the gaps, stand for any number of elements matches all elements. It goes back to
/// the last gap only, which is enough, so the cost is at most the product of both lengths.
public func matchesWithGaps<Part, Element>(
  _ pattern: [Part], _ elements: ArraySlice<Element>, isGap: (Part) -> Bool, fits: (Part, Element) -> Bool
) -> Bool {
  var (index, position) = (0, elements.startIndex)
  var retry: (index: Int, position: Int)?
  while position < elements.endIndex {
    if index < pattern.count, isGap(pattern[index]) {
      retry = (index, position)
      index += 1
    } else if index < pattern.count, fits(pattern[index], elements[position]) {
      index += 1
      position += 1
    } else if let last = retry {
      (index, position) = (last.index + 1, last.position + 1)
      retry = (last.index, last.position + 1)
    } else {
      return false
    }
  }
  return pattern[index...].allSatisfy(isGap)
}
