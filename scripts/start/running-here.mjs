import path from 'node:path'
import { addressLines } from './addresses.mjs'
import { AlreadyDone } from './user-error.mjs'

/** The holder was found alive; it is given the moment that a killed one needs to be gone. */
const patienceMs = 500

/**
 * Lock of a data folder for one start script, with the addresses it serves. Released when this
 * process ends; one whose process is gone is taken over. Rule G-03.
 * @throws AlreadyDone with the addresses of the Larkway that already runs on this folder
 */
export async function claimDataFolder({ ports, urls, hostedContent, dataFolder }) {
  // TypeScript, which Node 20 cannot load: by now the script runs on the Node of the lockfile.
  const { claimFile } = await import('#server-kit/folder-lock.ts')
  const claim = claimFile(
    path.join(dataFolder, 'running.json'),
    { ports, urls, hostedContent },
    patienceMs,
  )
  if (claim.isOwn) {
    process.on('exit', () => claim.release())
    return
  }
  const { owner } = claim
  throw new AlreadyDone(
    [
      `Larkway already runs here (process ${owner.pid}, with the data in ${dataFolder}).`,
      '',
      ...addressLines(owner),
      '',
      `  kill ${owner.pid} ends it. LARKWAY_DATA and the three ports, set to others, start a second one.`,
    ].join('\n'),
  )
}
