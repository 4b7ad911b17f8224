import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { jsonBody } from '../http/params.ts'
import { transact } from '../mutations/transact.ts'
import { parseActions } from './action.ts'
import { performAction } from './perform-action.ts'

/** POST `/data/actions/{dataset}`: all actions of a request are one transaction. */
export const actionRoutes = new Hono<LakeEnv>().post('/data/actions/:dataset', async (c) => {
  const { store, now } = c.get('lake')
  const identity = c.get('identity')
  assertTrusted(identity, 'change content')
  const { actions, transactionId, dryRun } = await jsonBody(c)
  const parsed = parseActions(actions)
  const outcome = await transact(
    store,
    {
      identity: identity.id,
      transactionId: typeof transactionId === 'string' ? transactionId : undefined,
      isDryRun: dryRun === true,
      now,
    },
    (set) => {
      for (const action of parsed) performAction(set, action)
    },
  )
  return c.json({ transactionId: outcome.transactionId })
})
