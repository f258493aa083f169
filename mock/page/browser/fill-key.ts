const MASK = '***'

/** A journalled header with the key: only a whole value or cookie was a secret, other text may contain the same characters. */
export function fillHeader(name: string, value: string, key: string): string {
  if (name === 'cookie') return value.replaceAll(/(?<==)\*\*\*(?=; |$)/g, () => key)
  if (value === MASK) return key
  const [, scheme] = /^(bearer|basic) \*\*\*$/i.exec(value) ?? []
  if (scheme === undefined) return value
  return `${scheme} ${scheme.toLowerCase() === 'basic' ? toBase64(`${key}:`) : key}`
}

/** A journalled path with the key as the value of the masked parameters of its query. */
export function fillQuery(path: string, key: string): string {
  return path.replaceAll(/(?<=[?&][^=&]*=)\*\*\*(?=&|$)/g, () => encodeURIComponent(key))
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
