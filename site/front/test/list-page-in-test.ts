import { leaveListDrawing, leaveListQuestions } from '#site/live-document/list-page.ts'
import type { ListAddress } from '../list-frame.ts'
import { jsonInScript } from '../without-second-copy.ts'

/** How a list of these cars is drawn: its first picture, then the list. */
export const drawnList = (cars: string): string =>
  `<link rel="preload" href="/cars/${cars}.svg" as="image"/><div id="results"><ul><li>${cars}</li></ul></div>`

/** A document of a list as Next renders it and the front server sends it. */
export function listDocument(address: ListAddress, cars: string, text = 'Compare'): string {
  const { pathname, query, search, canonical } = address
  const [picture, list] = [
    drawnList(cars).split('<div')[0]!,
    drawnList(cars).slice(drawnList(cars).indexOf('<div')),
  ]
  const url = `http://localhost${canonical}`.replaceAll('&', '&amp;')
  const steps = pathname.split('/')
  const rows = [
    `0:${JSON.stringify({ c: [...steps.slice(0, -1), steps.at(-1) + query], q: query })}`,
    `c:${JSON.stringify(['$', '$L1', null, { titles: {}, search }])}`,
  ].join('\n')
  return `<!DOCTYPE html><html><head>${picture}<title>${text}</title><link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/></head><body><header>Menu</header><!--&-->${list.replace('</li>', '')}<!--/&--><script>begin()</script><script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push(${jsonInScript([1, rows])})</script></body></html>`
}

/** Leaves what a list's page leaves: its query decides the cars, and `frame` the rest. */
export function leaveListPage(
  pathname: string,
  answers: (search: string) => Promise<object | null>,
) {
  leaveListQuestions((asked) => {
    if (asked.has('unknown')) return null
    const search = asked.toString()
    return {
      frame: asked.get('financeType') ?? '',
      search,
      canonical: search ? `${pathname}?${search}` : pathname,
      answers: () => answers(search),
    }
  })
  leaveListDrawing(async (search) => drawnList(search || 'all'))
}
