import { Hono } from 'hono'
import { isTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { isOn } from '../http/params.ts'
import { isPublicId } from '../store/document-id.ts'
import { referencePathsTo } from './reference-paths.ts'

/**
 * GET `/data/references/{dataset}/documents/{id}/to`: the documents that point at one, drafts only
 * for those who may see them. `excludeInternalReferences` asks for other datasets' alone, and
 * there are none; `excludePaths` leaves out where in the document the references stand.
 */
export const referenceRoutes = new Hono<LakeEnv>().get(
  '/data/references/:dataset/documents/:id/to',
  (c) => {
    const { store, config } = c.get('lake')
    const id = c.req.param('id')
    if (isOn(c, 'excludeInternalReferences')) return c.json({ totalCount: 0, references: [] })
    const isPublic = !isTrusted(c.get('identity'))
    const withPaths = !isOn(c, 'excludePaths')
    const references = [...store.documents.values()].flatMap((document) => {
      if (isPublic && !isPublicId(document._id)) return []
      const paths = referencePathsTo(id, document)
      if (paths.length === 0) return []
      return {
        projectId: config.projectId,
        datasetName: config.dataset,
        documentId: document._id,
        documentType: document._type,
        ...(withPaths && { paths }),
      }
    })
    const limit = Number(c.req.query('limit') ?? 100)
    return c.json({
      totalCount: references.length,
      references: references.slice(0, Number.isInteger(limit) && limit >= 0 ? limit : 100),
    })
  },
)
