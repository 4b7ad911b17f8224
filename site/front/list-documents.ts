import { LRUCache } from 'lru-cache'
import type { OutgoingHttpHeaders } from 'node:http'
import type { ListPage } from '#site/live-document/list-page.ts'
import { framedList, listFrame, type ListFrame } from './list-frame.ts'

export type ListRequest = {
  host: string
  pathname: string
  /** What the page reads of the query, with its `?`, or empty. */
  search: string
}

/** A whole page of a list, as HTML that is to be sent. */
export type ListDocument = {
  page: string
  /** Policy sources of its scripts. */
  scripts: readonly string[]
  /** Headers of the page that the frame came with. */
  headers: OutgoingHttpHeaders
}

type Frame = ListFrame & {
  headers: OutgoingHttpHeaders
  /** Whether two documents had it alike: the first after a start, for one, has its scripts in another order. */
  isSure: boolean
}

/**
 * Documents of lists made of a frame that two earlier ones had alike, and of the list itself: what Next
 * would draw again for each is the same to the byte. News ends every frame, since menus and texts may
 * change with it. Rule D-114.
 * @param generation changes with every news of rates or content
 */
export function listDocuments(generation: () => number, largestBytes = 4 * 1024 * 1024) {
  const pages = new LRUCache<string, ListPage>({ max: 500 })
  const frames = new LRUCache<string, Frame>({
    maxSize: largestBytes,
    sizeCalculation: ({ texts }, key) => texts.reduce((sum, text) => sum + text.length, key.length),
  })
  let framesOf = generation()

  function endOnNews(): void {
    if (framesOf === generation()) return
    frames.clear()
    framesOf = generation()
  }

  return {
    /**
     * The document of a list; null where Next has to draw it: no frame is there yet, the query is not
     * as the list writes it, or no car is found.
     * @throws when the leasing API cannot be asked
     */
    async make({ host, pathname, search: query }: ListRequest): Promise<ListDocument | null> {
      endOnNews()
      const place = `${host}\n${pathname}`
      const page = pages.get(place)
      const question = page?.read(new URLSearchParams(query))
      if (!page || !question) return null
      const frame = frames.get(`${place}\n${question.frame}`)
      const answers = frame?.isSure ? await question.answers() : null
      if (!frame || !answers) return null
      const drawn = await page.draw(question.search, answers)
      return {
        ...framedList(frame, { pathname, query, ...question }, drawn),
        headers: frame.headers,
      }
    },

    /**
     * Keeps what a document of a list leaves for others.
     * @param madeIn the generation in which its rendering began
     */
    keep(
      { host, pathname, search: query }: ListRequest,
      left: ListPage,
      { page, headers }: { page: string; headers: OutgoingHttpHeaders },
      madeIn: number,
    ): void {
      if (madeIn !== generation()) return
      endOnNews()
      const question = left.read(new URLSearchParams(query))
      const frame = question && listFrame(page, { pathname, query, ...question })
      if (!frame) return
      const place = `${host}\n${pathname}`
      pages.set(place, left)
      const key = `${place}\n${question.frame}`
      const before = frames.get(key)?.texts
      const isSure =
        before?.length === frame.texts.length &&
        before.every((text, at) => text.equals(frame.texts[at]!))
      frames.set(key, { ...frame, headers, isSure })
    },
  }
}
