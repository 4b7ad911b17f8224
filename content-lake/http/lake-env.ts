import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Identity } from '../access/identity.ts'
import type { Lake } from '../lake.ts'

/** What every route finds in its context. */
export interface LakeEnv {
  Bindings: HttpBindings
  Variables: { lake: Lake; identity: Identity }
}

export type LakeContext = Context<LakeEnv>
