import { listenError } from '../start/listen-error.mjs'
import { eventStreamPorts } from '../start/settings.mjs'

const lowest = 20_000
const highest = 30_000
const host = '127.0.0.1'

/** Ports for a whole Larkway beside whatever else runs: the content lake needs seven in a row. */
export async function freePorts() {
  for (;;) {
    const first = lowest + Math.floor((Math.random() * (highest - lowest)) / 10) * 10
    const ports = { site: first, leasingApi: first + 1, contentLake: first + 2 }
    const wanted = [...Object.values(ports), ...eventStreamPorts(ports.contentLake)]
    const errors = await Promise.all(wanted.map((port) => listenError(port, host)))
    if (errors.every((error) => error === null)) return ports
  }
}
