import { mediaWidths } from '#core/media/media-widths.ts'
import { isOurCut } from './picture-cut.ts'

/** A drawing that may hold scripts, SVG, is not among them. */
const fileName = /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(?:png|jpe?g|webp|gif|avif)$/

/** The whole picture in a width of the ladder; beside it only a part that we signed. */
const whole: Readonly<Record<string, (value: string) => boolean>> = {
  w: (value) => mediaWidths.some((width) => String(width) === value),
  fm: (value) => value === 'webp',
  q: (value) => value === '78',
}
const ofPart: ReadonlySet<string> = new Set(['rect', 's'])

type Backend = {
  embeddedUrl: string | null
  projectId: string
  dataset: string
  /** What our pages sign parts of pictures with; null where they show whole ones only. */
  secret: string | null
}

/** Where the backend has it; 404 for what is no picture of ours, 400 for a version we do not serve. */
export type MediaRequest = { ok: true; source: string } | { ok: false; status: 400 | 404 }

/**
 * Where the content backend has a picture that our own address asks for. Refused is anything that
 * our pages do not write: a parameter or width of the asker's own, a part no editor chose. So there
 * are as many versions of a picture as pages show, and nobody can have others made. Rule E-09.
 */
export function mediaRequest(
  { embeddedUrl, projectId, dataset, secret }: Backend,
  file: string,
  query: URLSearchParams,
): MediaRequest {
  if (!fileName.test(file)) return { ok: false, status: 404 }
  const isOnceEach = new Set(query.keys()).size === query.size
  const isWritten = [...query].every(
    ([name, value]) => ofPart.has(name) || (Object.hasOwn(whole, name) && whole[name]!(value)),
  )
  const rect = query.get('rect')
  const signature = query.get('s')
  const isOurs =
    rect === null
      ? signature === null
      : isOurCut(file, { rect, signature: signature ?? '' }, secret)
  if (!query.has('w') || !isOnceEach || !isWritten || !isOurs) return { ok: false, status: 400 }
  // One order and no signature, so that one picture is one entry wherever it is kept.
  const search = new URLSearchParams(
    [...query].filter(([name]) => name !== 's').toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const base = embeddedUrl ?? 'https://cdn.sanity.io'
  return { ok: true, source: `${base}/images/${projectId}/${dataset}/${file}?${search}` }
}
