import type { ListQuestion } from '#site/live-document/list-page.ts'
import { scriptHash, scriptHashes } from './script-hashes.ts'
import { shortHtml } from './short-html.ts'
import { jsonInScript } from './without-second-copy.ts'

/** What of a list's document is its own. */
export type ListAddress = Pick<ListQuestion, 'search' | 'canonical'> & {
  pathname: string
  /** The query as it was asked, with its `?`, or empty. */
  query: string
}

type Hole = 'pictures' | 'canonical' | 'list' | 'place' | 'search'

/** A document of a list, cut where another list's differs. */
export type ListFrame = {
  /** As bytes: a part of a text would hold the whole document in memory. */
  texts: readonly Buffer[]
  /** What stands between two texts. */
  holes: readonly Hole[]
  /** Policy sources of the scripts that are alike. */
  scripts: readonly string[]
}

const pictures = /^(?:<link rel="preload" href="\/cars\/[^"]*" as="image"\/>)+/
const firstPicture = '<link rel="preload" href="/cars/'
const [listStart, listEnd] = ['<!--&-->', '<!--/&-->'] as const
const [payloadStart, scriptEnd] = ['<script>(self.__next_f=', '</script>'] as const

/**
 * Cuts a document as it is sent. Rule D-114.
 * @returns null where it does not hold each part just where a list's document has it
 */
export function listFrame(page: string, address: ListAddress): ListFrame | null {
  const own = ownTexts(address)
  const head = page.indexOf('</head>')
  const pictured = page.indexOf(firstPicture)
  const list = page.indexOf(listStart) + listStart.length
  const payload = page.lastIndexOf(payloadStart)
  const found = [
    { hole: 'pictures', from: pictured, text: pictures.exec(page.slice(pictured, head))?.[0] },
    ...places(page, own.canonical, 0, head).map((from) => ({
      hole: 'canonical' as const,
      from,
      text: own.canonical,
    })),
    { hole: 'list', from: list, text: page.slice(list, page.lastIndexOf(listEnd)) },
    ...(['place', 'search'] as const).flatMap((hole) =>
      places(page, own[hole], payload).map((from) => ({ hole, from, text: own[hole] })),
    ),
  ] as const
  const cuts = found.toSorted((one, other) => one.from - other.from)
  const isExpected =
    [head, pictured, payload].every((at) => at !== -1) &&
    page.indexOf(firstPicture, pictured + (found[0].text?.length ?? 0)) === -1 &&
    page.split(listStart).length === 2 &&
    page.split(listEnd).length === 2 &&
    cuts
      .map(({ hole }) => hole)
      .toSorted()
      .join() === expected
  if (!isExpected) return null
  let end = 0
  const texts: Buffer[] = []
  for (const { from, text } of cuts) {
    texts.push(Buffer.from(page.slice(end, from)))
    end = from + text!.length
  }
  const withoutPayload = page.slice(0, payload)
  return {
    texts: [...texts, Buffer.from(page.slice(end))],
    holes: cuts.map(({ hole }) => hole),
    scripts: scriptHashes(withoutPayload),
  }
}

/** The search engines' address stands in the head twice. */
const expected = ['canonical', 'canonical', 'list', 'pictures', 'place', 'search'].join()

/**
 * The document of another list in the same frame, with the policy sources of its scripts.
 * @param drawn HTML of the list, before it the links to its first pictures
 */
export function framedList(
  { texts, holes, scripts }: ListFrame,
  address: ListAddress,
  drawn: string,
): { page: string; scripts: string[] } {
  const [first = ''] = pictures.exec(drawn) ?? []
  const own = {
    ...ownTexts(address),
    pictures: first,
    list: shortHtml(drawn.slice(first.length)),
  }
  const page = texts
    .map((text, at) => text.toString('utf8') + (holes[at] ? own[holes[at]] : ''))
    .join('')
  const payload = page.slice(page.lastIndexOf(payloadStart) + '<script>'.length)
  return { page, scripts: [...scripts, scriptHash(payload.slice(0, payload.indexOf(scriptEnd)))] }
}

/** What a list's address makes of its document, as it is written there. */
function ownTexts({ pathname, query, search, canonical }: ListAddress) {
  const lastStep = pathname.slice(pathname.lastIndexOf('/') + 1)
  return {
    canonical: `${canonical.replaceAll('&', '&amp;')}"/>`,
    place: String.raw`${inPayload(lastStep + query)}\"],\"q\":\"${inPayload(query)}\"`,
    search: String.raw`\"search\":\"${inPayload(search)}\"`,
  }
}

/** A text as it stands in the payload, which is JSON in a text of a script. */
const inPayload = (text: string): string =>
  jsonInScript(JSON.stringify(text).slice(1, -1)).slice(1, -1)

/** Where a text stands between two places of a page. */
function places(page: string, text: string, from: number, to = page.length): number[] {
  const at = page.indexOf(text, from)
  return at === -1 || at >= to ? [] : [at, ...places(page, text, at + text.length, to)]
}
