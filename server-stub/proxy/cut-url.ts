export interface CutUrl {
  readonly path: string
  readonly query: URLSearchParams
}

/** The parts of what a request asks for, which need not be a URL that can be parsed. */
export function cutUrl(url: string): CutUrl {
  const [path = '', ...query] = url.split('?')
  return { path, query: new URLSearchParams(query.join('?')) }
}
