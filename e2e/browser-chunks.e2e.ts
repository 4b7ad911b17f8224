import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pageVisitPath } from '#core/figures/page-visit.ts'
import { holdsOffice, holdsPhoneMetadata, holdsZod } from './larkway/chunk-markers.ts'
import { pageKinds } from './larkway/known-pages.ts'
import { expect, test } from './site-test.ts'

const folder = path.resolve(import.meta.dirname, '../site/.next/static/chunks')

/** What a guest's way from the account to the log-in may weigh, packed; docs/PERFORMANCE.md says what it does. */
const guestKilobytes = 155

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

test('D-109 the script that counts views is one of its own, below a kilobyte as browsers get it @wide', () => {
  const found = [...chunks().values()].filter((code) => code.includes(pageVisitPath))
  expect(found.map((code) => brotliCompressSync(code).length)).toEqual([expect.any(Number)])
  expect(brotliCompressSync(found[0]!).length).toBeLessThan(1000)
})

test('S-91 phone metadata is named by no page at first, and the office by its own pages alone @wide', async ({
  request,
  car,
}) => {
  const holding = (holds: (code: string) => boolean) =>
    [...chunks()].filter(([, code]) => holds(code)).map(([file]) => file)
  const [heavy, office] = [holding(holdsPhoneMetadata), holding(holdsOffice)]
  expect(heavy, 'chunks with phone metadata').not.toEqual([])
  expect(office, 'chunks with something of the office').not.toEqual([])
  for (const [name, addressOf] of Object.entries(pageKinds)) {
    const address = addressOf(car)
    const html = await (await request.get(address)).text()
    expect(html, name).toContain('/_next/static/chunks/')
    const named = (files: string[]) => files.filter((file) => html.includes(file))
    expect(named(heavy), name).toEqual([])
    if (address.startsWith('/admin/')) expect(named(office), name).not.toEqual([])
    else expect(named(office), name).toEqual([])
  }
})

test('S-90 S-91 a guest at their account is led to the log-in by little script, none of it the office’s @wide', async ({
  page,
  request,
}) => {
  // What both pages ask for is sent once: the browser has it then.
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await page.goto('/account')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const codes = await Promise.all(
    [...scripts].map(async (address) => (await request.get(address)).text()),
  )
  const kilobytes = codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000
  expect(kilobytes).toBeLessThan(guestKilobytes)
  expect(codes.filter(holdsOffice)).toEqual([])
})
