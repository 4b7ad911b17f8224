import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LiveDocument, setLiveDocumentScope } from '#site/live-document/live-document.ts'
import { frontInTest } from './test/front-in-test.ts'
import { leaveListPage, listDocument } from './test/list-page-in-test.ts'

beforeAll(() => setLiveDocumentScope(new AsyncLocalStorage<LiveDocument>()))
afterAll(() => setLiveDocumentScope(undefined))

const path = '/compare-car-leasing'
let generation: number
let hasFailed: boolean
/** Addresses that Next rendered. */
let rendered: string[]
/** What every document says beside its list. */
let text: string
let answers: (search: string) => Promise<object | null>
let front: Awaited<ReturnType<typeof frontInTest>>

beforeEach(async () => {
  generation = 0
  hasFailed = false
  rendered = []
  text = 'Compare'
  answers = async () => ({})
  front = await frontInTest(
    (req, res) => {
      rendered.push(req.url!)
      const { search } = new URL(req.url!, 'http://localhost')
      leaveListPage(path, (asked) => answers(asked))
      const canonical = path + search
      const address = { pathname: path, query: search, search: search.slice(1), canonical }
      res
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'x-of-page': text })
        .end(listDocument(address, search.slice(1) || 'all', text))
    },
    {},
    { generation: () => generation, hasBackendFailed: () => hasFailed },
  )
})
afterEach(() => front.close())

const get = (query: string, init: RequestInit = {}) => fetch(front.url + path + query, init)

/** Has Next render two lists that differ in nothing but their query. */
async function twice() {
  for (const query of ['?budgetTo=1', '?budgetTo=2']) await (await get(query)).text()
  rendered = []
}

const documentOf = (search: string) =>
  listDocument(
    { pathname: path, query: `?${search}`, search, canonical: `${path}?${search}` },
    search,
    text,
  )

test('D-114 once two lists had the same frame, Next renders no more of them', async () => {
  await twice()
  const response = await get('?budgetTo=3')
  expect(await response.text()).toBe(documentOf('budgetTo=3'))
  expect(rendered).toEqual([])
  expect(response.headers.get('x-of-page')).toBe('Compare')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('D-114 its scripts run: the policy names them as they stand in the document', async () => {
  await twice()
  const [framed, alike] = [await get('?budgetTo=3'), await get('?budgetTo=2')]
  const sources = (response: Response) =>
    response.headers.get('content-security-policy')!.match(/'sha256-[^']+'/g)!
  expect(sources(framed)).toHaveLength(2)
  expect(sources(framed)[0]).toBe(sources(alike)[0])
  expect(sources(framed)[1]).not.toBe(sources(alike)[1])
})

test('D-114 one document is not enough to know what lists have alike', async () => {
  await (await get('?budgetTo=1')).text()
  await (await get('?budgetTo=2')).text()
  expect(rendered).toHaveLength(2)
})

test('D-114 where two documents differ beside their lists, Next renders the next one', async () => {
  for (const [at, query] of ['?budgetTo=1', '?budgetTo=2', '?budgetTo=3'].entries()) {
    text = `At ${at}`
    await (await get(query)).text()
  }
  expect(rendered).toHaveLength(3)
})

test.each<[string, string, RequestInit]>([
  ['another frame', '?financeType=pcp', {}],
  ['a query that nobody knows', '?page=2&unknown=1&draft=1', {}],
  ['an answer to the router', '?budgetTo=3', { headers: { rsc: '1' } }],
  ['an editor’s preview', '?budgetTo=3', { headers: { cookie: '__prerender_bypass=preview-key' } }],
  ['Markdown', '?budgetTo=3', { headers: { accept: 'text/markdown' } }],
  ['another path', '-other', {}],
])('D-114 Next renders %s', async (_, query, init) => {
  await twice()
  await (await get(query, init)).text()
  expect(rendered).toHaveLength(1)
})

test('D-114 news ends every frame', async () => {
  await twice()
  generation = 1
  text = 'New words'
  expect(await (await get('?budgetTo=3')).text()).toContain('New words')
})

test('D-114 a document that was begun before news leaves nothing', async () => {
  await (await get('?budgetTo=1')).text()
  answers = async () => ({})
  const pending = get('?budgetTo=2')
  generation = 1
  await (await pending).text()
  await (await get('?budgetTo=3')).text()
  expect(rendered).toHaveLength(3)
})

test('D-114 a list without cars is rendered by Next', async () => {
  await twice()
  answers = async () => null
  expect(await (await get('?budgetTo=3')).text()).toBe(documentOf('budgetTo=3'))
  expect(rendered).toHaveLength(1)
})

test('D-114 a list that cannot be asked for is rendered by Next, which says so', async () => {
  await twice()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  answers = async () => Promise.reject(new Error('no API'))
  expect((await get('?budgetTo=3')).status).toBe(200)
  expect(said).toHaveBeenCalledOnce()
  // A backend's failure is told of where it is noticed.
  hasFailed = true
  await get('?budgetTo=4')
  expect(said).toHaveBeenCalledOnce()
  expect(rendered).toHaveLength(2)
  said.mockRestore()
})

test('D-114 D-47 such a document serves the next visitor, unless a backend had failed', async () => {
  await twice()
  let asked = 0
  answers = async () => ({ asked: (asked += 1) })
  hasFailed = true
  await (await get('?budgetTo=3')).text()
  hasFailed = false
  await (await get('?budgetTo=3')).text()
  await (await get('?budgetTo=3')).text()
  expect(asked).toBe(2)
})

test('D-114 it is compressed as the visitor accepts, and HEAD has its headers alone', async () => {
  await twice()
  const packed = await get('?budgetTo=3', { headers: { 'accept-encoding': 'br' }, method: 'HEAD' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.text()).toBe('')
  const plain = await get('?budgetTo=3', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const bytes = Buffer.from(await plain.arrayBuffer())
  expect(Number(plain.headers.get('content-length'))).toBe(bytes.length)
})
