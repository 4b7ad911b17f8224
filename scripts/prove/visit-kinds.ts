import type { Visit } from './visits.ts'

type DealRow = { capId: string }

/** Cars whose pages are shown before anything is killed; all others are asked for once each. */
const shownCars = 8

const guides = [
  '/car-leasing-guides/leasing-explained/what-is-an-initial-rental',
  '/car-leasing-guides/leasing-explained',
  '/car-leasing-guides',
]

/**
 * What visitors of a site ask for in turn, after everything that is "shown before" was shown.
 * @param salt makes what was never asked for differ from run to run
 */
export async function visitKinds(site: string, salt: string): Promise<{ next: () => Visit }> {
  const cars = await listedCars(site)
  const offersOf = (capId: string) => `/vehicles/${capId}/offers`
  const lists = [
    '/compare-car-leasing',
    '/compare-car-leasing?fuelTypes=electric&budgetTo=400&page=2',
    '/compare-car-leasing?manufacturers=kia',
  ]
  const fixed = [
    '/',
    '/faq',
    '/car-leasing/kia',
    ...guides,
    ...cars.slice(0, shownCars).map(offersOf),
  ]
  const unshown = cars.slice(shownCars)
  let asked = 0
  const kinds: ((turn: number) => Visit)[] = [
    (turn) => ({
      kind: 'fixed page shown before',
      path: fixed[turn % fixed.length]!,
      expected: 200,
    }),
    (turn) => ({ kind: 'list shown before', path: lists[turn % lists.length]!, expected: 200 }),
    (turn) => ({
      kind: 'deal page, mostly new',
      path: offersOf(unshown[(turn + offsetOf(salt)) % unshown.length]!),
      expected: 200,
    }),
    (turn) => ({
      kind: 'list never asked for',
      path: `/compare-car-leasing?budgetTo=${200 + ((turn * 7 + offsetOf(salt)) % 5000)}`,
      expected: 200,
    }),
    (turn) => ({ kind: 'unknown address', path: `/no-such-page-${turn}`, expected: 404 }),
    () => ({ kind: 'moved address', path: '/maintenance', expected: 301 }),
  ]
  for (const path of [...fixed, ...lists]) await (await fetch(site + path)).text()
  return {
    next() {
      asked += 1
      return kinds[asked % kinds.length]!(Math.floor(asked / kinds.length))
    },
  }
}

const offsetOf = (salt: string): number =>
  [...salt].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2000

async function listedCars(site: string): Promise<string[]> {
  const page = async (number: number) => {
    const answer = await fetch(`${site}/api/derivatives/v2?rows=100&page=${number}`)
    return ((await answer.json()) as { data: DealRow[] }).data.map(({ capId }) => capId)
  }
  return (await Promise.all(Array.from({ length: 20 }, (_, at) => page(at + 1)))).flat()
}
