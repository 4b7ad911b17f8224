import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { at, publishStorefront } from '../larkway/storefronts.ts'
import { studioDocument } from '../pages/studio-document.ts'
import { expect, test } from './studio-test.ts'

/** Wider than high, on nothing, as partners are asked for. */
const drawn = () =>
  sharp({
    create: { width: 800, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      {
        input: Buffer.from(
          '<svg width="800" height="200"><rect width="800" height="200" rx="40" fill="#1f3a5f"/><circle cx="120" cy="100" r="60" fill="#8fc7e8"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer()

/** How far what is shown has moved by itself since the page was opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

test('D-78 D-107 a logo that an editor uploads stands in its storefront’s header, named, and moves nothing @whole', async ({
  page,
  client,
}) => {
  const key = `logo-${process.pid}`
  const storefront = await publishStorefront(client, key)
  const name = `Storefront ${key}`
  const studio = studioDocument(page)
  try {
    await test.step('uploads it in the Studio', async () => {
      await studio.open('storefront', storefront._id)
      await studio.tab('Look').click()
      await page
        .getByTestId('file-button-input')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawn() })
      await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
      await studio.publishNow()
    })
    const visitor = await page.context().newPage()
    const logo = visitor.getByRole('banner').getByRole('img', { name })
    await expect(async () => {
      await visitor.goto(at(storefront.host, '/'))
      await expect(logo).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await test.step('sees it, from our own address and as sharp as the screen', async () => {
      const shown = await logo.evaluate((image: HTMLImageElement) => ({
        source: new URL(image.currentSrc).pathname,
        pixels: image.naturalWidth,
        isDrawn: image.complete && image.naturalWidth > 0,
      }))
      expect(shown.source).toMatch(/^\/media\//)
      expect(shown.isDrawn).toBe(true)
      expect(shown.pixels).toBeGreaterThanOrEqual(160)
      const box = (await logo.boundingBox())!
      expect([box.width, box.height].map(Math.round)).toEqual([160, 40])
      expect(await shift(visitor)).toBeLessThan(0.01)
    })
    await test.step('nothing moves while it comes', async () => {
      const heading = visitor.getByRole('heading', { level: 1 })
      const place = (await heading.boundingBox())!
      const sent = Promise.withResolvers<void>()
      await visitor.route('**/media/**', async (route) => {
        await sent.promise
        await route.continue()
      })
      await visitor.goto(at(storefront.host, '/?page=again'), { waitUntil: 'domcontentloaded' })
      expect((await logo.boundingBox())!.width).toBe(160)
      expect((await heading.boundingBox())!.y).toBe(place.y)
      sent.resolve()
      await visitor.waitForLoadState()
    })
    await visitor.close()
  } finally {
    await storefront.remove()
  }
})
