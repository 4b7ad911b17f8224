import { mediaWidths, tallestMediaPx } from '#core/display/media-widths.ts'

/** A drawing that may hold scripts, SVG, is not among them. */
const fileName = /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(?:png|jpe?g|webp|gif|avif)$/

const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  w: (value) => mediaWidths.some((width) => String(width) === value),
  h: (value) => /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= tallestMediaPx,
  rect: (value) => /^\d{1,5}(?:,\d{1,5}){3}$/.test(value),
  fm: (value) => value === 'webp',
  q: (value) => value === '78',
}

type Backend = { embeddedUrl: string | null; projectId: string; dataset: string }

/**
 * Where the content backend has a picture that our own address asks for; null for anything that
 * our pages do not write: another file, a parameter or a width of the asker's own. Rule E-09.
 */
export function mediaSource(
  { embeddedUrl, projectId, dataset }: Backend,
  file: string,
  query: URLSearchParams,
): string | null {
  const pairs = [...query]
  const isOurs =
    fileName.test(file) &&
    query.has('w') &&
    pairs.every(([name, value]) => Object.hasOwn(allowed, name) && allowed[name]!(value)) &&
    new Set(pairs.map(([name]) => name)).size === pairs.length
  if (!isOurs) return null
  // One order, so that one picture is one entry wherever it is kept.
  const search = new URLSearchParams(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${embeddedUrl ?? 'https://cdn.sanity.io'}/images/${projectId}/${dataset}/${file}?${search}`
}
