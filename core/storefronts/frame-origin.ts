/** `https://` and a host, with a port if need be; `http://` for the machine itself alone. */
const shape =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/

/**
 * A site that may frame our embedded pages, as browsers write its origin; null for what is none:
 * another scheme, a path, a wildcard. Rule D-82.
 * @example originOf('https://Partner.example/') // 'https://partner.example'
 */
export function originOf(written: string): string | null {
  const origin = written.trim().toLowerCase().replace(/\/$/, '')
  return shape.test(origin) ? origin.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2') : null
}
