import { config } from './config.ts'
import { test as base } from './site-test.ts'

/**
 * The `test` of what is seen, chosen and filled in on pages: its tests take turns in one browser context
 * of their worker, since a new one costs as much as a page. Playwright empties it in between: cookies,
 * what is stored, routes, scripts and clock. What logs in, counts what is stored or changes what is not
 * put back (permissions, the size of text) has a context to itself, as all have in prove:browser.
 */
export const test = base.extend({
  reuseContext: [!config.isWhole, { scope: 'worker' }],
})

export { expect } from '@playwright/test'
