import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { ContentUnavailableError } from '#site/data/content/stale-if-error.ts'
import { layoutParts } from '#site/data/layout/layout-state.ts'
import { causeMark } from '#site/policy/failure-cause.ts'
import { frontInTest } from './test/front-in-test.ts'

let front: Awaited<ReturnType<typeof frontInTest>>
afterEach(() => front.close())

const noContent = 'The text of this page cannot be had at the moment.'
const router = { RSC: '1', accept: 'text/x-component' }

/** Stands for Next, whose pages lie in a layout that loads with `load`; the error page was made before. */
async function siteWith(
  load: () => Promise<unknown>,
  { isDown = false, hasErrorPage = true } = {},
): Promise<void> {
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isRouter = req.headers.rsc === '1'
    const type = isRouter ? 'text/x-component' : 'text/html; charset=utf-8'
    const send = (status: number, body: string) => {
      res.writeHead(status, { 'Content-Type': type })
      res.end(body)
    }
    if (req.url === '/page-failed') {
      return hasErrorPage
        ? send(200, `<main>Sorry<div>${causeMark}</div></main>`)
        : send(500, 'Internal Server Error')
    }
    try {
      await layoutParts(load)
      send(200, isRouter ? '0:{}' : '<main>A page</main>')
    } catch (error) {
      // As Next does: the document has no content, and a router is told with 200.
      const row = `0:E{"digest":"${(error as { digest?: string }).digest}"}`
      send(isRouter ? 200 : 500, isRouter ? row : '<html id="__next_error__"><body></body></html>')
    }
  }
  front = await frontInTest(handle, {}, { hasBackendFailed: () => isDown })
}

const asked = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${front.url}/faq`, { headers })
  const text = await answer.text()
  return { status: answer.status, again: answer.headers.get('retry-after'), text }
}

describe('S-36 a layout that fails to load', () => {
  const withoutContent = async () => {
    throw new ContentUnavailableError('no content, none from before', { cause: 'lake:4100' })
  }

  test('gives 500 and the error page with its message', async () => {
    await siteWith(withoutContent)
    expect(await asked()).toEqual({
      ...{ status: 500, again: null },
      text: `<main>Sorry<div><p>${noContent}</p></div></main>`,
    })
  })

  test('gives it while a backend is down, with when to come again', async () => {
    await siteWith(withoutContent, { isDown: true })
    expect(await asked()).toMatchObject({ status: 500, again: '30' })
  })

  test('gives a small page with the message while there is no error page', async () => {
    await siteWith(withoutContent, { hasErrorPage: false })
    const { status, text } = await asked()
    expect(status).toBe(500)
    expect(text).toContain(`<p>${noContent}</p>`)
  })

  test('says nothing of an error that was not written for visitors', async () => {
    await siteWith(async () => {
      throw new TypeError('connect ECONNREFUSED 10.0.0.1:5432')
    })
    expect(await asked()).toMatchObject({
      status: 500,
      text: `<main>Sorry<div>${causeMark}</div></main>`,
    })
  })

  test('is 500 for a router too, kept for nobody, and over when it loads again', async () => {
    let isBroken = true
    await siteWith(async () => {
      if (isBroken) await withoutContent()
    })
    expect(await asked(router)).toMatchObject({ status: 500 })
    isBroken = false
    expect(await asked(router)).toMatchObject({ status: 200, text: '0:{}' })
    expect(await asked()).toMatchObject({ status: 200, text: '<main>A page</main>' })
  })

  test('is noticed where Next has numbered its error already', async () => {
    const error = new ContentUnavailableError('no content, none from before')
    await siteWith(async () => {
      throw Object.assign(error, { digest: '2518749206' })
    })
    expect((await asked()).text).toContain(noContent)
  })

  test('leaves errors of Next as they are', async () => {
    const notFound = Object.assign(new Error('not found'), {
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    })
    await siteWith(async () => {
      throw notFound
    })
    await asked()
    expect(notFound.digest).toBe('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})
