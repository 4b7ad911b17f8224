import { randomBytes } from 'node:crypto'
import { calls } from '#core/contract/calls.ts'
import { Failure } from '../../server/failure.ts'
import { route } from '../../server/route.ts'

const draftLifetimeMs = 30 * 60 * 1000

/** One-time codes, passwords and tokens are typed again and never kept. */
const secretFields = new Set(['code', 'password', 'passwordConfirmation', 'token', 'refreshToken'])

/** Forms that were posted without script and have to be shown again with their messages. */
export const formDraftRoutes = {
  postFormDraft: route(calls.postFormDraft, async ({ body, services }) => {
    const secret = Object.keys(body.values).filter((field) => secretFields.has(field))
    if (secret.length > 0) {
      return new Failure(
        400,
        'errors.badParameter',
        Object.fromEntries(secret.map((field) => [field, ['Leave this field out of a draft.']])),
      )
    }
    const now = services.clock()
    const id = randomBytes(16).toString('base64url')
    const expiresAt = new Date(now.getTime() + draftLifetimeMs)
    await services.database.call.saveFormDraft({ ...body, id, expiresAt, now })
    return { id }
  }),

  getFormDraft: route(calls.getFormDraft, async ({ params, services }) => {
    const draft = await services.database.call.readFormDraft({ ...params, now: services.clock() })
    return draft ?? new Failure(404, 'errors.notFound')
  }),
}
