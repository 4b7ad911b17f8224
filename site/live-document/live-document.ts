import type { AsyncLocalStorage } from 'node:async_hooks'

/** A page that is rendered for one request and sent as a document. */
export type LiveDocument = {
  /** What its server components left for the server's rendering of client components, by name. */
  values: Map<string, unknown>
}

const shared = globalThis as typeof globalThis & {
  larkwayLiveDocument?: AsyncLocalStorage<LiveDocument> | undefined
}

/**
 * The live document that is being rendered. None for a fixed page, for an answer to the router, in a
 * browser, and where the site's own server does not run.
 */
export const liveDocument = (): LiveDocument | undefined => shared.larkwayLiveDocument?.getStore()

/** Leaves the scope of live documents for code that Next bundles, which reads this file anew. */
export function setLiveDocumentScope(scope: AsyncLocalStorage<LiveDocument> | undefined): void {
  shared.larkwayLiveDocument = scope
}

/** Renders a live document, all it waits for included. */
export const inLiveDocument = <Result>(render: () => Result): Result =>
  shared.larkwayLiveDocument
    ? shared.larkwayLiveDocument.run({ values: new Map() }, render)
    : render()

/**
 * Passes a value to the server's rendering of a client component beside the payload, through which it
 * would go as text to be read again, and which a document then sends along. Rule D-111.
 * @returns undefined once it is passed, else the value, for the payload
 */
export function passInMemory<Value>(name: string, value: Value): Value | undefined {
  const document = liveDocument()
  if (!document) return value
  document.values.set(name, value)
  return undefined
}

/** What was passed by that name; undefined where nothing was, as in every browser. */
export const valueInMemory = (name: string): unknown => liveDocument()?.values.get(name)
