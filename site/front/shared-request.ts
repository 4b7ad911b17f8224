import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { markdownType } from '../policy/markdown-pages.ts'
import { frontHeader, renderingOf } from '../policy/routes.ts'
import { storefrontHeader } from '#core/storefronts/storefront-header.ts'

/** A request whose response serves everybody who sends the same key. */
export type SharedRequest = {
  key: string
  /** The query that decides the page, with its `?`, or empty. */
  search: string
  /** What else the query held (a campaign, anything unknown), with its `&`, or empty. */
  dropped: string
}

export type PageRequest = {
  /** With its port: addresses in a page may repeat it. */
  host: string
  pathname: string
  /** With its `?`, or empty. */
  search: string
  headers: IncomingHttpHeaders
}

/** Names that make a page one person's, or an editor's. */
const personal = ['draft', 'hash', 'token']

/** What Next's router sends to say which part of a page it needs, beside the mark of its query. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const
const routerMark = '_rsc'

/**
 * Reads a request for a page that nothing but its address decides; null for any other. The rest of
 * the query may not reach the page, or one visitor's campaign would stand in another's. Rules D-47, D-48, E-35.
 * @param sharesLists whether lists are told of news, and may be kept
 */
export function sharedRequest(
  { host, pathname, search, headers }: PageRequest,
  sharesLists: boolean,
): SharedRequest | null {
  const rendering = renderingOf(pathname)
  if (rendering === null) return null
  const params = [...new URLSearchParams(search)]
  const names = params.map(([name]) => name)
  if (names.some((name) => personal.includes(name))) return null
  const keys = keysOf(rendering, names)
  if (keys === null || (rendering.kind === 'live' && !sharesLists)) return null
  const kept = params.filter(([name]) => keys.has(name))
  const dropped = params.filter(([name]) => !keys.has(name) && name !== routerMark)
  const marks = params.filter(([name]) => name === routerMark)
  const query = new URLSearchParams([...kept, ...marks]).toString()
  // Of what is accepted, only whether it is Markdown decides a page; the front server has seen to that.
  const type = headers.accept === markdownType ? markdownType : ''
  const parts = [type, ...routerHeaders.map((name) => headers[name] ?? '')]
  return {
    key: [host, pathname, new URLSearchParams(kept).toString(), ...parts].join('\n'),
    search: query && `?${query}`,
    dropped: dropped.length > 0 ? `&${new URLSearchParams(dropped).toString()}` : '',
  }
}

const none: ReadonlySet<string> = new Set()

/** The names that the page reads of its query; null where each visitor gets a page made for him. */
function keysOf(
  rendering: NonNullable<ReturnType<typeof renderingOf>>,
  names: readonly string[],
): ReadonlySet<string> | null {
  if (rendering.kind === 'live') return rendering.queryKeys ?? null
  const isTwin = names.some((name) => rendering.twinKeys?.includes(name))
  return isTwin ? null : none
}

const decisive: ReadonlySet<string> = new Set([
  'host',
  'accept',
  'x-forwarded-proto',
  frontHeader,
  storefrontHeader,
  ...routerHeaders,
])

/** Leaves of a request only what its key holds, so that no response can hold more. */
export function asAnybody(req: IncomingMessage, url: string): void {
  req.url = url
  for (const name of Object.keys(req.headers)) if (!decisive.has(name)) delete req.headers[name]
  // Next sends a page's head late to browsers and at once to search engines; with this, at once.
  req.headers['user-agent'] = 'anybody'
}
