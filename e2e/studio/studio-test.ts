import type { BrowserContext } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { config } from '../config.ts'
import { contentClient } from '../larkway/content-client.ts'
import { test as base } from '../site-test.ts'

type EveryTest = { client: SanityClient; staysHere: undefined }

/**
 * What the Studio says of itself on a busy machine: that it is sooner impatient than connected to
 * the preview, and, when its window is left, that the line on which it says goodbye is closed
 * already (its list of who is here and the line itself both wait for the window's end).
 */
const ownHaste = [
  'Unable to connect to visual editing',
  'WebSocket is already in CLOSING or CLOSED state',
]

const isHaste = (line: string) => ownHaste.some((words) => line.includes(words))

/**
 * The `test` of everything done in the Studio. Tests change content, so they need a Larkway whose
 * data nobody misses.
 */
export const test = base.extend<EveryTest>({
  actionTimeout: 60_000,
  navigationTimeout: 60_000,
  complaints: async ({ complaints }, give) => {
    await give(complaints)
    complaints.splice(0, Infinity, ...complaints.filter((line) => !isHaste(line)))
  },
  client: async ({ browserName: _ }, give) => give(contentClient(config.throwawayData!)),
  staysHere: [
    async ({ context }, use) => {
      test.skip(config.throwawayData === null, 'this Larkway was not started by npm test')
      await answerForElsewhere(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/**
 * The Studio asks its maker for fonts, news and its newest version. Nothing answers, and where there
 * is no internet the browser does not complain of that.
 */
export async function answerForElsewhere(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname),
    (route) => {
      const isScript = route.request().resourceType() === 'script'
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'application/json',
        body: isScript ? '' : '{}',
        headers: { 'access-control-allow-origin': '*' },
      })
    },
  )
}
