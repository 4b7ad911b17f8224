import { config } from './config.ts'
import { test as base } from './site-test.ts'

/**
 * The `test` of what only looks at pages and chooses on them: its tests take turns in one context of
 * their worker, which Playwright empties in between, since a new one costs as much as a page. What
 * sends forms, logs in or counts what is stored has a context to itself, as all have in prove:browser.
 */
export const test = base.extend({
  reuseContext: [!config.isWhole, { scope: 'worker' }],
})

export { expect } from '@playwright/test'
