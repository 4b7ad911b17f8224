import { defineConfig } from '@playwright/test'
import { config } from './e2e/config.ts'
import { withPictures } from './e2e/with-pictures.ts'

/**
 * Browser tests run against a whole running Larkway: `npm test` starts one of its own and names it
 * in SITE_URL, LEASING_API_URL and CONTENT_LAKE_URL; without those, the one of `npm start` is used.
 * Tests with `@no-script` in their title run with JavaScript off, all others at two widths, or at
 * the one they name: `@wide` what small screens have not, `@narrow` what large ones have not.
 *
 * A page costs a second, so `npm test` takes samples where much is alike. `npm run prove:browser` runs
 * the rest too: what is `@once` at the other width as well, what is `@whole`, and axe on phones.
 */
const noScript = /@no-script/
const left = config.isWhole
  ? { wide: [], narrow: [] }
  : { wide: [/@whole/], narrow: [/@whole/, /@once/] }

/**
 * A list has two dozen drawings, a third of what its page costs. Tests about pictures load them
 * (`e2e/with-pictures.ts`), prove:browser loads all.
 */
const withoutPictures = '--blink-settings=imagesEnabled=false'

/** Tests that write content in the real Studio, for which one width is enough. */
const inStudio = '**/studio/*.e2e.ts'

/** Tests that change what every page shows, or count milliseconds: one by one, after all others. */
const runsAlone = ['**/five-tabs.e2e.ts', '**/what-arrives.e2e.ts']

/** Tests that put prices in force and take them back: beside those in the Studio, which read none. */
const changesPrices = ['**/admin-{large-book,rate-books}.e2e.ts', '**/provider-morning.e2e.ts']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: [...runsAlone, ...changesPrices, inStudio],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 3,
  retries: 0,
  // Only a test that hangs should end by its clock: a busy machine takes several times as long.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    // What moves is drawn sixty times a second: a twentieth of the time. prove:browser sees it move.
    contextOptions: config.isWhole ? {} : { reducedMotion: 'reduce' },
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    launchOptions: config.isWhole
      ? withPictures
      : { ...withPictures, args: [...withPictures.args, withoutPictures] },
  },
  projects: [
    {
      name: 'wide',
      grepInvert: [noScript, /@narrow/, ...left.wide],
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'narrow',
      grepInvert: [noScript, /@wide/, ...left.narrow],
      use: { browserName: 'chromium', viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'no-script',
      grep: noScript,
      grepInvert: left.wide,
      use: {
        browserName: 'chromium',
        viewport: { width: 1440, height: 900 },
        javaScriptEnabled: false,
      },
    },
    {
      name: 'studio',
      testMatch: inStudio,
      testIgnore: [],
      grepInvert: left.wide,
      dependencies: ['wide', 'narrow', 'no-script'],
      timeout: 180_000,
      expect: { timeout: 60_000 },
      // The Studio is somebody else's program with haste of its own: a test of it that fails is run
      // once more, and the report calls it flaky. Pages of the site get no second try.
      retries: 1,
      use: {
        browserName: 'chromium',
        viewport: { width: 1440, height: 900 },
        launchOptions: withPictures,
      },
    },
    {
      name: 'rate-books',
      testMatch: changesPrices,
      testIgnore: [],
      grepInvert: left.wide,
      dependencies: ['wide', 'narrow', 'no-script'],
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'alone',
      testMatch: runsAlone,
      testIgnore: [],
      grepInvert: left.wide,
      workers: 1,
      dependencies: ['studio', 'rate-books'],
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
  ],
})
