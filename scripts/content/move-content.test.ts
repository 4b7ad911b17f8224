import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  demonstration,
  type LakeProcess,
  lakeProcess,
} from '#content-lake/test/environments/lake-process.ts'
import { quarters } from '#content-lake/test/environments/test-images.ts'

let from: LakeProcess
let into: LakeProcess
let folder: string
let file: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-move-'))
  file = path.join(folder, 'content.tar.gz')
  from = await lakeProcess(demonstration)
  into = await lakeProcess()
  await Promise.all([from.start(), into.start()])
})
afterAll(async () => {
  await Promise.all([from.remove(), into.remove()])
  rmSync(folder, { recursive: true })
})

const root = path.resolve(import.meta.dirname, '../..')

/** Runs a content command the way npm does, against one lake. */
function run(lake: LakeProcess | null, command: string, ...options: string[]) {
  const child = spawn(
    process.execPath,
    [path.join(root, `scripts/commands/content-${command}.ts`), ...options],
    {
      cwd: folder,
      env: {
        ...process.env,
        CONTENT_LAKE_PORT: String(lake?.port ?? 9),
        ...(lake && { CONTENT_TOKEN: lake.token() }),
      },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
}

type Stored = { _id: string; _type: string; url?: string } & Record<string, unknown>

/** All documents without what each dataset gives them anew: revisions, times, addresses. */
async function documentsOf(lake: LakeProcess) {
  const client = lake.client({ withToken: true, perspective: 'raw' })
  const documents = await client.fetch<Stored[]>('*[!(_id in path("_.**"))] | order(_id asc)')
  return documents.map(({ _rev, _updatedAt, _createdAt, url, uploadId, ...rest }) => rest)
}

test('a dataset with drafts, references, a picture and a file moves whole into an empty lake', async () => {
  const client = from.client({ withToken: true, perspective: 'raw' })
  const picture = await client.assets.upload('image', await quarters(60, 40), {
    filename: 'quarters.png',
  })
  const leaflet = await client.assets.upload('file', Buffer.from('%PDF-1.7 prices'), {
    filename: 'prices.pdf',
  })
  const asset = (_ref: string) => ({ _type: 'reference', _ref })
  await client.create({
    _id: 'drafts.poster',
    _type: 'poster',
    image: {
      _type: 'image',
      asset: asset(picture._id),
      hotspot: { _type: 'sanity.imageHotspot', x: 0.2, y: 0.8, width: 0.1, height: 0.1 },
    },
    download: { _type: 'file', asset: asset(leaflet._id) },
  })
  await client.create({ _id: 'secret', _type: 'sanity.previewUrlSecret', secret: 'x' })

  const exported = await run(from, 'export', '--to', file)
  expect(exported).toMatchObject({ code: 0, output: expect.stringContaining('pictures and files') })

  const counted = await run(into, 'import', file, '--dry-run')
  const isAsset = ({ _type }: { _type: string }) => /^sanity\.(image|file)Asset$/.test(_type)
  const expected = (await documentsOf(from)).filter(({ _id }) => _id !== 'secret')
  const assets = expected.filter(isAsset).length
  expect(counted.output).toContain(
    `holds ${expected.length - assets} documents and ${assets} pictures and files; `,
  )
  expect(counted.output).toContain('has 0 of the documents already. Nothing was changed.')
  expect(await documentsOf(into)).toEqual([])

  const imported = await run(into, 'import', file)
  expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('were written') })
  expect(await documentsOf(into)).toEqual(expected)
  const bytes = await fetch(`${into.url}/images/larkway/production/${pathEnd(picture.path)}`)
  expect(Buffer.from(await bytes.arrayBuffer())).toEqual(await quarters(60, 40))
})

test('documents that are there already are an error, kept, or replaced, as is said', async () => {
  const client = into.client({ withToken: true, perspective: 'raw' })
  await client.patch('siteSettings').set({ name: 'Changed here' }).commit()
  const nameNow = () => client.fetch<string>('*[_id == "siteSettings"][0].name')

  const refused = await run(into, 'import', file)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Add --replace') })
  expect(await nameNow()).toBe('Changed here')

  expect(await run(into, 'import', file, '--missing')).toMatchObject({ code: 0 })
  expect(await nameNow()).toBe('Changed here')

  expect(await run(into, 'import', file, '--replace')).toMatchObject({ code: 0 })
  expect(await nameNow()).toBe('Larkway')
})

test.each([
  ['no lake runs', ['export', '--to', 'other.tar.gz'], 'Start it with npm start'],
  ['a hosted dataset is not named', ['export', '--hosted'], 'SANITY_PROJECT_ID'],
  ['no file is given', ['import'], 'npm run content:import -- FILE.tar.gz'],
  ['both ways are asked for', ['import', 'x', '--replace', '--missing'], '--dry-run'],
  ['an option is unknown', ['export', '--everything'], 'npm run content:export'],
] as const)('when %s, the command says what to do', async (_name, [command, ...options], text) => {
  const { code, output } = await run(null, command, ...options)
  expect(code).toBe(1)
  expect(output).toContain(text)
  expect(output).not.toContain('    at ')
})

test('an export never overwrites, and leaves nothing half written', async () => {
  const { code, output } = await run(from, 'export', '--to', file)
  expect(code).toBe(1)
  expect(output).toContain('is there already')
  expect(existsSync(`${file}.unfinished`)).toBe(false)
})

test('a file that is not there is named', async () => {
  const { code, output } = await run(into, 'import', 'nowhere.tar.gz')
  expect(code).toBe(1)
  expect(output).toContain(path.join(folder, 'nowhere.tar.gz'))
})

const pathEnd = (text: string) => text.split('/').at(-1)!
