import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { holdsPhoneMetadata, holdsZod } from './larkway/chunk-markers.ts'
import { pageKinds } from './larkway/known-pages.ts'
import { expect, test } from './site-test.ts'

const folder = path.resolve(import.meta.dirname, '../site/.next/static/chunks')

/** Every script of the production build, by the end of its address. */
const chunks = () =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file), 'utf8')]),
  )

test('no script of the build holds zod @wide', () => {
  const all = chunks()
  expect(all.size).toBeGreaterThan(0)
  expect([...all].filter(([, code]) => holdsZod(code)).map(([file]) => file)).toEqual([])
})

test('phone metadata is in a script of its own that no page names at first @wide', async ({
  request,
  car,
}) => {
  const heavy = [...chunks()].filter(([, code]) => holdsPhoneMetadata(code)).map(([file]) => file)
  expect(heavy, 'chunks with phone metadata').not.toEqual([])
  for (const [name, address] of Object.entries(pageKinds)) {
    const html = await (await request.get(address(car))).text()
    expect(html, name).toContain('/_next/static/chunks/')
    expect(
      heavy.filter((file) => html.includes(file)),
      name,
    ).toEqual([])
  }
})
