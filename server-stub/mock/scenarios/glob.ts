/** Whether a text matches a pattern with `*` and `?`, in bounded time. */
export function fitsGlob(pattern: string, text: string): boolean {
  let at = 0
  let star = -1
  let retry = 0
  let place = 0
  while (at < text.length) {
    const sign = pattern[place]
    if (sign === '*') {
      star = place++
      retry = at
    } else if (sign === '?' || sign === text[at]) {
      place++
      at++
    } else if (star >= 0) {
      place = star + 1
      at = ++retry
    } else return false
  }
  while (pattern[place] === '*') place++
  return place === pattern.length
}
