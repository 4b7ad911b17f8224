// `npm run bench:pages-cost`: processor time of the site per page beside that of a bare Next app on
// this machine, in turns. Larkway must run (npm start) on data that may be changed, since a rate book
// is imported; FLOOR_URL and FLOOR_PID name the bare app, which has 24 cards at /cards (made once)
// and /cardsdyn (made for each request). Linux only: the figures come from /proc.
import { askAll } from '../http/ask-all.ts'
import { machineLine, timingOf } from '../measure.ts'
import { tableOf } from '../print-table.ts'
import { randomNumbers } from '../search/random.ts'
import { importSmallBook } from './import-small-book.ts'
import { freshLists, zipfRequests } from './page-addresses.ts'
import { cpuMs, listeningPid, residentBytes } from './process-use.ts'

const runs = Number(process.argv[2] ?? 5)
const connections = 8
const floorUrl = process.env.FLOOR_URL
const floorPid = Number(process.env.FLOOR_PID)
if (!floorUrl || !floorPid) throw new Error('Say where the bare app is: FLOOR_URL and FLOOR_PID.')
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'
const apiUrl = process.env.LEASING_API_URL ?? 'http://localhost:4000'
const sitePid = listeningPid(Number(new URL(siteUrl).port))
const apiPid = listeningPid(Number(new URL(apiUrl).port))

type Cost = { siteMs: number; apiMs: number; floorMs: number }

const lists = freshLists()
const same = (address: string, count: number) => Array.from({ length: count }, () => address)

/** Processor time a request of the site, of the API behind it, and of the bare app. */
async function compared(
  askSite: () => Promise<number>,
  floorPath: string,
  floorCount: number,
): Promise<Cost> {
  const [site, api] = [cpuMs(sitePid), cpuMs(apiPid)]
  const count = await askSite()
  const [siteMs, apiMs] = [(cpuMs(sitePid) - site) / count, (cpuMs(apiPid) - api) / count]
  const floor = cpuMs(floorPid)
  await askAll(floorUrl!, same(floorPath, floorCount), connections)
  return { siteMs, apiMs, floorMs: (cpuMs(floorPid) - floor) / floorCount }
}

const all = async (addresses: readonly string[]) => {
  await askAll(siteUrl, addresses, connections)
  return addresses.length
}

/** Half of the requests, a rate book of a provider, and the other half. */
async function acrossNews(run: number): Promise<number> {
  const asked = zipfRequests(lists(500), 5_000, randomNumbers(run))
  await all(asked.slice(0, 2_500))
  await importSmallBook(apiUrl)
  await all(asked.slice(2_500))
  return asked.length
}

const random = randomNumbers(7)

/** Fixed pages of every kind, pages of lists and deals, in an order without a pattern. */
async function mixed(count: number): Promise<string[]> {
  const known = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
  const fresh = lists(count / 10)
  return Array.from({ length: count }, (_, at) =>
    at % 10 === 0 ? fresh[at / 10]! : known[Math.floor(random() * known.length)]!,
  )
}

/** What a site map, or the index of its parts, leads to. */
async function locations(path: string): Promise<string[]> {
  const sitemap = await (await fetch(siteUrl + path)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
}

const cases: Record<string, (run: number) => Promise<Cost>> = {
  'list of 24 cards, asked for the first time, to /cardsdyn': () =>
    compared(() => all(lists(400)), '/cardsdyn', 1_000),
  '500 lists by popularity, 5,000 requests, a rate book half-way, to /cardsdyn': (run) =>
    compared(() => acrossNews(run), '/cardsdyn', 1_000),
  'fixed page from the cache, to /cards': () =>
    compared(() => all(same('/faq', 3_000)), '/cards', 3_000),
}

console.log(machineLine())
const megabytes = (pid: number) => `${(residentBytes(pid) / 1e6).toFixed(0)} MB`
const before = megabytes(sitePid)
// Code that has just started is compiled on the way.
for (const one of Object.keys(cases)) if (!one.startsWith('500')) await cases[one]!(0)
const costs = new Map(Object.keys(cases).map((name) => [name, [] as Cost[]]))
for (let run = 1; run <= runs; run++) {
  for (const [name, measure] of Object.entries(cases)) costs.get(name)!.push(await measure(run))
}
const rows = [...costs].map(([name, measured]) => {
  const median = (figure: (cost: Cost) => number) => timingOf(measured.map(figure)).medianMs
  return [
    name,
    median(({ siteMs }) => siteMs).toFixed(2),
    median(({ floorMs }) => floorMs).toFixed(2),
    median(({ siteMs, floorMs }) => siteMs / floorMs).toFixed(2),
    median(({ apiMs }) => apiMs).toFixed(2),
  ]
})
console.log(`Medians of ${runs} runs, ${connections} connections, nothing compressed\n`)
console.log(tableOf(['CPU ms a request', 'site', 'bare app', 'ratio', 'leasing API'], rows))
console.log(`\nMemory of the bare app: ${megabytes(floorPid)}; of the site: ${before} before,`)
for (let asked = 10_000; asked <= 20_000; asked += 10_000) {
  await all(await mixed(10_000))
  console.log(`${megabytes(sitePid)} after ${asked.toLocaleString('en-GB')} mixed requests more`)
}
