import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Answers by query. What is not there is `undefined`. */
export type StoredResults = {
  get: (key: string) => Promise<unknown>
  /**
   * `null`, nothing found, is stored in place of something that was found before, and forgotten
   * otherwise: visitors can ask for any address.
   */
  set: (key: string, value: unknown) => Promise<void>
}

/** Where answers are kept, from the data folder: another project's or dataset's are not ours. */
export const storedResultsFolder = ({
  projectId,
  dataset,
}: {
  projectId: string
  dataset: string
}): string => path.join('site', 'last-good-content', encodeURIComponent(`${projectId}.${dataset}`))

/**
 * Keeps answers in memory and, with a folder, in a file each, so that they outlive a restart. A
 * folder that cannot be written costs that alone: it is told once by `onFailure`.
 */
export function storedResults(
  folder: string | null,
  onFailure: (error: unknown) => void,
): StoredResults {
  const known = new Map<string, string>()
  let writing = Promise.resolve()
  let hasFailed = false
  const fileOf = (key: string) =>
    path.join(folder ?? '', `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`)

  async function write(key: string, text: string): Promise<void> {
    if (folder === null) return
    try {
      const file = fileOf(key)
      await mkdir(folder, { recursive: true })
      const draft = `${file}.${process.pid}`
      await writeFile(draft, text)
      await rename(draft, file)
    } catch (error) {
      if (!hasFailed) onFailure(error)
      hasFailed = true
    }
  }

  return {
    async get(key) {
      const text = known.get(key) ?? (folder === null ? null : await readOrNull(fileOf(key)))
      return text === null ? undefined : (JSON.parse(text) as unknown)
    },
    async set(key, value) {
      if (value === null && (await this.get(key)) === undefined) return
      const text = JSON.stringify(value)
      if (text === known.get(key)) return
      known.set(key, text)
      // One after the other, so that the last answer is the one that stays.
      writing = writing.then(() => write(key, text))
      await writing
    },
  }
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8')
    JSON.parse(text)
    return text
  } catch {
    return null
  }
}
