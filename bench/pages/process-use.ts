import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** Processor time of a process and of those it started, in milliseconds since they began. */
export function cpuMs(pid: number): number {
  return familyOf(pid).reduce((sum, one) => {
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8')
    // The name before it may hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
  }, 0)
}

/** Memory that a process and those it started hold, in bytes. */
export function residentBytes(pid: number): number {
  return familyOf(pid).reduce((sum, one) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? []
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)
}

function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))]
}

/**
 * The process that listens on a port of this machine.
 * @throws when none does
 */
export function listeningPid(port: number): number {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(suffix) && state === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  )
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => openFiles(pid).some((file) => sockets.includes(file)))
  if (!found) throw new Error(`No process listens on port ${port}.`)
  return Number(found)
}

/** Files and sockets of a process; none of one that ended meanwhile or is somebody else's. */
function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((file) => readlinkSync(`/proc/${pid}/fd/${file}`))
  } catch {
    return []
  }
}
