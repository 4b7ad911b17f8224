import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LakeError } from '../http/lake-error.ts'

/** An LRU cache of rendered pictures on disk, up to a number of bytes. */
export interface RenderedImages {
  /**
   * The bytes of that name, rendered on a miss. Parallel requests for the same share the work.
   * @param name of the file: the original's name first, so that it can be forgotten with it
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Evicts everything rendered from one original. */
  forget(originalName: string): Promise<void>
  /** Number of cached bytes. */
  readonly bytes: number
  close(): Promise<void>
}

/** Two at a time keep two cores busy; a queue longer than this only grows. */
const mostAtOnce = 2
const mostWaiting = 200

export function openRenderedImages(folder: string, mostBytes: number): RenderedImages {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = imageFiles(folder)
  const inWork = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0
  let bytes = [...kept.values()].reduce((sum, size) => sum + size, 0)

  const drop = async (name: string) => {
    bytes -= kept.get(name) ?? 0
    kept.delete(name)
    await rm(path.join(folder, name), { force: true })
  }
  const keep = async (name: string, content: Buffer) => {
    const file = path.join(folder, name)
    await writeFile(`${file}${unfinished}`, content, { mode: 0o600 })
    await rename(`${file}${unfinished}`, file)
    kept.set(name, content.length)
    bytes += content.length
    for (const [oldest] of kept) {
      if (bytes <= mostBytes) break
      if (oldest !== name) await drop(oldest)
    }
  }
  const take = async (name: string): Promise<Buffer | null> => {
    const size = kept.get(name)
    if (size === undefined) return null
    const file = path.join(folder, name)
    const content = await readFile(file).catch(() => null)
    if (!content) {
      await drop(name)
      return null
    }
    // The map is in the order of use; the file's date preserves it over a restart.
    kept.delete(name)
    kept.set(name, size)
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
      return bytes
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
    async forget(originalName) {
      const made = [...kept.keys()].filter((name) => name.startsWith(`${originalName}.`))
      for (const name of made) await drop(name)
    },
    async close() {
      await Promise.allSettled(inWork.values())
    },
  }
}

const unfinished = '.unfinished'

/** Names and sizes of cached files, the least recently used first. */
function imageFiles(folder: string): Map<string, number> {
  const files = readdirSync(folder).flatMap((name) => {
    if (name.endsWith(unfinished)) {
      rmSync(path.join(folder, name), { force: true })
      return []
    }
    const { size, mtimeMs } = statSync(path.join(folder, name))
    return { name, size, mtimeMs }
  })
  return new Map(files.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]))
}
