import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDatasetFile } from './dataset-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-dataset-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (bytes: Uint8Array) => {
  const file = path.join(folder, 'dataset')
  writeFileSync(file, bytes)
  return readDatasetFile(file)
}
const lines = '{"_id":"a","_type":"guide"}\n\n{"_id":"b","_type":"faq"}\n{"_type":"faq"}\n'

/** One entry of a tar archive, by its oldest rules. */
function entry(name: string, content: string, kind = '0'): Buffer {
  const head = Buffer.alloc(512)
  head.write(name, 0)
  head.write(content.length.toString(8).padStart(11, '0'), 124)
  head.write(kind, 156)
  head.write('ustar', 257)
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
  body.write(content)
  return Buffer.concat([head, body])
}
const end = Buffer.alloc(1024)
const archive = Buffer.concat([
  entry('export/data.ndjson', lines),
  entry('export/assets.json', '{}'),
  entry('export/images/', '', '5'),
  entry('PaxHeader', `72 path=export/images/${'f'.repeat(40)}-400x300.png\n`, 'x'),
  entry('shortened', 'x'.repeat(1300)),
  entry('export/files/a.pdf', 'pdf'),
  end,
])
const contents = { documentIds: ['a', 'b', ''], assets: 2 }

test('lines of documents are counted, packed or not', async () => {
  expect(await read(Buffer.from(lines))).toEqual({ ...contents, assets: 0 })
  expect(await read(gzipSync(lines))).toEqual({ ...contents, assets: 0 })
})

test('an archive’s documents and pictures are counted, packed or not', async () => {
  expect(await read(archive)).toEqual(contents)
  expect(await read(gzipSync(archive))).toEqual(contents)
})

test.each([
  ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
  ['a text', () => Buffer.from('hello\n'), 'Line 1 of the data is no document'],
  ['a list of something else', () => Buffer.from('{"name":"x"}'), 'Line 1 of the data'],
  ['an archive that was cut', () => archive.subarray(0, 1800), 'ends in the middle'],
  ['a packed file that was cut', () => gzipSync(archive).subarray(0, 60), 'unexpected end'],
])('%s is told apart', async (_name, bytes, message) => {
  await expect(read(bytes())).rejects.toThrow(message)
})
