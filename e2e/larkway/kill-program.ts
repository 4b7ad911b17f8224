import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The programs of `npm start`, by what starts them. */
const mains = {
  'leasing API': 'leasing-api/main.ts',
  'content lake': 'content-lake/main.ts',
  site: 'site/server.ts',
} as const

export type ProgramName = keyof typeof mains

/** Kills a program outright, as the system does when memory runs out; the start script starts it again. */
export function killProgram(dataFolder: string, name: ProgramName): void {
  process.kill(programId(dataFolder, name), 'SIGKILL')
}

/**
 * The process of a program of the Larkway on a data folder.
 * @throws Error while it is not running
 */
export function programId(dataFolder: string, name: ProgramName): number {
  const running = readFileSync(path.join(dataFolder, 'running.json'), 'utf8')
  const { pid } = JSON.parse(running) as { pid: number }
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const found = children.find((child) => commandOf(child).includes(mains[name]))
  if (found === undefined) throw new Error(`The ${name} is not running.`)
  return Number(found)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
