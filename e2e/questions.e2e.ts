import type { Page } from '@playwright/test'
import type { WireDeal } from '#core/contract/json/wire-derivative.ts'
import { config } from './config.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const questions = (page: Page) =>
  page.getByRole('main').locator('summary').filter({ visible: true })

test('E-22 questions are found as one types, and the address keeps what was typed @once', async ({
  page,
}) => {
  await page.goto('/faq')
  const all = await questions(page).count()
  const box = page.getByRole('searchbox', { name: 'Find a question' })
  // Typed again where the script was not there yet.
  await expect(async () => {
    await box.fill('')
    await box.fill('scratches')
    await expect(page).toHaveURL('/faq?q=scratches', { timeout: 1_000 })
  }).toPass()
  const found = await questions(page).count()
  expect(found).toBeLessThan(all)
  await expect(page.getByRole('status').filter({ hasText: 'question' })).toHaveText(
    found === 1 ? '1 question' : `${found} questions`,
  )
  await expect(questions(page).first()).toHaveText('What if the car comes back with scratches?')
  await expectSound(page)

  await page.reload()
  await expect(box).toHaveValue('scratches')
  await expect(questions(page)).toHaveCount(found)

  await box.fill('zzz')
  await expect(questions(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(questions(page)).toHaveCount(all)
})

test('E-22 questions are found without script, for readers alone @no-script', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('searchbox', { name: 'Find a question' }).fill('own end')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL('/faq?q=own+end')
  await expect(questions(page).filter({ hasText: 'Do I own the car at the end?' })).toBeVisible()
  await expect(questions(page).filter({ hasText: 'Who can lease a car?' })).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('E-21 a deal page asks six questions at most, of its own kind @no-script', async ({
  page,
  request,
}) => {
  const asked = async (fuelType: string, search: string) => {
    const response = await request.get(`${config.leasingApiUrl}/api/derivatives/v2`, {
      params: { financeType: 'pcp', 'fuelTypes[]': fuelType, rows: 1 },
    })
    const { data } = (await response.json()) as { data: WireDeal[] }
    await page.goto(`/vehicles/${data[0]!.capId}/offers${search}`)
    return page.locator('#questions summary').allInnerTexts()
  }
  const lease = await asked('petrol', '')
  expect(lease).toHaveLength(6)
  expect(lease.filter((question) => /PCP|VAT|electric/.test(question))).toEqual([])
  expect(await asked('electric', '')).toContain('How far does an electric car really go?')
  const pcp = await asked('petrol', '?financeType=pcp')
  expect(pcp).toContain('What is the optional final payment of a PCP?')
  expect(pcp).not.toContain('Do I own the car at the end?')
  await page.locator('#questions').getByRole('link', { name: 'All questions' }).click()
  await expect(page).toHaveURL('/faq')
})
