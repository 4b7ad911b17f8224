export type RequestTarget = { pathname: string; search: string }

/**
 * The path and query of a request line. Null for what no page can have and Next answers with 500:
 * `*`, an address with a host, a broken percent escape, a control character.
 */
export function requestTarget(url: string | undefined): RequestTarget | null {
  if (!url?.startsWith('/')) return null
  const mark = url.indexOf('?')
  const pathname = mark === -1 ? url : url.slice(0, mark)
  const search = mark === -1 ? '' : url.slice(mark)
  const plain = decoded(pathname)
  // eslint-disable-next-line no-control-regex -- control characters are the point
  return plain === null || /[\u0000-\u001f\u007f]/.test(plain) ? null : { pathname, search }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
