import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { PassThrough, Readable, type Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Contents of a dataset's file, as far as a dry run reports them. */
export interface DatasetContents {
  documentIds: string[]
  /** Pictures and files. */
  assets: number
}

const block = 512

/**
 * Reads a dataset's file without importing it: the `tar.gz` of an export, or NDJSON alone.
 * @throws Error when it is neither
 */
export async function readDatasetFile(file: string): Promise<DatasetContents> {
  const bytes = createReadStream(file).pipe(await unzipping(file))
  const contents: DatasetContents = { documentIds: [], assets: 0 }
  const first = await firstBytes(bytes)
  if (first.toString('latin1', 257, 262) !== 'ustar') {
    await readLines(Readable.from(joined(first, bytes)), contents)
    return contents
  }
  for await (const entry of tarEntries(joined(first, bytes))) {
    if (/(^|\/)data\.ndjson$/.test(entry.name)) await readLines(Readable.from(entry.body), contents)
    else if (/(^|\/)(images|files)\/[^/]+$/.test(entry.name)) contents.assets += 1
    // Unread entries must be skipped.
    await entry.pass()
  }
  return contents
}

async function readLines(stream: Readable, contents: DatasetContents): Promise<void> {
  let number = 0
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) {
    number += 1
    if (line.trim() === '') continue
    const id = idIn(line)
    if (id === null) throw new Error(`Line ${number} of the data is no document in JSON.`)
    contents.documentIds.push(id)
  }
}

function idIn(line: string): string | null {
  try {
    const document = JSON.parse(line) as { _id?: unknown; _type?: unknown }
    if (typeof document._type !== 'string') return null
    // A document without an id gets one when it is imported.
    return typeof document._id === 'string' ? document._id : ''
  } catch {
    return null
  }
}

async function unzipping(file: string): Promise<Transform> {
  const head = createReadStream(file, { end: 1 })
  for await (const chunk of head) {
    const [first, second] = chunk as Buffer
    return first === 0x1f && second === 0x8b ? createGunzip() : new PassThrough()
  }
  throw new Error('The file is empty.')
}

async function firstBytes(stream: Readable): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0)
  const iterator = stream.iterator({ destroyOnReturn: false })
  while (bytes.length < block) {
    const { value, done } = (await iterator.next()) as IteratorResult<Buffer>
    if (done) break
    bytes = Buffer.concat([bytes, value])
  }
  await iterator.return?.()
  return bytes
}

async function* joined(first: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  yield first
  if (!rest.readableEnded) for await (const chunk of rest) yield chunk as Buffer
}

/** The entries of a tar archive in order; each body is read, or passed over, before the next. */
async function* tarEntries(
  chunks: AsyncGenerator<Buffer>,
): AsyncGenerator<{ name: string; body: AsyncGenerator<Buffer>; pass: () => Promise<void> }> {
  let held: Buffer = Buffer.alloc(0)
  const take = async (length: number): Promise<Buffer> => {
    while (held.length < length) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('The archive ends in the middle of a file.')
      held = Buffer.concat([held, value])
    }
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  async function* bodyOf(size: number): AsyncGenerator<Buffer> {
    let left = size
    while (left > 0) {
      const part = await take(Math.min(left, 64 * 1024))
      left -= part.length
      yield part
    }
    await take((block - (size % block)) % block)
  }
  let longName: string | null = null
  for (;;) {
    const head = await take(block)
    if (head.every((byte) => byte === 0)) return
    const text = (start: number, length: number) =>
      head.toString('utf8', start, start + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12).trim() || '0', 8)
    const kind = text(156, 1)
    const body = bodyOf(size)
    if (kind === 'x') {
      // An extended header carries the next entry's name when it is long.
      const extended = Buffer.concat(await Array.fromAsync(body)).toString('utf8')
      longName = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(extended)?.[1] ?? null
      continue
    }
    const name = longName ?? [text(345, 155), text(0, 100)].filter(Boolean).join('/')
    longName = null
    const pass = async () => {
      while (!(await body.next()).done);
    }
    yield { name, body, pass }
  }
}
