import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { UserError } from '#server-kit/user-error.mjs'

/** State of the leasing API's address. */
export type ApiState = 'ready' | 'starting' | 'absent'

const timeoutMs = 3000

/**
 * Asks for the health of the leasing API at `http://127.0.0.1:port`.
 * @throws UserError when something else answers there
 */
export async function apiState(port: number): Promise<ApiState> {
  const state = await askHealth(port)
  if (state !== null) return state
  throw new UserError(
    `Something that is not the leasing API answers on port ${port}. Set LEASING_API_PORT to the port of the API, or to a free one when none runs.`,
  )
}

function askHealth(port: number): Promise<ApiState | null> {
  return new Promise((resolve) => {
    const asking = request(
      { host: '127.0.0.1', port, path: '/healthz', timeout: timeoutMs },
      (response) => {
        json(response).then(
          (body) => resolve(stateIn(body)),
          () => resolve(null),
        )
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('timeout')))
    asking.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'absent' : null)
    })
    asking.end()
  })
}

function stateIn(body: unknown): ApiState | null {
  const { status } = (body ?? {}) as { status?: unknown }
  return status === 'ready' || status === 'starting' ? status : null
}
