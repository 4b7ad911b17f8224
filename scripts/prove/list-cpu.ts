// `npm run prove:list-cpu [1m|10m]`: what a list with its facets costs over HTTP beside a bare route.
import { machineLine } from '#bench/measure.ts'
import { tableOf } from '#bench/print-table.ts'
import { type ScaleName, scales } from '#bench/search/scales.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { endWith } from '../data-commands/end-with.ts'
import { connections, type Measured, startServedProcess } from './served-process.ts'

const mostTimes = 4
/** Rounds that count; the engines take turns, so that what slows the machine slows both. */
const rounds = 4
/** As many requests as so many rounds come first: code that has just started is compiled on the way. */
const warmUpRounds = 3

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!
}

async function proveListCpu(scale: ScaleName): Promise<void> {
  const served = await startServedProcess(scale)
  try {
    const { apiUrl, bareUrl, addresses, offers } = served.world
    const part = Math.floor(addresses.length / (warmUpRounds + rounds) / 2) * 2
    const partOf = (round: number) => addresses.slice(round * part, (round + 1) * part)
    for (let round = 0; round < warmUpRounds; round++) {
      await served.measure(apiUrl, partOf(round))
      await served.measure(bareUrl, partOf(round))
    }
    const api: Measured[] = []
    const bare: Measured[] = []
    for (let round = warmUpRounds; round < warmUpRounds + rounds; round++) {
      api.push(await served.measure(apiUrl, partOf(round)))
      bare.push(await served.measure(bareUrl, partOf(round)))
    }
    if (api.some(({ searches }) => searches !== part)) {
      throw new UserError('Some answers were kept ones, so this does not say what a search costs.')
    }
    const { residentBytes } = await served.spent()
    const of = (all: readonly Measured[], figure: keyof Measured) =>
      median(all.map((one) => one[figure]))
    const row = (name: string, all: readonly Measured[]) => [
      name,
      of(all, 'cpuMsPerPair').toFixed(2),
      of(all, 'requestsPerSecond').toFixed(0),
      of(all, 'medianMs').toFixed(1),
      of(all, 'p99Ms').toFixed(1),
    ]
    console.log(machineLine())
    console.log(
      `${offers.toLocaleString('en-GB')} offers, ${connections} connections, ${rounds} rounds of ${part} requests, none of them asked before, nothing compressed\n`,
    )
    console.log(
      tableOf(
        ['', 'CPU ms, list + facets', 'requests/s', 'median ms', 'p99 ms'],
        [row('leasing API', api), row('bare Hono route', bare)],
      ),
    )
    const times = of(api, 'cpuMsPerPair') / of(bare, 'cpuMsPerPair')
    console.log(
      `\n${times.toFixed(1)} × the bare route (at most ${mostTimes}). Resident: ${(residentBytes / 1e6).toFixed(0)} MB`,
    )
    if (times > mostTimes) {
      throw new UserError(
        `A list with facets costs ${times.toFixed(1)} times a bare route of the same size, more than ${mostTimes}.`,
      )
    }
  } finally {
    served.end()
  }
}

await endWith(async () => {
  const scale = process.argv[2] ?? '10m'
  if (!(scale in scales)) throw new UserError(`Say 1m or 10m, not ${scale}.`)
  await proveListCpu(scale as ScaleName)
  return true
})
