import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { logInOnLoopback } from '../project/project-routes.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The built Studio, whose own routes all start from its one page. */
export const studioRoutes = new Hono<LakeEnv>()
  .get('/', (c) => c.redirect('/studio', 302))
  .get('/studio', page)
  // One build of the Studio fits every port: it asks here where the site is that it previews.
  .get('/studio/site.json', (c) => {
    c.header('cache-control', 'no-cache')
    return c.json({ siteUrl: new URL(c.get('lake').config.webhook.url).origin })
  })
  // The Studio's page names its icons without the `/studio` before them.
  .get('/static/*', (c) => {
    const file = fileOf(c, c.req.path.slice(1))
    return file ? send(c, file) : c.notFound()
  })
  .get('/studio/*', (c) => {
    const file = fileOf(c, c.req.path.slice('/studio/'.length))
    if (!file) return page(c)
    const isHashed = c.req.path.startsWith('/studio/static/')
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    return send(c, file)
  })

function page(c: LakeContext) {
  const file = fileOf(c, 'index.html')
  if (!file) {
    return c.text('The Studio is not built. Run npm run build --workspace studio.', 503)
  }
  logInOnLoopback(c)
  c.header('cache-control', 'no-cache')
  // Only the Studio may frame itself: a page around it could steer an editor's clicks.
  c.header('content-security-policy', "frame-ancestors 'self'")
  c.header('referrer-policy', 'same-origin')
  return send(c, file)
}

function send(c: LakeContext, file: string) {
  c.header('content-type', types[path.extname(file)] ?? 'application/octet-stream')
  c.header('x-content-type-options', 'nosniff')
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>)
}

/**
 * The file of that name inside the built Studio; null when there is none.
 * @throws LakeError 404 for an address that names nothing
 */
function fileOf(c: LakeContext, name: string): string | null {
  const folder = c.get('lake').config.studioFolder
  const file = path.resolve(folder, decodedName(name))
  if (!file.startsWith(folder + path.sep)) return null
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
  } catch {
    return null // A name longer than the disk allows: the Studio's own routes may be long.
  }
}

function decodedName(name: string): string {
  try {
    const decoded = decodeURIComponent(name)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Not UTF-8.
  }
  throw new LakeError(404, 'notFound', 'There is no such page in the Studio.')
}
