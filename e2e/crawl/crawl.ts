import { isRefusedToCrawlers } from '#core/routes/crawlers.ts'
import { matchRoute } from '#core/routes/match-route.ts'
import type { RouteName } from '#core/routes/route-table.ts'
import { pageFacts, type PageFacts } from './page-facts.ts'

export type CrawledPage = PageFacts & {
  address: string
  status: number
  /** The page that led here first. */
  from: string
  /** Null for what is no page of a route: a file, or a redirect. */
  route: RouteName | null
  html: string
}

export type Crawl = {
  pages: readonly CrawledPage[]
  /** Every link, by the address it leads to: the pages it stands on, and the parts it names. */
  linked: ReadonlyMap<string, { from: ReadonlySet<string>; fragments: ReadonlySet<string> }>
  /** Addresses that a crawler which obeys robots.txt and `nofollow` comes to. */
  reachable: ReadonlySet<string>
}

const atOnce = 4

/**
 * Pages that lead to none but their like: the wizard's within a make, one for each model, variant and
 * use, and specifications; and the drawings of cars.
 */
const isNumerous = (route: string) =>
  /^(carSearch(Range|Model|Finance|Vehicles)|specifications|drawing)$/.test(route)

/** Of these, this many of a route are read at once, and further samples with the rest. */
const followedOfRoute = 10

/**
 * Follows every link of the site from the given addresses, each address once. Deal pages, addresses
 * with a query and those of numerous routes count thousands: of each route evenly spread ones are
 * fetched when everything else has been, and their links only noted.
 * @param samplesOfRoute how many of those are read of each route
 */
export async function crawl(
  siteUrl: string,
  starts: readonly string[],
  samplesOfRoute: number,
): Promise<Crawl> {
  const pages: CrawledPage[] = []
  const linked = new Map<string, { from: Set<string>; fragments: Set<string> }>()
  const reachable = new Set<string>(starts)
  const waiting: string[] = [...starts]
  const later = new Map<string, string[]>()

  const followed = new Map<string, number>()
  function mayFollow(route: string): boolean {
    const count = followed.get(route) ?? 0
    followed.set(route, count + 1)
    return !isNumerous(route) || count < followedOfRoute
  }

  function note(from: string, to: string, fragment: string | null, isFollowed: boolean): void {
    const known = linked.get(to)
    const entry = known ?? { from: new Set(), fragments: new Set() }
    entry.from.add(from)
    if (fragment) entry.fragments.add(fragment)
    if (isFollowed && !isRefusedToCrawlers(from)) reachable.add(to)
    if (known) return
    linked.set(to, entry)
    if (starts.includes(to)) return
    const route = to.startsWith('/cars/')
      ? 'drawing'
      : (matchRoute(to.split('?')[0]!)?.name ?? 'none')
    if (!to.includes('?') && route !== 'deal' && mayFollow(route)) waiting.push(to)
    else later.set(route, [...(later.get(route) ?? []), to])
  }

  async function read(address: string, isNoting: boolean): Promise<void> {
    const response = await fetch(siteUrl + address)
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isPage ? await response.text() : (await response.arrayBuffer(), '')
    const facts = pageFacts(html)
    const { pathname } = new URL(response.url)
    const route = isPage && !response.redirected ? (matchRoute(pathname)?.name ?? null) : null
    const from = [...(linked.get(address)?.from ?? ['the beginning'])][0]!
    pages.push({ ...facts, address, status: response.status, from, route, html })
    if (!isNoting) return
    for (const { to, fragment, isFollowed } of facts.links) {
      note(address, to || address, fragment, isFollowed)
    }
    for (const file of facts.files) note(address, file, null, false)
  }

  await inTurns(waiting, (address) => read(address, true))
  const samples = [...later.values()].flatMap((all) => spread(all, samplesOfRoute))
  await inTurns(samples, (address) => read(address, false))
  return { pages, linked, reachable }
}

/** Takes from a queue that may grow meanwhile, a few at once, until nothing is left. */
export async function inTurns(
  queue: string[],
  take: (one: string) => Promise<void>,
): Promise<void> {
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(take))
}

/** That many of a list, evenly spread over it; all of a shorter one. */
function spread<Value>(all: readonly Value[], count: number): Value[] {
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)]!)
}
