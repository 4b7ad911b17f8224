import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { type ChangedDocument, isNew } from './news.ts'

const timeoutMs = 5000

/**
 * Posts one changed document, signed the way the hosted Content Lake signs with the projection
 * `{_id, _type, _rev}`: the site fetches the rest itself, and a document of any size can be told. One
 * that was unpublished or deleted is sent with `sanity-operation: delete`.
 * @throws Error when the receiver does not answer with a 2xx status in time
 */
export async function deliver(
  change: ChangedDocument,
  hook: { url: string; secret: string; projectId: string; dataset: string },
  signal: AbortSignal,
): Promise<void> {
  const document = change.next ?? change.previous
  if (!document) return
  const operation = operationOf(change)
  const { _id, _type, _rev } = document
  const body = JSON.stringify({ _id, _type, _rev })
  const response = await fetch(hook.url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), hook.secret),
      'idempotency-key': `${_id}-${_rev}-${operation}`,
      'sanity-operation': operation,
      'sanity-document-id': _id,
      'sanity-project-id': hook.projectId,
      'sanity-dataset': hook.dataset,
      'sanity-transaction-id': _rev,
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${hook.url} answered ${response.status}`)
}

function operationOf(change: ChangedDocument): 'create' | 'update' | 'delete' {
  if (!change.next) return 'delete'
  return isNew(change) ? 'create' : 'update'
}
