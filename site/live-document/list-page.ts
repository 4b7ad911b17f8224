import { liveDocument } from './live-document.ts'

/** What one query asks of the page of a list. */
export type ListQuestion = {
  /** Everything but the list and its query that decides the document. */
  frame: string
  /** The query as the list itself writes it, without its `?`. */
  search: string
  /** Path and query of the address that search engines know it by. */
  canonical: string
  /** What the list shows; null where it shows no car, which the page says in its own way. */
  answers: () => Promise<object | null>
}

/** Reads a query; null where it holds what nobody knows, or where the list writes it differently. */
export type ReadListQuery = (search: URLSearchParams) => ListQuestion | null

/** HTML of a list by its query and its answers, as the server's rendering of the page writes it. */
export type DrawList = (search: string, answers: object) => Promise<string>

/** What a live document of a list leaves for those that come after it. */
export type ListPage = { read: ReadListQuery; draw: DrawList }

const readName = 'list-read'
const drawName = 'list-draw'

/** Leaves what the server components of a list know of it. Rule D-114. */
export function leaveListQuestions(read: ReadListQuery): void {
  liveDocument()?.values.set(readName, read)
}

/** Leaves what draws the client component of a list. Rule D-114. */
export function leaveListDrawing(draw: DrawList): void {
  liveDocument()?.values.set(drawName, draw)
}

/** What the document that is being rendered left; null for one that is no list. */
export function listPageLeft(): ListPage | null {
  const values = liveDocument()?.values
  const read = values?.get(readName) as ReadListQuery | undefined
  const draw = values?.get(drawName) as DrawList | undefined
  return read && draw ? { read, draw } : null
}
