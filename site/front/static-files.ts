import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { lastingFiles } from './lasting-files.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt'])

/** More than a build has. */
const mostKept = 2000

/**
 * Serves a folder of files with content hashes in their names. Only names found at the start are
 * served, so no path can lead elsewhere; source maps are left out.
 */
export async function staticFiles(folder: string, prefix: string) {
  const files = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !Object.hasOwn(types, path.extname(file))) continue
    files.set(prefix + path.relative(folder, file).split(path.sep).join('/'), file)
  }
  const send = lastingFiles(mostKept)

  /** Sends a file of the folder; returns whether it is one. */
  return async (pathname: string, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const file = files.get(pathname) ?? files.get(decodeURIComponent(pathname))
    if (!file) return false
    const extension = path.extname(file)
    const isCompressible = compressible.has(extension)
    const type = types[extension]!
    await send(req, res, { key: file, type, isCompressible, read: () => readFile(file) })
    return true
  }
}
