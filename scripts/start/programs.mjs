import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownNode, root } from './root.mjs'

const guard = pathToFileURL(path.join(root, 'scripts/start/stop-with-parent.mjs')).href
const node = (isDev, ...args) => [
  ownNode,
  ...(isDev ? ['--watch'] : []),
  '--import',
  guard,
  ...args,
]

/**
 * What keeps the memory of the site small, which renders pages of some hundred kilobytes: young
 * objects get 8 MB instead of 64, and are cleared by one thread, since the others waste with each
 * other what the smaller space costs. Code compiled for what is rarely asked for goes again. Buffers
 * larger than 16 kB go back to the system one by one; the C library would keep the holes that they
 * leave, in a heap for each thread.
 */
const inLittleMemory = {
  flags: ['--max-semi-space-size=8', '--no-parallel-scavenge', '--flush-baseline-code'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '16384',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

/**
 * Commands of the three programs, and what their environment has besides. Health addresses answer
 * 200 and `{status: 'ready'}` when ready. With content at Sanity no content lake runs: a server of
 * the built Studio has its place.
 */
export function programs({ isDev, isContentHosted = false }) {
  return {
    leasingApi: {
      name: 'leasing API',
      command: node(isDev, 'leasing-api/main.ts'),
      healthPath: '/healthz',
    },
    contentLake: isContentHosted
      ? {
          name: 'Studio',
          command: node(isDev, 'scripts/commands/serve-studio.ts'),
          healthPath: '/healthz',
        }
      : {
          name: 'content lake',
          command: node(isDev, 'content-lake/main.ts'),
          healthPath: '/healthz',
        },
    site: {
      name: 'site',
      // Next reloads by itself in development.
      command: isDev
        ? node(false, 'site/server.ts', '--dev')
        : node(false, ...inLittleMemory.flags, 'site/server.ts'),
      ...(!isDev && { env: inLittleMemory.env }),
      healthPath: '/site/healthz',
    },
  }
}
