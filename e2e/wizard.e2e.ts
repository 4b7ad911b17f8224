import type { Page } from '@playwright/test'
import { messagesTo, newestMessageTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import type { SampleCar } from './larkway/sample-car.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { resultsPage } from './pages/results-page.ts'
import { wizardPage } from './pages/wizard-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'

const vehicles = ({ make, range, model }: SampleCar) =>
  `/car-search/${make}/${range}/${model}/personal/vehicles`

test('W-20 W-64 four taps lead from the home page to the deals of a variant', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Or step by step' }).getByRole('link').first().click()
  await expect(wizard.heading).toHaveText(/^Which .+\?$/)
  await expect(wizard.main).toContainText('Step 2 of 5')
  const makeUrl = page.url()
  await wizard.choices.first().click()
  await expect(page).not.toHaveURL(makeUrl)
  await expect(wizard.main).not.toContainText('Step 2 of 5')
  // A model with one variant asks at once who the car is for (W-66): a tap less.
  if (await page.getByRole('heading', { name: /^Which/ }).isVisible()) {
    await wizard.choices.first().click()
  }
  await expect(wizard.heading).toHaveText('Who is it for?')
  const count = await wizard.countOf('Personal')
  await page.getByRole('link', { name: 'Personal', exact: true }).click()
  await expect(page).toHaveURL(/\/car-search\/[^/]+\/[^/]+\/[^/]+\/personal\/vehicles$/)
  // W-67: the number beside the answer is the number of the list.
  await expect.poll(resultsPage(page).total).toBe(count)
})

for (const script of ['', ' @no-script']) {
  test(`R-31 Back and reload keep the answers, each can be changed, all taken back${script} @once`, async ({
    page,
    car,
  }) => {
    const wizard = wizardPage(page)
    await page.goto(`/car-search/${car.make}`)
    await wizard.choices.first().click()
    await expect(page).toHaveURL(new RegExp(`/car-search/${car.make}/[^/]+$`))
    await page.goBack()
    await expect(page).toHaveURL(`/car-search/${car.make}`)
    await page.reload()
    await expect(wizard.answers).toHaveText([/^Make .+ Change$/, 'Start over'])

    await page.goto(vehicles(car))
    await expect(wizard.answers).toHaveText([
      /^Make .+ Change$/,
      /^Model .+ Change$/,
      /^Variant .+ Change$/,
      'Use Personal lease Change',
      'Start over',
      'Save these answers',
    ])
    await page.getByRole('link', { name: /^Use Personal lease/ }).click()
    await expect(page).toHaveURL(`/car-search/${car.make}/${car.range}/${car.model}`)
    await page.goBack()
    await page.getByRole('link', { name: /^Make/ }).click()
    await expect(page).toHaveURL('/car-search')
    await expect(page.getByRole('heading', { name: 'Customer favourites' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Start over' }).click()
    await expect(page).toHaveURL('/car-search')
  })

  test(`W-21 W-62 a budget, a use and a car lead to its deals in the budget${script} @once`, async ({
    page,
  }) => {
    const wizard = wizardPage(page)
    await page.goto('/budget-search')
    await page.getByRole('link', { name: '£250 to £350' }).click()
    await expect(page).toHaveURL('/budget-search?budgetRanges=250to350')
    await page.getByRole('link', { name: 'Business', exact: true }).click()
    await expect(page).toHaveURL('/budget-search/business/models?budgetRanges=250to350')
    const choice = wizard.choices.first()
    const count = await wizard.countBeside(choice)
    await choice.click()
    await expect(page).toHaveURL(/\/budget-search\/business\/models\/\d+\?budgetRanges=250to350$/)
    await expect.poll(resultsPage(page).total).toBe(count)
    await page.goto('/budget-search/models')
    await expect(page).toHaveURL('/budget-search/personal/models')
    await expect(wizard.answers.first()).toHaveText('Budget Any Change')
  })
}

test('W-17 each use is explained by a tooltip that keys open and close @once', async ({
  page,
  car,
}) => {
  await page.goto(`/car-search/${car.make}/${car.range}/${car.model}`)
  const tip = page.getByText('For you and your family. Prices include VAT.')
  await expect(tip).toBeHidden()
  await page.getByRole('button', { name: 'About Personal' }).focus()
  await page.keyboard.press('Enter')
  await expect(tip).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(page.getByRole('button', { name: 'About Personal' })).toBeFocused()
})

test('R-31 by keyboard alone a make, a model and a use are chosen @once', async ({ page, car }) => {
  await page.goto(`/car-search/${car.make}`)
  await tabTo(page, new RegExp(`/car-search/${car.make}/${car.range}$`))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== `/car-search/${car.make}`)
  if (await page.getByRole('heading', { name: /^Which/ }).isVisible()) {
    await tabTo(page, new RegExp(`/${car.model}$`))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, /\/business\/vehicles$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/business\/vehicles$/)
})

async function tabTo(page: Page, href: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    const focused = await page.locator(':focus').getAttribute('href', { timeout: 1000 })
    expect(focused).toMatch(href)
  }).toPass({ intervals: [0], timeout: 30_000 })
}

test('W-152 R-33 R-34 by script a search is saved, and what is looked for noted, on the page itself @wide', async ({
  page,
  request,
  car,
}) => {
  const wizard = wizardPage(page)
  const visitor = newVisitor()
  await page.goto(vehicles(car))
  await page.getByRole('link', { name: 'Save these answers' }).click()
  await expect(page).toHaveURL(/\/personal#save$|\/find-my-deal\?.+#save$/)
  const address = page.url()
  const { saveForm } = wizard
  const send = saveForm.getByRole('button', { name: 'E-mail me the link' })
  await saveForm.getByLabel('Your name').fill(visitor.name)
  await saveForm.getByLabel('E-mail').fill(visitor.email)
  await send.click()
  const summary = saveForm.getByRole('alert').filter({ hasText: 'Please check' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Phone: This field is required'])
  await expectSound(page)
  await saveForm.getByLabel('Phone').fill(visitor.phone)
  await send.click()
  const thanks = saveForm.getByRole('status')
  await expect(thanks.getByRole('heading')).toBeFocused()
  await expect(thanks).toContainText('Your answers are saved')
  await expect(page).toHaveURL(address)
  const mail = await newestMessageTo(request, visitor.email)
  await page.goto(/\/find-my-deal\?hash=[\w-]{22}/.exec(mail.body)![0])
  // Details that are partly hidden pass as they are.
  await expect(saveForm.getByLabel('E-mail')).toHaveValue('a••@example.com')
  await send.click()
  await expect(thanks).toContainText('Your answers are saved')

  await page.goto(`/find-my-deal?budget=600&model=${car.modelId}&use=personal`)
  const form = page.locator('#preferences')
  await form.getByLabel('Body type').selectOption('SUV')
  await form.getByLabel('Your name').fill(visitor.name)
  await form.getByLabel('E-mail').fill(visitor.email)
  await form.getByRole('button', { name: 'Send what I am looking for' }).click()
  await expect(form.getByRole('status')).toContainText(/Your reference: \S+/)
})

test('R-33 W-27 D-102 a search is saved by e-mail and taken up again by its link @no-script', async ({
  page,
  request,
  car,
}) => {
  const wizard = wizardPage(page)
  const visitor = newVisitor()
  await page.goto(vehicles(car))
  await page.getByRole('link', { name: 'Save these answers' }).click()
  await expect(page).toHaveURL(/\/personal#save$/)
  await wizard.saveForm.getByLabel('Your name').fill(visitor.name)
  await wizard.saveForm.getByRole('button', { name: 'E-mail me the link' }).click()
  await expect(page).toHaveURL(/\/find-my-deal\?make=.+&draft=[\w-]{22}#save$/)
  await expect(wizard.saveForm.getByLabel('Your name')).toHaveValue(visitor.name)
  await expect(wizard.saveForm.getByLabel('Phone')).toHaveAccessibleDescription(
    /This field is required/,
  )
  await wizard.saveForm.getByLabel('E-mail').fill(visitor.email)
  await wizard.saveForm.getByLabel('Phone').fill(visitor.phone)
  await wizard.saveForm.getByRole('button', { name: 'E-mail me the link' }).click()
  await expect(page.getByText('We e-mailed you the link')).toBeVisible()

  const mail = await newestMessageTo(request, visitor.email)
  const link = /\/find-my-deal\?hash=[\w-]{22}/.exec(mail.body)![0]
  await page.goto(link)
  await expect(wizard.heading).toHaveText(/, personal lease$/)
  await expect(wizard.main).toContainText(/\d matching deals?/)
  await expect(wizard.saveForm.getByLabel('Your name')).toHaveValue(visitor.name)
  await expect(wizard.saveForm.getByLabel('E-mail')).toHaveValue('a••@example.com')
  await expect(wizard.saveForm.getByLabel('Phone')).toHaveValue(/^•+\d{3}$/)
  // The person goes along to a deal and its enquiry. Rule D-93.
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/offers\?.*&hash=[\w-]{22}$/)
  // Nor do another provider and other terms lose it. Rule D-102.
  await page
    .getByRole('link', { name: /^Choose this offer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]offer=.*&hash=[\w-]{22}$/)
  await page.locator('#terms td').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/offers\?.*&hash=[\w-]{22}$/)
  await page.getByRole('main').getByRole('link', { name: /^Ask / }).first().click()
  await expect(enquiryPage(page).name).toHaveValue(visitor.name)
  await expect(enquiryPage(page).email).toHaveValue('a••@example.com')
  await page.goto(link)
  // What was not written over stays, and the person goes along with other answers.
  await page.getByRole('link', { name: /^Use Personal lease/ }).click()
  await page.getByRole('link', { name: 'Business', exact: true }).click()
  await expect(wizard.saveForm.getByLabel('E-mail')).toHaveValue('a••@example.com')
  await wizard.saveForm.getByRole('button', { name: 'E-mail me the link' }).click()
  await expect(page.getByText('We e-mailed you the link')).toBeVisible()
  await expect.poll(async () => (await messagesTo(request, visitor.email)).length).toBe(2)

  await page.goto('/find-my-deal?hash=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByText('This link is older than seven days')).toBeVisible()
})

test('W-25 R-34 when nothing fits, what is looked for is told on the same page @no-script', async ({
  page,
  car,
}) => {
  const visitor = newVisitor()
  await page.goto(`/find-my-deal?budget=600&model=${car.modelId}&use=personal`)
  await expect(page.getByText('We found nothing. Try again with different options')).toBeVisible()
  const form = page
    .getByRole('region', { name: 'Tell us what you are looking for' })
    .or(page.locator('#preferences'))
  await expect(form.getByLabel('Make')).toHaveValue(car.make)
  await form.getByLabel('Your name').fill(visitor.name)
  await form.getByLabel('Body type').selectOption('SUV')
  await form.getByRole('button', { name: 'Send what I am looking for' }).click()
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/This field is required/)
  await expect(form.getByLabel('Body type')).toHaveValue('suv')
  await form.getByLabel('E-mail').fill(visitor.email)
  await form.getByRole('button', { name: 'Send what I am looking for' }).click()
  await expect(page.getByText(/is noted under the reference .+\./)).toBeVisible()
})

test('W-63 cars like one that others look at are of its body and fuel @wide', async ({ page }) => {
  await page.goto('/find-my-deal')
  const liked = page.locator('section', { hasText: 'Like one of these' }).getByRole('link').first()
  await liked.click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  const count = await wizardPage(page).countOf('Personal')
  await page.getByRole('link', { name: 'Personal', exact: true }).click()
  await page.getByRole('link', { name: /^See and filter/ }).click()
  await expect(page).toHaveURL(/\/compare-car-leasing\?bodyTypes=\w+&fuelTypes=[\w-]+/)
  await resultsPage(page).openPanel()
  expect(count).toBeGreaterThan(0)
})
