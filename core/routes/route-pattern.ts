/**
 * The pattern of a page's route, from its path and the parameters that Next found in it: what names
 * somebody or something is in no pattern. A path without a page stays as it is. Free of the table of
 * routes, so that it weighs nothing in a browser. Rule W-193.
 * @example routePattern('/vehicles/12/offers', { capId: '12' }) // '/vehicles/:capId/offers'
 */
export function routePattern(pathname: string, params: Readonly<Record<string, unknown>>): string {
  const segments = pathname.split('/')
  for (const [name, value] of Object.entries(params)) {
    // In the order of the path: a range may be called as its make is.
    const at = segments.indexOf(String(value))
    if (at > 0) segments[at] = `:${name}`
  }
  return segments.join('/')
}
