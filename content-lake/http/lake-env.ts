import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Identity } from '../access/identity.ts'
import type { Lake } from '../lake.ts'

/** Hono's context of every route. */
export interface LakeEnv {
  Bindings: HttpBindings
  Variables: { lake: Lake; identity: Identity }
}

export type LakeContext = Context<LakeEnv>
