import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The probes of each program, by what `running.json` calls it. Rule C-150. */
const programs = [
  { key: 'site', name: 'Site', prefix: '/site', log: 'site.log' },
  { key: 'leasingApi', name: 'Leasing API', prefix: '', log: 'leasing-api.log' },
  { key: 'contentLake', name: 'Content lake', prefix: '', log: 'content-lake.log' },
]

const patienceMs = 5000

/**
 * What the probes of the Larkway on a data folder say, one finding a program; null where none runs.
 * @param settings of the start script: `{ dataFolder, hosts }`
 * @returns `{ isFine, subject, text }` each
 */
export async function examineRunning({ dataFolder, hosts }) {
  const running = readRunning(path.join(dataFolder, 'running.json'))
  if (!running) return null
  const { ports, hostedContent } = running
  const run = programs.filter(({ key }) => key !== 'contentLake' || !hostedContent)
  return Promise.all(
    run.map(async ({ key, name, prefix, log }) => {
      const base = `http://${near(hosts[key][0])}:${ports[key]}${prefix}`
      const text = await stateOf(base)
      const file = path.join(dataFolder, 'logs', log)
      return text === null
        ? { isFine: true, subject: name, text: `alive and ready at ${base}/readyz` }
        : { isFine: false, subject: name, text: `${text} Its log is ${file}.` }
    }),
  )
}

/** Null when all is well, else a sentence. */
async function stateOf(base) {
  const alive = await probe(`${base}/livez`)
  if (alive === null) {
    return `does not answer at ${base}/livez. npm start starts a program again that has ended; end one that hangs.`
  }
  const ready = await probe(`${base}/readyz`)
  if (ready?.isOk) return null
  return `is alive, but takes no requests: ${ready?.status ?? 'no answer'}.`
}

async function probe(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    const { status } = await response.json()
    return { isOk: response.ok, status }
  } catch {
    return null
  }
}

/** The claim of a Larkway that still runs; null without one. */
function readRunning(file) {
  try {
    const running = JSON.parse(readFileSync(file, 'utf8'))
    process.kill(running.pid, 0)
    return running
  } catch {
    return null
  }
}

function near(host) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return name.includes(':') ? `[${name}]` : name
}
