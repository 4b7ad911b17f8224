import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments } from './e2e/browser-arguments.ts'

/**
 * The tests of core once more, in Chromium: core must run wherever the site does. A configuration of
 * its own, so that no other run waits for a browser; `npm test` names the browser in CHROMIUM_PATH.
 */
export default defineConfig({
  // Packages are bundled before the first test: found later, they would reload the page under it.
  optimizeDeps: {
    include: ['fast-check', 'libphonenumber-js', 'libphonenumber-js/max', 'yup', 'zod'],
  },
  test: {
    name: 'core-browser',
    include: ['core/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Pure functions leave nothing behind for the next file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
          args: browserArguments,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
