import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { askAll, type RequestCounts } from '#bench/http/ask-all.ts'
import type { CpuUse, ServedWorld } from '#bench/http/served-world.ts'
import type { ScaleName } from '#bench/search/scales.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { root } from '../start/root.mjs'

/** Requests under way at once. */
export const connections = 16

/** Cost of requests to the process that served them. */
export type Measured = RequestCounts & { cpuMsPerPair: number; searches: number }

/** The process of `bench/http/served-world.ts`, so that what it spends is not ours. */
export type ServedProcess = {
  world: ServedWorld
  spent(): Promise<CpuUse>
  /** @param addresses in pairs of a list and its facets */
  measure(origin: string, addresses: readonly string[]): Promise<Measured>
  end(): void
}

/** @throws {UserError} when it ends before it serves */
export async function startServedProcess(scale: ScaleName): Promise<ServedProcess> {
  const child = fork(path.join(root, 'bench/http/served-world.ts'), [scale], { execArgv: [] })
  const [world] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new UserError('The process that serves ended before it served.')
    }),
  ])) as [ServedWorld]
  const spent = async (): Promise<CpuUse> => {
    const answer = once(child, 'message')
    child.send('cpu')
    return (await answer)[0] as CpuUse
  }
  return {
    world,
    spent,
    async measure(origin, addresses) {
      const before = await spent()
      const asked = await askAll(origin, addresses, connections)
      const after = await spent()
      return {
        ...asked,
        cpuMsPerPair: (after.cpuMs - before.cpuMs) / (addresses.length / 2),
        searches: after.searches - before.searches,
      }
    },
    end: () => child.kill(),
  }
}
