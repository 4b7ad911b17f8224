import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Keeps a report under the data folder; answers where. */
export async function writeReport(
  dataFolder: string,
  kind: string,
  now: Date,
  lines: readonly string[],
): Promise<string> {
  const folder = path.join(dataFolder, 'reports')
  await mkdir(folder, { recursive: true })
  const stamp = now.toISOString().replaceAll(':', '-').replace('.', '-')
  const file = path.join(folder, `${kind}-${stamp}.txt`)
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}
