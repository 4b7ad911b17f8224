import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeContext, LakeEnv } from '../http/lake-env.ts'
import { assertDataset } from '../http/params.ts'
import type { AssetDetails } from './asset-document.ts'
import type { AssetKind } from './asset-id.ts'

/** POST `/assets/{images|files}/{dataset}`: the body is the file. */
export const assetRoutes = new Hono<LakeEnv>().post(
  '/assets/:kind{images|files}/:dataset',
  async (c) => {
    const { assets } = c.get('lake')
    const identity = c.get('identity')
    assertTrusted(identity, 'upload assets')
    assertDataset(c, c.req.param('dataset'))
    const contentType = c.req.header('content-type')
    const wanted = c.req.queries('meta') ?? c.req.queries('meta[]')
    const document = await assets.add(
      {
        kind: c.req.param('kind') as AssetKind,
        bytes: Buffer.from(await c.req.arrayBuffer()),
        details: detailsOf(c),
        ...(contentType !== undefined && { contentType }),
        ...(wanted && { wanted: wanted.flatMap((text) => text.split(',')) }),
      },
      identity.id,
    )
    return c.json({ document })
  },
)

const longestDetail = 1000

function detailsOf(c: LakeContext): AssetDetails {
  const text = (name: string) => c.req.query(name)?.slice(0, longestDetail)
  const given = {
    originalFilename: text('filename'),
    label: text('label'),
    title: text('title'),
    description: text('description'),
    creditLine: text('creditLine'),
  }
  const source = { id: text('sourceId'), name: text('sourceName'), url: text('sourceUrl') }
  return {
    ...present(given),
    ...(source.name !== undefined && { source: present(source) }),
  }
}

const present = (record: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
