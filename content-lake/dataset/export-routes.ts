import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'

/** GET `/data/export/{dataset}`: every document, one JSON line each, drafts too. */
export const exportRoutes = new Hono<LakeEnv>().get('/data/export/:dataset', (c) => {
  assertTrusted(c.get('identity'), 'export the dataset')
  const { store } = c.get('lake')
  const lines = [...store.documents.values()].map((document) => `${JSON.stringify(document)}\n`)
  return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
})
