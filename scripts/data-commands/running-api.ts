import { request } from 'node:http'

/** State of the leasing API's address. */
export type ApiState = 'ready' | 'starting' | 'absent' | 'something else'

const timeoutMs = 3000

/** Asks for the health of the leasing API at `http://127.0.0.1:port`. */
export function apiState(port: number): Promise<ApiState> {
  return new Promise((resolve) => {
    const asking = request(
      { host: '127.0.0.1', port, path: '/healthz', timeout: timeoutMs },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () => resolve(stateFrom(text)))
        response.on('error', () => resolve('something else'))
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('timeout')))
    asking.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' ? 'absent' : 'something else')
    })
    asking.end()
  })
}

function stateFrom(text: string): ApiState {
  try {
    const { status } = JSON.parse(text) as { status?: unknown }
    return status === 'ready' || status === 'starting' ? status : 'something else'
  } catch {
    return 'something else'
  }
}
