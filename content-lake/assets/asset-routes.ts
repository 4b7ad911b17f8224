import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { notSupported } from '../http/lake-error.ts'

/** POST `/assets/{images|files}/{dataset}`. Stored assets and image transforms belong in this folder. */
export const assetRoutes = new Hono<LakeEnv>().post('/assets/:kind/:dataset', (c) => {
  assertTrusted(c.get('identity'), 'upload assets')
  throw notSupported(`uploading ${c.req.param('kind')} yet`)
})
