import type { Locator, Page } from '@playwright/test'
import { resultsPage } from './pages/results-page.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { expect, test } from './site-test.ts'

/** Counts what a visitor presses. */
function taps(page: Page) {
  let count = 0
  const tap = async (link: Locator) => {
    count += 1
    await link.click()
  }
  const named = (name: string | RegExp) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
  return { tap, named, count: () => count }
}

/** Leads from the question about a model to the deals, choosing the first each time. */
async function toResults(page: Page, { tap, named }: ReturnType<typeof taps>): Promise<void> {
  const wizard = wizardPage(page)
  await expect(wizard.heading).toHaveText(/^Which/)
  await expect(page).toHaveURL(/\/car-search\/[^/]+$/)
  await tap(wizard.choices.first())
  await page.waitForURL(/\/car-search\/[^/]+\/[^/]+$/)
  if (await page.getByRole('heading', { name: /^Which/ }).isVisible()) {
    await tap(wizard.choices.first())
  }
  await tap(named('Personal'))
  await expect(page).toHaveURL(/\/personal\/vehicles$/)
}

test('R-31 six tasks of a visitor take few taps @narrow', async ({ page }) => {
  test.setTimeout(120_000)
  const wizard = wizardPage(page)
  const counted: Record<string, number> = {}

  const usual = taps(page)
  await page.goto('/')
  const row = page.getByRole('navigation', { name: 'Or step by step' })
  await usual.tap(row.getByRole('link').first())
  await toResults(page, usual)
  await expect(resultsPage(page).summary).toBeVisible()
  counted['deals of a variant of a usual make'] = usual.count()

  const another = taps(page)
  await another.tap(page.getByRole('link', { name: /^Use Personal lease/ }))
  await another.tap(another.named('Business'))
  await expect(page).toHaveURL(/\/business\/vehicles$/)
  counted['the same for a business'] = another.count()

  const save = taps(page)
  await save.tap(page.getByRole('link', { name: 'Save these answers' }))
  await wizard.saveForm.getByLabel('Your name').fill('Ada')
  await save.tap(wizard.saveForm.getByRole('button'))
  await expect(wizard.saveForm.getByLabel('Phone')).toHaveAccessibleDescription(/required/)
  counted['the search sent to be saved'] = save.count()

  const over = taps(page)
  await over.tap(page.getByRole('link', { name: 'Start over' }))
  await over.tap(over.named('Begin with a monthly budget'))
  await over.tap(over.named('£250 to £350'))
  await expect(wizard.heading).toHaveText('Who is it for?')
  counted['begun anew with a budget'] = over.count()

  const rare = taps(page)
  await page.goto('/')
  await rare.tap(row.getByRole('link', { name: 'All makes' }))
  await rare.tap(rare.named('Volvo'))
  await toResults(page, rare)
  counted['deals of a make that is no favourite'] = rare.count()

  const budget = taps(page)
  await page.goto('/')
  await budget.tap(row.getByRole('link', { name: 'By monthly budget' }))
  await budget.tap(budget.named('£250 to £350'))
  await budget.tap(budget.named('Personal'))
  await expect(wizard.heading).toHaveText('Which car?')
  await budget.tap(wizard.choices.first())
  await expect(page).toHaveURL(/\/models\/\d+\?budgetRanges=250to350$/)
  counted['deals within a budget'] = budget.count()

  const most = {
    'deals of a variant of a usual make': 4,
    'the same for a business': 2,
    'the search sent to be saved': 2,
    'begun anew with a budget': 3,
    'deals of a make that is no favourite': 5,
    'deals within a budget': 4,
  }
  for (const [task, limit] of Object.entries(most)) {
    expect(counted[task], `taps for ${task}`).toBeLessThanOrEqual(limit)
  }
})
