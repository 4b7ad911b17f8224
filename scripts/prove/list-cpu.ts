// `npm run prove:list-cpu [1m|10m]`: what a list with its facets costs over HTTP beside a bare route.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { askAll, type Asked } from '../../bench/http/ask-all.ts'
import type { CpuUse, ServedWorld } from '../../bench/http/served-world.ts'
import { machineLine } from '../../bench/measure.ts'
import { tableOf } from '../../bench/print-table.ts'
import { explain, Problem } from '../start/problem.mjs'
import { root } from '../start/root.mjs'

const connections = 16
const mostTimes = 4
/** Rounds that count; the engines take turns, so that what slows the machine slows both. */
const rounds = 4
/** As many requests as so many rounds come first: code that has just started is compiled on the way. */
const warmUpRounds = 3

async function ask(child: ChildProcess): Promise<CpuUse> {
  const answer = once(child, 'message')
  child.send('cpu')
  return (await answer)[0] as CpuUse
}

type Measured = Asked & { cpuMsPerPair: number }

async function measure(
  child: ChildProcess,
  origin: string,
  addresses: readonly string[],
): Promise<Measured> {
  const before = await ask(child)
  const asked = await askAll(origin, addresses, connections)
  const after = await ask(child)
  return { ...asked, cpuMsPerPair: (after.cpuMs - before.cpuMs) / (addresses.length / 2) }
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!
}

async function proveListCpu(scale: string): Promise<void> {
  const child = fork(path.join(root, 'bench/http/served-world.ts'), [scale], { execArgv: [] })
  try {
    const [world] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Problem('The process that serves ended before it served.')
      }),
    ])) as [ServedWorld]
    const { apiUrl, bareUrl, addresses, offers } = world
    const part = Math.floor(addresses.length / (warmUpRounds + rounds) / 2) * 2
    const partOf = (round: number) => addresses.slice(round * part, (round + 1) * part)
    // No question is asked of the API twice, so none of its answers was kept.
    for (let round = 0; round < warmUpRounds; round++) {
      await measure(child, apiUrl, partOf(round))
      await measure(child, bareUrl, partOf(round))
    }
    const api: Measured[] = []
    const bare: Measured[] = []
    for (let round = warmUpRounds; round < warmUpRounds + rounds; round++) {
      api.push(await measure(child, apiUrl, partOf(round)))
      bare.push(await measure(child, bareUrl, partOf(round)))
    }
    const { residentBytes } = await ask(child)
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
      throw new Problem(
        `A list with facets costs ${times.toFixed(1)} times a bare route of the same size, more than ${mostTimes}.`,
      )
    }
  } finally {
    child.kill()
  }
}

try {
  await proveListCpu(process.argv[2] ?? '10m')
} catch (error) {
  process.exitCode = explain(error)
}
