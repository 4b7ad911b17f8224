const hostPattern = /^([a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
/** Of a name with its port. */
const longest = 260

/** The name in a Host header, lower case and without its port; null when it is no host name. */
export function hostName(header: string | undefined): string | null {
  if (!header || header.length > longest) return null
  return hostPattern.exec(header)?.[1]?.toLowerCase() ?? null
}
