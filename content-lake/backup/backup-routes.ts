import { Hono } from 'hono'
import type { LakeEnv } from '../http/lake-env.ts'
import { LakeError } from '../http/lake-error.ts'
import { contentCopyFolder, copyContent } from './copy-content.ts'

/** `POST /backup`, for `npm run backup`: copies the content and says where. Rule C-151. */
export const backupRoutes = new Hono<LakeEnv>().post('/backup', (c) => {
  if (c.get('identity').kind !== 'program') {
    throw new LakeError(
      401,
      'unauthorized',
      'Only npm run backup, with the content token, may ask.',
    )
  }
  const { store, config } = c.get('lake')
  copyContent(store, config)
  return c.json({ folder: contentCopyFolder(config.dataFolder) })
})
