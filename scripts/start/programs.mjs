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
 * Commands of the three programs. Health addresses answer 200 and `{status: 'ready'}` when ready.
 * With content at Sanity no content lake runs: a server of the built Studio has its place.
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
      command: node(false, 'site/server.ts', ...(isDev ? ['--dev'] : [])),
      healthPath: '/site/healthz',
    },
  }
}
