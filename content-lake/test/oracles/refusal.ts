import { ClientError } from '@sanity/client'

/**
 * The error a request was refused with, as the client gives it.
 * @throws Error when the request was answered, or failed in another way
 */
export async function refusal(request: Promise<unknown>): Promise<ClientError> {
  const reason = await request.then(
    () => new Error('The request was answered.'),
    (error: unknown) => error,
  )
  if (reason instanceof ClientError) return reason
  throw reason
}
