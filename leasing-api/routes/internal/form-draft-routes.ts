import { randomBytes } from 'node:crypto'
import { calls } from '#core/contract/calls.ts'
import { draftSecretMessage, draftSecrets } from '#core/contract/draft-secrets.ts'
import { retention } from '#core/contract/retention.ts'
import { Failure } from '#leasing-api/server/failure.ts'
import { route } from '#leasing-api/server/route.ts'

/** Form drafts: forms posted without script, shown again with their errors. Rules C-55, C-57. */
export const formDraftRoutes = {
  postFormDraft: route(calls.postFormDraft, async ({ body, services }) => {
    const secret = draftSecrets(body.values)
    if (secret.length > 0) {
      return new Failure(
        400,
        'errors.badParameter',
        Object.fromEntries(secret.map((field) => [field, [draftSecretMessage]])),
      )
    }
    const now = services.clock()
    const id = randomBytes(16).toString('base64url')
    const expiresAt = new Date(now.getTime() + retention.formDraftMs)
    await services.database.call.saveFormDraft({ ...body, id, expiresAt, now })
    return { id }
  }),

  getFormDraft: route(calls.getFormDraft, async ({ params, services }) => {
    const draft = await services.database.call.readFormDraft({ ...params, now: services.clock() })
    return draft ?? new Failure(404, 'errors.notFound')
  }),
}
