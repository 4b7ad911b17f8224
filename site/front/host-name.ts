const hostPattern = /^([a-z0-9](?:[a-z0-9.-]{0,252})?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** The name in a Host header, lower case and without its port; null when it is no host name. */
export function hostName(header: string | undefined): string | null {
  return hostPattern.exec(header ?? '')?.[1]?.toLowerCase() ?? null
}
