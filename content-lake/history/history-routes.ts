import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { isOn } from '../http/params.ts'
import { publishedId } from '../store/document-id.ts'
import { documentEvents } from './document-events.ts'
import { documentsAt, type Moment, transactionsOf } from './document-history.ts'

/** `/data/history/{dataset}/…`: transactions of documents, documents as they were, their events. */
export const historyRoutes = new Hono<LakeEnv>()
  .use('/data/history/*', async (c, next) => {
    assertTrusted(c.get('identity'), 'read history')
    return next()
  })
  .get('/data/history/:dataset/transactions/:ids', (c) => {
    const isContentLess = isOn(c, 'excludeContent') || isOn(c, 'excludeMutations')
    const transactions = transactionsOf(c.get('lake').store.revisions, idsIn(c), {
      from: c.req.query('fromTransaction'),
      to: c.req.query('toTransaction'),
      isReversed: isOn(c, 'reverse'),
      limit: limitOf(c),
      withEffects: c.req.query('effectFormat') === 'mendoza',
      withMutations: !isContentLess,
      onlyTheseDocuments: isOn(c, 'includeIdentifiedDocumentsOnly'),
    })
    const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`)
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
  })
  .get('/data/history/:dataset/documents/:ids', (c) => {
    const { store, now } = c.get('lake')
    return c.json({ documents: documentsAt(store.revisions, idsIn(c), momentOf(c, now())) })
  })
  .get('/data/history/:dataset/events/documents/:id', (c) => {
    const id = c.req.param('id')
    const group = [...new Set([publishedId(id), `drafts.${publishedId(id)}`, id])]
    const before = Number(c.req.query('nextCursor')) || Number.MAX_SAFE_INTEGER
    const events = documentEvents(c.get('lake').store.revisions.existenceOf(group), id).filter(
      ({ sequence }) => sequence < before,
    )
    const page = events.slice(0, limitOf(c))
    return c.json({
      events: { [id]: page.map(({ event }) => event) },
      nextCursor: page.length < events.length ? String(page.at(-1)!.sequence) : '',
    })
  })

const idsIn = (c: LakeContext) => (c.req.param('ids') ?? '').split(',').filter(Boolean)

const limitOf = (c: LakeContext) =>
  Math.max(1, Math.min(Math.trunc(Number(c.req.query('limit')) || 100), 1000))

function momentOf(c: LakeContext, now: Date): Moment {
  const { revision, time } = c.req.query()
  if (isOn(c, 'lastRevision')) return 'last'
  return revision ? { revision } : { time: time ?? now.toISOString() }
}
