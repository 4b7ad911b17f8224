import { expect, test } from 'vitest'
import { readCsv, type BrokenRow } from './read-csv.ts'

const columns = [
  { field: 'id', names: ['id'] },
  { field: 'price', names: ['price', 'monthly price'] },
  { field: 'note', names: ['note'], isOptional: true },
] as const

/** What a file is read into, a byte at a time and whole. */
async function read(file: string | Uint8Array, decode?: (line: Buffer) => string) {
  const bytes = Buffer.from(file as string)
  const taken: [line: number, id: string | null, price: string | null, note: string | null][] = []
  const broken: BrokenRow[] = []
  const outcome = await readCsv<'id' | 'price' | 'note'>(
    {
      name: 'file.csv',
      totalBytes: null,
      bytes: (async function* () {
        for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3)
      })(),
    },
    {
      columns,
      expected: 'a list',
      onRow: ({ id, price, note }, line) => taken.push([line, id, price, note]),
      onBrokenRow: (row) => broken.push(row),
      onProgress: () => {},
      ...(decode && { decode }),
    },
  )
  return { outcome, taken, broken }
}

test('T-19 lines are rows, blank lines and the header', async () => {
  expect(await read('\r\nid,price\r\n1,2\n\r,\n \t\n3,4')).toEqual({
    outcome: { ok: true, lines: 7, rows: 2, blankLines: 4 },
    taken: [
      [3, '1', '2', null],
      [7, '3', '4', null],
    ],
    broken: [],
  })
})

test.each([';', '\t'] as const)('T-01 values may be divided by %j', async (separator) => {
  const file = 'Monthly Price,ID,Note\n"1,5",7,"a; b\tc"\n8,9\n'.replaceAll(/,(?!5)/g, separator)
  expect(await read(file)).toMatchObject({
    outcome: { rows: 2 },
    taken: [[2, '7', '1,5', 'a; b\tc']],
    broken: [
      {
        line: 3,
        reason: expect.stringContaining(separator === ';' ? 'a semicolon inside' : 'a tab inside'),
      },
    ],
  })
})

test.each([
  ['id;price,note\n', 'its header lacks id'],
  ['"id,price\n', 'a quotation mark in it is not closed'],
  ['id\0,price\n', 'file.csv holds bytes that are no text. Give a list as CSV'],
  ['i\0d\0,\0p\0r\0i\0c\0e\0\n\0', 'holds bytes that are no text'],
  ['\n\n', 'The file is empty'],
])('T-01 T-02 a file that begins %j is refused', async (file, message) => {
  const { outcome, taken, broken } = await read(file)
  expect(outcome).toEqual({ ok: false, message: expect.stringContaining(message) })
  expect([...taken, ...broken]).toEqual([])
})

test('T-02 T-19 a zero byte or a byte that is no UTF-8 spoils its own row and no other', async () => {
  const file = Buffer.from('id,price,note\n1,2,a\n3,4\0,b\n5,6,\xc3\n7,8,d\n', 'latin1')
  expect(await read(file)).toEqual({
    outcome: { ok: true, lines: 5, rows: 4, blankLines: 0 },
    taken: [
      [2, '1', '2', 'a'],
      [4, '5', '6', '\uFFFD'],
      [5, '7', '8', 'd'],
    ],
    broken: [{ line: 3, column: 'price', value: '4', reason: 'holds a zero byte' }],
  })
})

test('a file is decoded line by line by whoever knows its encoding', async () => {
  const file = Buffer.from('id,price,note\n1,2,caf\xe9\n', 'latin1')
  expect(await read(file, (line) => line.toString('latin1'))).toMatchObject({
    taken: [[2, '1', '2', 'café']],
  })
})
