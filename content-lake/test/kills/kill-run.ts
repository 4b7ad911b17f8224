import { setTimeout as wait } from 'node:timers/promises'
import { type LakeProcess, lakeProcess } from '../environments/lake-process.ts'
import { type Known, type Model, nextOperation, type Operation } from './kill-operations.ts'

export interface KillRun {
  kills: number
  /** Chooses the writes; the moments of the kills depend on the machine as well. */
  random: () => number
  /** How many acknowledgements a kill waits for, and how long after that it strikes. */
  strike: () => { acknowledgements: number; delayMs: number }
  onKill?: (report: KillReport) => void
}

export interface KillReport {
  kills: number
  acknowledged: number
  /** Writes that were under way when a kill struck and turned out to have happened. */
  happenedUnacknowledged: number
  /** How often each kind of write was acknowledged. */
  kinds: Record<string, number>
  /** Acknowledged writes that were gone, or writes that happened in part. Empty in a sound lake. */
  problems: string[]
}

const writerNames = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * Ends a lake again and again with SIGKILL in the middle of six writers' writes. After each restart
 * what stands must be what each writer knows was acknowledged, with the one write that was under
 * way either wholly there or wholly not.
 */
export async function runKills({ kills, random, strike, onKill }: KillRun): Promise<KillReport> {
  const report: KillReport = {
    kills: 0,
    acknowledged: 0,
    happenedUnacknowledged: 0,
    kinds: {},
    problems: [],
  }
  const lake = await lakeProcess()
  try {
    const models = new Map<string, Model>(writerNames.map((name) => [name, new Map()]))
    let n = 0
    await lake.start()
    for (let round = 0; round < kills; round += 1) {
      const { acknowledgements, delayMs } = strike()
      let left = acknowledgements
      const enough = Promise.withResolvers<void>()
      let isKilled = false
      const underWay = new Map<string, Operation>()
      const writing = writerNames.map(async (name) => {
        const client = lake.client({ withToken: true, perspective: 'raw' })
        while (!isKilled) {
          const operation = nextOperation(name, (n += 1), models.get(name)!, random)
          underWay.set(name, operation)
          try {
            await operation.send(client)
          } catch (error) {
            if (!isKilled) report.problems.push(`${operation.name} was refused: ${String(error)}`)
            return
          }
          underWay.delete(name)
          models.set(name, operation.after)
          report.acknowledged += 1
          report.kinds[operation.name] = (report.kinds[operation.name] ?? 0) + 1
          left -= 1
          if (left <= 0) enough.resolve()
        }
      })
      await Promise.race([enough.promise, Promise.all(writing)])
      await wait(delayMs)
      isKilled = true
      await lake.stop('SIGKILL')
      await Promise.all(writing)
      report.kills += 1
      await lake.start()
      await compare(lake, models, underWay, report)
      onKill?.(report)
      if (report.problems.length > 0) return report
    }
    return report
  } finally {
    await lake.remove()
  }
}

async function compare(
  lake: LakeProcess,
  models: Map<string, Model>,
  underWay: ReadonlyMap<string, Operation>,
  report: KillReport,
) {
  const client = lake.client({ withToken: true, perspective: 'raw' })
  const found = await client.fetch<(Known & { id: string })[]>(
    '*[_type == "killed"]{"id": _id, n, "length": length(text), "transactionId": _rev}',
  )
  for (const [name, acknowledged] of models) {
    const mine = found.filter(({ id }) => id.replace('drafts.', '').startsWith(`${name}-`))
    const actual: Model = new Map(mine.map(({ id, ...known }) => [id, known]))
    const operation = underWay.get(name)
    if (isSame(actual, acknowledged)) continue
    if (operation && isSame(actual, operation.after)) {
      report.happenedUnacknowledged += 1
      models.set(name, operation.after)
      continue
    }
    report.problems.push(
      `Writer ${name} after kill ${report.kills}: acknowledged ${text(acknowledged)}, under way ${operation?.name ?? 'nothing'}, found ${text(actual)}`,
    )
  }
}

const text = (model: Model) =>
  JSON.stringify(
    [...model].sort(([a], [b]) => a.localeCompare(b)).map(([id, known]) => [id, ordered(known)]),
  )

const ordered = ({ n, length, transactionId }: Known) => [n, length, transactionId]

const isSame = (left: Model, right: Model) => text(left) === text(right)
