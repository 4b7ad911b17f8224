import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { documentEvents } from './document-events.ts'
import { documentAt, transactionsOf } from './document-history.ts'

/** `/data/history/{dataset}/…`: transactions of documents and documents as they were. */
export const historyRoutes = new Hono<LakeEnv>()
  .use('/data/history/*', async (c, next) => {
    assertTrusted(c.get('identity'), 'read history')
    return next()
  })
  .get('/data/history/:dataset/transactions/:ids', (c) => {
    const query = c.req.query()
    const transactions = transactionsOf(
      c.get('lake').store.journalFile,
      c.req.param('ids').split(','),
      {
        ...(query.fromTransaction && { fromTransaction: query.fromTransaction }),
        ...(query.toTransaction && { toTransaction: query.toTransaction }),
        isReversed: query.reverse === 'true',
        limit: Math.min(Number(query.limit) || 100, 1000),
        withEffects: query.effectFormat === 'mendoza',
      },
    )
    const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`)
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
  })
  .get('/data/history/:dataset/documents/:ids', (c) => {
    const { revision, time, lastRevision } = c.req.query()
    const at = {
      ...(revision && { revision }),
      ...(time && { time }),
      isLast: lastRevision === 'true',
    }
    const file = c.get('lake').store.journalFile
    const documents = c.req
      .param('ids')
      .split(',')
      .flatMap((id) => documentAt(file, id, at) ?? [])
    return c.json({ documents })
  })
  .get('/data/history/:dataset/events/documents/:id', (c) => {
    const id = c.req.param('id')
    const limit = Math.min(Number(c.req.query('limit')) || 100, 1000)
    const events = documentEvents(c.get('lake').store.journalFile, id).slice(0, limit)
    return c.json({ events: { [id]: events }, nextCursor: '' })
  })
