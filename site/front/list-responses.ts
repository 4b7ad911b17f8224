import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { listPageLeft } from '#site/live-document/list-page.ts'
import { contentSecurityPolicy } from '../policy/content-security-policy.ts'
import { framingOf } from '../policy/security-headers.ts'
import type { PolicySources } from '../policy/third-parties.ts'
import { compress, type ContentEncoding } from './content-encoding.ts'
import { type ListDocument, listDocuments, type ListRequest } from './list-documents.ts'
import { type Rendering, sendCached } from './response-cache.ts'

type Parts = {
  generation: () => number
  /** Whether a backend has failed since that time, on the clock of `performance.now()`. */
  hasBackendFailed: (sinceMs: number) => boolean
  /** What pages may load from services that are configured. */
  otherSources: PolicySources
  withOwnStyles: (html: string) => string
}

type Sending = {
  accepted: ContentEncoding | null
  isHead: boolean
  /** Sites that may frame the page. */
  frameOrigins: readonly string[]
  /** The right to cache the response. */
  rendering: Rendering | null
}

/** Answers requests for lists without Next where that is possible. Rule D-114. */
export function listResponses(parts: Parts) {
  const { generation, hasBackendFailed, otherSources, withOwnStyles } = parts
  const documents = listDocuments(generation)

  async function documentOf(list: ListRequest, hasFailed: () => boolean) {
    try {
      return await documents.make(list)
    } catch (error) {
      // A backend's failure has been told of already.
      if (!hasFailed()) console.error('A list could not be drawn by itself.', error)
      return null
    }
  }

  async function send(
    res: ServerResponse,
    { page, scripts, headers }: ListDocument,
    policy: (scripts: readonly string[]) => string,
    { accepted, isHead, rendering }: Sending,
  ): Promise<void> {
    const body = Buffer.from(withOwnStyles(page))
    const bytes = accepted ? await compress(body, accepted, 'once') : body
    const { 'content-encoding': _, ...alike } = headers
    const response = {
      headers: {
        ...alike,
        'content-security-policy': policy(scripts),
        'content-length': bytes.length,
        ...(accepted && { 'content-encoding': accepted }),
      },
      bytes,
      encoding: accepted,
    }
    // Only news ends a list.
    rendering?.store(response, Number.POSITIVE_INFINITY)
    sendCached(res, response, isHead)
  }

  return {
    /** Answers a request for a list; false where Next has to. */
    async answer(res: ServerResponse, list: ListRequest, sending: Sending): Promise<boolean> {
      const startedAtMs = performance.now()
      const hasFailed = () => hasBackendFailed(startedAtMs)
      const document = await documentOf(list, hasFailed)
      if (!document) return false
      const framing = framingOf(list.pathname, sending.frameOrigins)
      const policy = (scripts: readonly string[]) =>
        contentSecurityPolicy(scripts, framing, otherSources)
      // What an earlier answer had to stand in for is not for everybody.
      const rendering = hasFailed() ? null : sending.rendering
      await send(res, document, policy, { ...sending, rendering })
      return true
    },

    /** What keeps the frame of a list that Next renders from now on. */
    keeperOf(list: ListRequest) {
      const madeIn = generation()
      return (page: string, headers: OutgoingHttpHeaders): void => {
        const left = listPageLeft()
        if (left) documents.keep(list, left, { page, headers }, madeIn)
      }
    },
  }
}
