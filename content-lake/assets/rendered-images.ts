import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { LakeError } from '../http/lake-error.ts'

/** An LRU cache of rendered pictures on disk, up to a number of bytes. */
export interface RenderedImages {
  /**
   * The bytes of that name, rendered on a miss. Parallel requests for the same share the work.
   * @param name of the file: the original's name first, so that it can be forgotten with it
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Evicts everything rendered from one original. */
  forget(originalName: string): void
  /** Number of cached bytes. */
  readonly bytes: number
  close(): Promise<void>
}

/** Two at a time keep two cores busy; a queue longer than this only grows. */
const mostAtOnce = 2
const mostWaiting = 200

export function openRenderedImages(folder: string, mostBytes: number): RenderedImages {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose(_, name, reason) {
      if (reason !== 'set') rmSync(path.join(folder, name), { force: true })
    },
  })
  for (const { name, size } of imageFiles(folder)) sizes.set(name, size)
  const inWork = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0

  const keep = async (name: string, content: Buffer) => {
    if (content.length > mostBytes) return
    const file = path.join(folder, name)
    await writeFile(`${file}${unfinished}`, content, { mode: 0o600 })
    await rename(`${file}${unfinished}`, file)
    sizes.set(name, content.length)
  }
  const take = async (name: string): Promise<Buffer | null> => {
    if (sizes.get(name) === undefined) return null
    const file = path.join(folder, name)
    const content = await readFile(file).catch(() => null)
    if (!content) {
      sizes.delete(name)
      return null
    }
    // The cache is in the order of use; the file's date preserves it over a restart.
    const now = new Date()
    void utimes(file, now, now).catch(() => null)
    return content
  }
  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) {
      throw new LakeError(503, 'busy', 'Too many pictures are being made. Try again soon.')
    }
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    get bytes() {
      return sizes.calculatedSize
    },
    async get(name, make) {
      const present = inWork.get(name) ?? (await take(name))
      if (present) return present
      // Somebody else may have begun while we looked.
      const begun = inWork.get(name)
      if (begun) return begun
      const work = limited(async () => {
        const content = await make()
        // A disk that is full costs the copy, not the picture.
        await keep(name, content).catch(() => null)
        return content
      }).finally(() => inWork.delete(name))
      inWork.set(name, work)
      return work
    },
    forget(originalName) {
      for (const name of [...sizes.keys()]) {
        if (name.startsWith(`${originalName}.`)) sizes.delete(name)
      }
    },
    async close() {
      await Promise.allSettled(inWork.values())
    },
  }
}

const unfinished = '.unfinished'

/** Names and sizes of cached files, the least recently used first. */
function imageFiles(folder: string) {
  const files = readdirSync(folder).flatMap((name) => {
    if (name.endsWith(unfinished)) {
      rmSync(path.join(folder, name), { force: true })
      return []
    }
    const { size, mtimeMs } = statSync(path.join(folder, name))
    return { name, size, mtimeMs }
  })
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs)
}
