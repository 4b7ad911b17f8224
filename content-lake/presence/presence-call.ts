/** A call of JSON-RPC as presence reads it. */
export interface PresenceCall {
  id: string | number | null
  method: string
  params: {
    session?: string
    subscriptionId?: string
    data?: { sessionId: string; locations: unknown[] }
  }
}

const codes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const

export const rpcResult = (id: PresenceCall['id'], result: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result })

export const rpcError = (
  id: PresenceCall['id'],
  kind: keyof typeof codes,
  message: string,
): string => JSON.stringify({ jsonrpc: '2.0', id, error: { code: codes[kind], message } })

/** The call in a message, or the answer that says why there is none. */
export function parsedCall(text: string): PresenceCall | { problem: string } {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return { problem: rpcError(null, 'parseError', 'The message is not JSON.') }
  }
  const { id = null, method, params } = fieldsOf(message)
  const isNamed = id === null || typeof id === 'string' || typeof id === 'number'
  if (!isNamed || typeof method !== 'string') {
    return { problem: rpcError(null, 'invalidRequest', 'The message is no JSON-RPC call.') }
  }
  return { id: id as PresenceCall['id'], method, params: paramsOf(fieldsOf(params)) }
}

function paramsOf(given: Record<string, unknown>): PresenceCall['params'] {
  const { session, subscriptionId } = given
  const { sessionId, locations } = fieldsOf(given.data)
  return {
    ...(isShort(session) && { session }),
    ...(isShort(subscriptionId) && { subscriptionId }),
    ...(isShort(sessionId) && Array.isArray(locations) && { data: { sessionId, locations } }),
  }
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200

const fieldsOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
