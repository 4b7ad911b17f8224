import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Path of a report written now, under the data folder. */
export function reportFile(dataFolder: string, kind: string, now: Date, ending: string): string {
  const stamp = now.toISOString().replaceAll(':', '-').replace('.', '-')
  return path.join(dataFolder, 'reports', `${kind}-${stamp}.${ending}`)
}

/** Writes a report under the data folder; returns its path. */
export async function writeReport(
  dataFolder: string,
  kind: string,
  now: Date,
  lines: readonly string[],
): Promise<string> {
  const file = reportFile(dataFolder, kind, now, 'txt')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}
