// Drives the built Studio over an embedded lake of its own and writes down every query it sends,
// for the conformance test of the lake. Run it again when the Studio's version changes.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page, type Request } from '@playwright/test'
import { createClient } from '@sanity/client'
import pino from 'pino'
import { readConfig } from '#content-lake/config.ts'
import { type StudioQuery, studioQueriesFile } from '#content-lake/test/oracles/known-queries.ts'
import { studioContent } from '#content-lake/test/oracles/studio-content.ts'
import { startLake } from '#content-lake/server.ts'
import { browserArguments } from '#e2e/browser-arguments.ts'
import { findBrowser } from '../check/find-browser.mjs'

/** A document that does not exist yet has another id on every run. */
const newId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const data = mkdtempSync(path.join(os.tmpdir(), 'larkway-record-'))
const port = Number(process.env.CONTENT_LAKE_PORT ?? 24_700)
const studioFolder = process.argv[2] ?? path.resolve(import.meta.dirname, '../../studio/dist')
const config = readConfig({
  CONTENT_LAKE_PORT: String(port),
  LARKWAY_DATA: data,
  SITE_URL: 'http://127.0.0.1:9',
})
const running = await startLake({ ...config, studioFolder }, pino({ level: 'fatal' }))
const writer = createClient({
  projectId: config.projectId,
  dataset: config.dataset,
  token: config.token,
  apiVersion: '2026-11-01',
  apiHost: `http://127.0.0.1:${port}`,
  useProjectHostname: false,
  useCdn: false,
})
const transaction = writer.transaction()
for (const document of studioContent) transaction.create(document)
await transaction.commit()
const browser = await chromium.launch({
  executablePath: (await findBrowser()) ?? undefined,
  args: browserArguments,
})
const recorded = new Map<string, StudioQuery>()
let step = 'opens the Studio'

try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  page.setDefaultTimeout(30_000)
  page.on('request', (request) => record(request))
  await edit(page)
} finally {
  await browser.close()
  await running.close()
  rmSync(data, { recursive: true, force: true })
}
const sorted = [...recorded.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
writeFileSync(studioQueriesFile, JSON.stringify(sorted))
execFileSync(path.resolve(import.meta.dirname, '../../node_modules/.bin/oxfmt'), [
  studioQueriesFile,
])
console.log(
  `${sorted.length} queries written to ${path.relative(process.cwd(), studioQueriesFile)}`,
)

/** A working day of an editor: everything that makes the Studio ask. */
async function edit(page: Page): Promise<void> {
  const studio = `http://127.0.0.1:${port}/studio`
  const doing = async (what: string, act: () => Promise<unknown>) => {
    step = what
    await act()
    // What follows a step by itself belongs to it.
    await page.waitForTimeout(3_000)
  }
  const opened = (address: string) => page.goto(`${studio}/${address}`)
  const listMenu = () => page.getByTestId('pane-context-menu-button').first().click()

  await doing('opens the Studio', () => opened('structure'))
  for (const list of ['guides;all-guide', 'pages;all-pageContent', 'questions;all-faq']) {
    await doing(`opens the list ${list}`, () => opened(`structure/${list}`))
  }
  await doing('searches a list', () =>
    page.getByTestId('document-list-search').locator('input').fill('initial rental'),
  )
  await doing('orders a list by title', async () => {
    await opened('structure/guides;all-guide')
    await listMenu()
    await page
      .getByRole('menuitem', { name: /^sort by/i })
      .first()
      .click()
  })
  await doing('orders a list by the last edit', async () => {
    await listMenu()
    await page.getByRole('menuitem', { name: /last edited/i }).click()
  })
  await doing('opens a document', async () => {
    await page.getByTestId('document-list-pane').getByRole('link').first().click()
    await page.getByTestId('field-title').waitFor()
  })
  await doing('looks for a document to refer to', async () => {
    await opened('intent/create/template=guide;type=guide/')
    await page.getByTestId('group-tab-about').click()
    await page.getByPlaceholder('Type to search').first().fill('leasing')
  })
  await doing('is about to delete a document', async () => {
    await opened('structure/guides;all-guide;guide-a')
    await page.getByTestId('field-title').waitFor()
    await page.getByTestId('action-menu-button').click()
    await page.getByTestId('action-Delete').click()
  })
  await page.keyboard.press('Escape')
  await doing('opens a singleton', () => opened('structure/siteSettings'))
  await doing('searches everywhere', async () => {
    await page.getByTestId('studio-search').click()
    await page.getByPlaceholder('Search', { exact: true }).fill('deposit "initial rental" -van')
  })
  await page.keyboard.press('Escape')
  await doing('asks in Vision', async () => {
    await opened('vision')
    await page.locator('.cm-content').first().click()
    await page.keyboard.type('*[_type == "guide"][0...3]{title')
    await page.getByRole('button', { name: 'Fetch' }).click()
  })
}

function record(request: Request): void {
  const url = new URL(request.url())
  const match = /^\/v([^/]+)(?:\/projects\/[^/]+\/datasets\/[^/]+)?\/data\/(query|listen)\//.exec(
    url.pathname,
  )
  if (!match || request.method() === 'OPTIONS') return
  const body = request.method() === 'POST' ? (request.postDataJSON() as Partial<StudioQuery>) : null
  const query = body?.query ?? url.searchParams.get('query') ?? ''
  const named = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  const sent: StudioQuery = {
    while: step,
    route: match[2] as StudioQuery['route'],
    apiVersion: match[1]!,
    perspective: url.searchParams.get('perspective'),
    query,
    params:
      body?.params ??
      Object.fromEntries(named.map(([name, text]) => [name.slice(1), JSON.parse(text)])),
  }
  sent.query = sent.query.replaceAll(newId, 'new-document')
  if (!recorded.has(keyOf(sent))) recorded.set(keyOf(sent), sent)
}

function keyOf({ route, apiVersion, perspective, query }: StudioQuery): string {
  return [route, query, apiVersion, perspective ?? ''].join('\n')
}
