import type { Context } from 'hono'
import { accessTokenOf, type Environment } from '../server/environment.ts'
import { Failure } from '../server/failure.ts'
import { failureResponse } from '../server/failure-response.ts'
import { notReady } from '../server/serve-route.ts'
import type { Readiness, Services } from '../server/services.ts'
import { type Actor, actorOf, type Needs } from './key-route.ts'

/** The bytes of a file, or why there are none. */
export type FileAnswer<Path extends string = string> = (
  context: Context<Environment, Path>,
  services: Services,
  actor: Actor,
) => Promise<Response | Failure>

/**
 * An address of the office by which a file travels: calls carry JSON alone, so it is none, and asks
 * for the same authority. `name` stands in the log. 503 while the program starts, else as `actorOf`.
 * Rules C-177, C-184, C-202.
 * @example app.post('/api/lead-exports', route('postLeadExport', { permission: 'orders.export' }, …))
 */
export const fileRoutes =
  (readiness: () => Readiness) =>
  <Path extends string>(name: string, needs: Needs, answer: FileAnswer<Path>) =>
  async (context: Context<Environment, Path>): Promise<Response> => {
    context.set('callName', name)
    const ready = readiness()
    if (ready.status !== 'ready') return failureResponse(context, notReady)
    const { services } = ready
    const client = { accessToken: accessTokenOf(context) }
    const actor = await actorOf({ services, client }, needs)
    const answered = actor instanceof Failure ? actor : await answer(context, services, actor)
    return answered instanceof Failure ? failureResponse(context, answered) : answered
  }
