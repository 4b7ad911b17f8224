const grounds = ['#2b4a5e', '#5b3a52', '#3d5240', '#6a4a2c', '#39436b', '#5a2f2f'] as const

/** Two shapes a mark can stand on: a tile and a roundel. */
const shapes = [
  '<rect width="40" height="40" rx="9" fill="GROUND"/>',
  '<circle cx="20" cy="20" r="20" fill="GROUND"/>',
] as const

/**
 * A provider's mark as an SVG: its initials on a ground that its name decides, the same every
 * time. Demonstration providers have no logos of their own.
 * @example providerMark('harbour-leasing') // '<svg …>HL</svg>'
 */
export function providerMark(slug: string): string {
  const words = slug.split('-')
  const initials = words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  const hash = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const ground = grounds[hash % grounds.length]!
  const shape = shapes[(hash >>> 8) % shapes.length]!.replace('GROUND', ground)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${shape}` +
    `<text x="20" y="26" text-anchor="middle" font-family="system-ui,sans-serif" font-size="16" font-weight="600" letter-spacing="0.5" fill="#fbfaf6">${initials}</text></svg>`
  )
}
