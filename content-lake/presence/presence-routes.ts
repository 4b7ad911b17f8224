import { Hono } from 'hono'
import type { LakeEnv } from '../http/lake-env.ts'
import { notSupported } from '../http/lake-error.ts'

/** `/socket/{dataset}`: who else has the document open. The Studio does without. */
export const presenceRoutes = new Hono<LakeEnv>().all('/socket/:dataset', () => {
  throw notSupported('presence yet')
})
