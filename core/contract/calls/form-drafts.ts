import { z } from 'zod'
import { callGroup } from '../call.ts'

const { call } = callGroup('Internal')

/**
 * What a form posted without script held when it was sent back: values and messages, kept for
 * 30 minutes. Only the site's own server may ask for these; they are not forwarded from browsers.
 * Rule C-47.
 */
const draft = z.object({
  form: z.string().max(40),
  values: z.record(z.string(), z.string().max(2000)),
  errors: z.record(z.string(), z.array(z.string())),
})

export const formDraftCalls = {
  postFormDraft: call({
    method: 'POST',
    path: '/internal/form-drafts',
    summary: 'Keeps a form that has to be shown again.',
    body: draft,
    response: z.object({ id: z.string() }),
    authority: 'site',
  }),

  getFormDraft: call({
    method: 'GET',
    path: '/internal/form-drafts/{id}',
    summary: 'A kept form.',
    params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
    response: draft,
    authority: 'site',
    failures: { 404: 'No such draft, or it is older than 30 minutes.' },
  }),
}
