import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { isTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { isPublicId } from '../store/document-id.ts'
import type { LakeDocument } from '../store/document.ts'

/**
 * GET `/data/export/{dataset}`: the documents as they stand at this moment, one JSON line each;
 * drafts only for an editor or the token. `types` names the types that are wanted.
 */
export const exportRoutes = new Hono<LakeEnv>().get('/data/export/:dataset', (c) => {
  const { store } = c.get('lake')
  const isPublic = !isTrusted(c.get('identity'))
  const types = c.req.query('types')?.split(',').filter(Boolean)
  const documents = [...store.documents.values()].filter(
    ({ _id, _type }) =>
      (!isPublic || isPublicId(_id)) && (!types || types.length === 0 || types.includes(_type)),
  )
  // Made line by line: the whole dataset as one text would be in memory twice.
  const body = Readable.toWeb(Readable.from(linesOf(documents), { objectMode: false }))
  return c.body(body as ReadableStream<Uint8Array>, 200, {
    'content-type': 'application/x-ndjson',
  })
})

function* linesOf(documents: readonly LakeDocument[]) {
  for (const document of documents) yield Buffer.from(`${JSON.stringify(document)}\n`)
}
