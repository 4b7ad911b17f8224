import { expect, test as base } from '@playwright/test'
import { refusalCookie } from './larkway/consent-cookies.ts'
import { sampleCar, type SampleCar } from './larkway/sample-car.ts'

type OncePerWorker = { car: SampleCar }
type EveryTest = {
  /** Whether the visitor still has to choose about cookies; else everything was refused before. */
  isUndecided: boolean
  complaints: string[]
}

/** Statuses are asserted where they matter; the browser's own line about them says no more. */
const aboutStatus = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * The `test` of every browser test. A page that throws, logs an error or does what its content
 * security policy forbids fails the test that visited it.
 */
export const test = base.extend<EveryTest, OncePerWorker>({
  // A click on what never comes fails soon, with the reason.
  actionTimeout: 10_000,
  navigationTimeout: 20_000,
  car: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      await use(await sampleCar(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  isUndecided: [false, { option: true }],
  // Tests that ask without a browser have no context, which takes longer to make than most of them.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads of the pattern what a fixture needs
  complaints: async ({}, provide) => {
    const complaints: string[] = []
    await provide(complaints)
    expect(complaints, 'errors the browser reported').toEqual([])
  },
  context: async ({ context, isUndecided, complaints }, provide) => {
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (message.type() !== 'error' || aboutStatus.test(message.text())) return
      complaints.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
    })
    if (!isUndecided) await context.addCookies([refusalCookie])
    await provide(context)
  },
})

export { expect } from '@playwright/test'
