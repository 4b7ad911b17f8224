import { Hono } from 'hono'
import type { LakeEnv } from '../http/lake-env.ts'
import { logInOnLoopback } from '../project/project-routes.ts'
import { studioFiles } from './studio-files.ts'

/** The built Studio, which logs in whoever opens it on this machine. */
export const studioRoutes = new Hono<LakeEnv>()
  // One build of the Studio fits every port: it asks here where the site is that it previews.
  .get('/studio/site.json', (c) => {
    c.header('cache-control', 'no-cache')
    return c.json({ siteUrl: new URL(c.get('lake').config.webhook.url).origin })
  })
  .route(
    '/',
    studioFiles<LakeEnv>((c) => c.get('lake').config.studioFolder, logInOnLoopback),
  )
