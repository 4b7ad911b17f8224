import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type Context, type Env, Hono } from 'hono'

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

/**
 * Serves a built Studio under `/studio`, whose own routes all start from its one page.
 * @param folder the build
 * @param onPage what else is done for whoever opens the page
 */
export function studioFiles<E extends Env>(
  folder: (c: Context<E>) => string,
  onPage: (c: Context<E>) => void = () => {},
): Hono<E> {
  const page = (c: Context<E>) => {
    const file = fileOf(folder(c), 'index.html')
    if (!file) {
      return c.text('The Studio is not built. Run npm run build --workspace studio.', 503)
    }
    onPage(c)
    c.header('cache-control', 'no-cache')
    // Only the Studio may frame itself: a page around it could steer an editor's clicks.
    c.header('content-security-policy', "frame-ancestors 'self'")
    c.header('referrer-policy', 'same-origin')
    return send(c, file)
  }
  return (
    new Hono<E>()
      .get('/', (c) => c.redirect('/studio', 302))
      .get('/studio', page)
      // The Studio's page names its icons without the `/studio` before them.
      .get('/static/*', (c) => {
        const name = decodedName(c.req.path.slice(1))
        const file = name === null ? null : fileOf(folder(c), name)
        return file ? send(c, file) : c.notFound()
      })
      .get('/studio/*', (c) => {
        const name = decodedName(c.req.path.slice('/studio/'.length))
        if (name === null) return c.notFound()
        const file = fileOf(folder(c), name)
        if (!file) return page(c)
        const isHashed = c.req.path.startsWith('/studio/static/')
        c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        return send(c, file)
      })
  )
}

function send(c: Context, file: string) {
  c.header('content-type', types[path.extname(file)] ?? 'application/octet-stream')
  c.header('x-content-type-options', 'nosniff')
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>)
}

/** The file of that name inside the built Studio; null when there is none. */
function fileOf(folder: string, name: string): string | null {
  const file = path.resolve(folder, name)
  if (!file.startsWith(folder + path.sep)) return null
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
  } catch {
    return null // A name longer than the disk allows: the Studio's own routes may be long.
  }
}

/** Null for a name that is not UTF-8, or that no file can have. */
function decodedName(name: string): string | null {
  try {
    const decoded = decodeURIComponent(name)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}
