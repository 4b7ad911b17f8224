import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { RowError } from './bad-rows.ts'

const rowsAtOnce = 1000

/** Writes errors as CSV with a header, one a row; returns the file. Rule T-11. */
export async function writeErrors(file: string, errors: readonly RowError[]): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  const stream = createWriteStream(file)
  stream.write('line,column,value,reason\r\n')
  for (let from = 0; from < errors.length; from += rowsAtOnce) {
    const rows = errors
      .slice(from, from + rowsAtOnce)
      .map(
        ({ line, column, value, reason }) =>
          `${line},${[column, value, reason].map(quoted).join(',')}\r\n`,
      )
    if (!stream.write(rows.join(''))) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  return file
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
