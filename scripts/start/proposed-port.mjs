import { listenError } from './listen-error.mjs'
import { defaultPorts, eventStreamPorts } from './settings.mjs'

const lowest = 1024
/** The highest port that leaves room for the content lake's six event streams. */
const highest = 65_529

/** What any of our programs listens on unless told otherwise: free now is not free to give away. */
const ownDefaults = [...Object.values(defaultPorts), ...eventStreamPorts(defaultPorts.contentLake)]

/**
 * The next free port for a program whose own is taken, with those that follow it where the program
 * needs them. Neither a default of ours nor one of `spoken`, the ports this start wants already. Rule G-04.
 * @param entry `{port, hosts, variable}` of a wanted port that cannot be opened
 * @returns `{ports}`, or null when there is none up to the highest
 */
export async function proposedPort({ port, hosts, variable }, spoken) {
  const isOurs = new Set([...ownDefaults, ...spoken])
  for (let first = Math.max(port + 1, lowest); first <= highest; first += 1) {
    const ports = [first, ...(variable === 'CONTENT_LAKE_PORT' ? eventStreamPorts(first) : [])]
    if (ports.some((each) => isOurs.has(each))) continue
    const errors = await Promise.all(
      ports.flatMap((each) => hosts.map((host) => listenError(each, host))),
    )
    if (errors.every((error) => error === null)) return { ports }
  }
  return null
}
