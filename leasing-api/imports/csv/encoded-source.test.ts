import { expect, test } from 'vitest'
import type { ImportProgress } from '../import-progress.ts'
import { encodedSource } from './encoded-source.ts'
import { readCsv } from './read-csv.ts'

const header = 'Make,Name\r\n'
const line = 'RENAULT,Mégane “JBL®” – auto\r\n'
const inWindows1252 = Buffer.from(
  header + line.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'),
  'latin1',
)

/** The names of a file that comes one byte a piece, so that letters of several bytes are cut. */
async function namesOf(file: Uint8Array, onProgress = (_: ImportProgress) => {}) {
  const encoded = await encodedSource(
    { name: 'fuel.csv', totalBytes: file.length, bytes: byteByByte(file) },
    onProgress,
  )
  if (!encoded.ok) throw new Error(encoded.message)
  const names: (string | null)[] = []
  const read = await readCsv(encoded.source, {
    columns: [{ field: 'name', names: ['Name'] }],
    expected: 'a list of cars',
    decode: encoded.decode,
    onRow: ({ name }) => names.push(name),
    onBrokenRow: ({ reason }) => names.push(reason),
    onProgress: () => {},
  })
  return { encoding: encoded.encoding, names, message: read.ok ? null : read.message }
}

async function* byteByByte(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at++) yield bytes.subarray(at, at + 1)
}

const name = 'Mégane “JBL®” – auto'

test.each([
  ['UTF-8', Buffer.from(header + line), 'UTF-8', name],
  ['UTF-8 with U+FFFD', Buffer.from(`${header}1,M\uFFFDgane\r\n`), 'UTF-8', 'M\uFFFDgane'],
  ['Windows-1252', inWindows1252, 'Windows-1252', name],
])('K-24 %s is read as what it is', async (_, file, encoding, expected) => {
  expect(await namesOf(file)).toEqual({ encoding, names: [expected], message: null })
})

test('K-24 a byte in the last line decides for the first', async () => {
  const rows = 'A,“\r\n'.replace('“', '\x93').repeat(2)
  const plain = 'A,B\r\n'.repeat(1000)
  const { encoding, names } = await namesOf(Buffer.from(`${header}${plain}${rows}`, 'latin1'))
  expect(encoding).toBe('Windows-1252')
  expect(names).toHaveLength(1002)
  expect(names.slice(-2)).toEqual(['“', '“'])
})

test.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
  ['UTF-16', [0xff, 0xfe, 0x63, 0], 'UTF-16 text'],
])('K-24 %s is refused as what it is', async (_, bytes, reason) => {
  async function* whole() {
    yield Uint8Array.from(bytes)
  }
  const encoded = await encodedSource({ name: 'x', totalBytes: 4, bytes: whole() }, () => {})
  if (!encoded.ok) throw new Error(encoded.message)
  const handlers = {
    columns: [],
    expected: '',
    decode: encoded.decode,
    onRow() {},
    onBrokenRow() {},
    onProgress() {},
  }
  expect(await readCsv(encoded.source, handlers)).toMatchObject({
    ok: false,
    message: expect.stringContaining(reason),
  })
})

test('K-24 whoever listens to the progress can end it', async () => {
  const listening = namesOf(inWindows1252, ({ done }) => {
    if (done === 3) throw new Error('Interrupted.')
  })
  await expect(listening).rejects.toThrow('Interrupted.')
})

test('K-24 a file that is far too large is refused before it fills the memory', async () => {
  let sent = 0
  async function* endless() {
    for (;;) yield new Uint8Array((sent++, 1024 * 1024)).fill(65)
  }
  const source = { name: 'rates.csv', totalBytes: null, bytes: endless() }
  expect(await encodedSource(source, () => {})).toMatchObject({
    ok: false,
    message: expect.stringContaining('larger than 32 MB'),
  })
  expect(sent).toBe(33)
})
