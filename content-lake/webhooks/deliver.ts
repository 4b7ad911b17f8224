import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { ChangedDocument } from './webhooks.ts'

const timeoutMs = 5000

/**
 * Posts one changed document, signed the way the hosted Content Lake signs. A document that was
 * unpublished or deleted is sent as it last was, with `sanity-operation: delete`.
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
  const body = JSON.stringify(document)
  const response = await fetch(hook.url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), hook.secret),
      'idempotency-key': `${document._id}-${document._rev}-${operation}`,
      'sanity-operation': operation,
      'sanity-document-id': document._id,
      'sanity-project-id': hook.projectId,
      'sanity-dataset': hook.dataset,
      'sanity-transaction-id': document._rev,
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${hook.url} answered ${response.status}`)
}

function operationOf({ previous, next }: ChangedDocument): 'create' | 'update' | 'delete' {
  if (!next) return 'delete'
  return next._createdAt === next._updatedAt && !previous ? 'create' : 'update'
}
