import { setFlagsFromString } from 'node:v8'
import { exitWithError } from '#server-kit/user-error.mjs'

/**
 * The site's own server: `node site/server.ts`, with `--dev` for hot reload. Next chooses React's
 * build and the settings are read when they are first imported, so the environment comes first.
 */
// The heap grows by three tenths of what is in use before it is cleared, not to several times as much.
setFlagsFromString('--heap-growing-percent=30')

const isDevelopment = process.argv.includes('--dev')
Object.assign(process.env, {
  NODE_ENV: isDevelopment ? 'development' : 'production',
  SITE_FRONT: '1',
})

try {
  const { startFront } = await import('./front/start-front.ts')
  await startFront(isDevelopment)
} catch (error) {
  exitWithError(error, console.error)
}
