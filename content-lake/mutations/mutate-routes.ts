import { Hono } from 'hono'
import { assertTrusted } from '../access/identity.ts'
import type { LakeEnv } from '../http/lake-env.ts'
import { isOn, jsonBody } from '../http/params.ts'
import { parseMutations } from './mutation.ts'
import { atMutation } from './mutation-error.ts'
import { transact } from './transact.ts'

/** POST `/data/mutate/{dataset}`. */
export const mutateRoutes = new Hono<LakeEnv>().post('/data/mutate/:dataset', async (c) => {
  const { store, now } = c.get('lake')
  const identity = c.get('identity')
  assertTrusted(identity, 'change content')
  const body = await jsonBody(c)
  const mutations = parseMutations(body.mutations)
  const outcome = await transact(
    store,
    {
      identity: identity.id,
      transactionId: textOrNone(body.transactionId) ?? c.req.query('transactionId'),
      isDryRun: isOn(c, 'dryRun'),
      generateArrayKeys: isOn(c, 'autoGenerateArrayKeys'),
      now,
    },
    (set) => {
      for (const [index, mutation] of mutations.entries()) {
        try {
          set.apply(mutation)
        } catch (error) {
          throw atMutation(error, index)
        }
      }
    },
  )
  const withDocuments = isOn(c, 'returnDocuments')
  return c.json({
    transactionId: outcome.transactionId,
    results: outcome.results.map(({ id, operation }) => ({
      id,
      operation,
      ...(withDocuments && { document: outcome.read(id) }),
    })),
  })
})

const textOrNone = (value: unknown) => (typeof value === 'string' ? value : undefined)
