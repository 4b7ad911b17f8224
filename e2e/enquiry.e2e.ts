import type { APIRequestContext, Page } from '@playwright/test'
import { config } from './config.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { holdsPhoneMetadata, holdsYup } from './larkway/chunk-markers.ts'
import { codeSentTo, messagesTo, wrongCode } from './larkway/outbox.ts'
import type { SampleCar } from './larkway/sample-car.ts'
import { newVisitor } from './larkway/visitor.ts'
import { dealPage } from './pages/deal-page.ts'
import { enquiryPage } from './pages/enquiry-page.ts'

test('mistakes are named at their fields and in a summary that takes the focus', async ({
  page,
  car,
}) => {
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.email.fill('ada@')
  await enquiry.email.blur()
  await expect(enquiry.email).toHaveAccessibleDescription(/This field must be valid email/)
  await expect(enquiry.errorSummary).toHaveCount(0)

  await enquiry.submit.click()
  await expect(enquiry.errorSummary).toBeFocused()
  await expect(enquiry.errorSummary.getByRole('link')).toHaveText([
    'Your name: This field is required',
    'E-mail: This field must be valid email',
    'Phone: This field is required',
  ])
  await expect(enquiry.name).toHaveAccessibleDescription(/This field is required/)
  await enquiry.errorSummary.getByRole('link').first().click()
  await expect(enquiry.name).toBeFocused()

  await enquiry.fill({ ...newVisitor(), phone: '0300 123 4567' })
  await enquiry.submit.click()
  await expect(enquiry.phone).toHaveAccessibleDescription(/the phone number you entered is invalid/)
  await expect(enquiry.errorSummary).toBeFocused()
  await expect(enquiry.name).toHaveValue(/Ada/)
})

test('V-39 the rules of the form and the tables of phone numbers come with the first touch of what needs them @wide', async ({
  page,
  car,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  const haveRulesCome = async () => (await Promise.all(scripts)).some(holdsYup)
  const haveTablesCome = async () => (await Promise.all(scripts)).some(holdsPhoneMetadata)
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  await page.waitForLoadState('networkidle')
  expect(await haveRulesCome(), 'before the form is touched').toBe(false)
  await enquiry.name.focus()
  await expect.poll(haveRulesCome).toBe(true)
  await enquiry.name.fill('Ada Lovelace')
  await enquiry.email.fill('ada@example.com')
  await page.waitForLoadState('networkidle')
  expect(await haveTablesCome(), 'before the phone field is touched').toBe(false)
  await enquiry.phone.focus()
  await expect.poll(haveTablesCome).toBe(true)

  // Nothing is sent: the browser itself now knows that nobody can be texted at this number.
  await expect(async () => {
    await enquiry.phone.fill('0300 123 4567')
    await enquiry.phone.blur()
    await expect(enquiry.phone).toHaveAccessibleDescription(
      /the phone number you entered is invalid/,
      { timeout: 1000 },
    )
  }).toPass()
  await enquiry.phone.fill('07700 900123')
  await expect(enquiry.phone).not.toHaveAccessibleDescription(/invalid/)
})

test('pressing the button twice makes one enquiry @wide', async ({ page, request, car }) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  const before = await messagesTo(request, visitor.phoneE164)
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(visitor)
  await enquiry.submit.dblclick()
  await expect(enquiry.title).toHaveText('Enter the code')
  expect(await messagesTo(request, visitor.phoneE164)).toHaveLength(before.length + 1)
})

test('G-07 an enquiry that cannot be taken keeps what was typed, says so, and is taken later @wide', async ({
  page,
  car,
  complaints,
}) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(visitor)
  await page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '' }))
  await enquiry.submit.click()
  await expect(enquiry.errorSummary).toContainText('Something went wrong.')
  await expect(enquiry.name).toHaveValue(visitor.name)
  await expect(enquiry.email).toHaveValue(visitor.email)
  await expect(enquiry.phone).toHaveValue(visitor.phone)
  // The browser's line about the status.
  complaints.length = 0
  await page.unroute('**/api/orders')
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
})

test('a code works once it is right, and five wrong ones end it @wide', async ({
  page,
  request,
  car,
}) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(visitor)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
  await expect(enquiry.code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(enquiry.code).toHaveAttribute('inputmode', 'numeric')

  const code = await codeSentTo(request, visitor.phoneE164)
  const guess = async (digits: string) => {
    const answered = page.waitForResponse('**/api/orders/confirm')
    await enquiry.code.fill(digits)
    await enquiry.confirm.click()
    await answered
  }
  for (let guesses = 0; guesses < 4; guesses++) {
    await guess(wrongCode(code))
    await expect(enquiry.code).toHaveAccessibleDescription(/Try again/)
  }
  await guess(wrongCode(code))
  await expect(enquiry.code).toHaveAccessibleDescription(/has been tried too often/)
  // Not even the right one is sent any more.
  await enquiry.code.fill(code)
  await enquiry.confirm.click()
  await expect(enquiry.code).toHaveAccessibleDescription(/has been tried too often/)
  await expect(enquiry.resendWait).toHaveText(/^You can ask for a new code/)

  await page.goto(page.url().replace('step=code', 'step=thank-you'))
  await expect(enquiry.title, 'no thanks before the code').toHaveText('Enter the code')
})

test('W-44 a wrong number is changed on the page of the code @wide', async ({
  page,
  request,
  car,
}) => {
  await changeNumber({ page, request, car })
  await expect(enquiryPage(page).code, 'what is to be done next').toBeFocused()
  await expectSound(page)
  await confirmWithNewCode({ page, request })
})

test('W-44 the same without script @no-script @whole', async ({ page, request, car }) => {
  await changeNumber({ page, request, car })
  await confirmWithNewCode({ page, request })
})

test('W-44 whoever has the address of the code alone cannot change its number @no-script', async ({
  page,
  car,
}) => {
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(newVisitor())
  await enquiry.submit.click()
  await expect(enquiry.wrongNumber).toBeVisible()
  await expect(enquiry.startAgain).toHaveCount(0)
  await page.goto(page.url().replace(/&draft=[^&]+/, ''))
  await expect(enquiry.title).toHaveText('Enter the code')
  await expect(enquiry.wrongNumber).toHaveCount(0)
  await enquiry.startAgain.click()
  await expect(enquiry.title).toHaveText('Ask for this deal')
})

test('a form without script comes back with what was typed and what is wrong @no-script', async ({
  page,
  car,
}) => {
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill({ name: 'A', email: 'ada@example.com', phone: '0300 123 4567' })
  await enquiry.submit.click()
  await expect(page).toHaveURL(/draft=/)
  await expect(enquiry.name).toHaveValue('A')
  await expect(enquiry.name).toHaveAccessibleDescription(/This field is too short/)
  await expect(enquiry.email).toHaveValue('ada@example.com')
  await expect(enquiry.phone).toHaveValue('0300 123 4567')
  await expect(enquiry.errorSummary.getByRole('link').first()).toHaveText(
    'Your name: This field is too short',
  )
  expect(page.url(), 'nothing personal in the address').not.toContain('ada')
})

test('C-62 a character that nobody can keep is named at its field, and nothing typed is lost @no-script', async ({
  page,
  request,
  car,
}) => {
  const { name, email, phone } = newVisitor()
  for (const [typed, kept] of [
    [`${name}\0`, name],
    [`\0${'😀'.repeat(1500)}`, '😀'.repeat(1000)],
  ] as const) {
    const answer = await request.post('/forms/enquiry', {
      headers: { origin: new URL(config.siteUrl).origin },
      multipart: { capId: car.capId, offerId: car.offer.id, name: typed, email, phone },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    await page.goto(answer.headers()['location']!)
    const enquiry = enquiryPage(page)
    await expect(enquiry.name).toHaveValue(kept)
    await expect(enquiry.email).toHaveValue(email)
    await expect(enquiry.name).toHaveAccessibleDescription(
      /Leave out characters that cannot be shown/,
    )
  }
})

test('an enquiry sent twice without script is one order with one code @no-script', async ({
  page,
  request,
  car,
}) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  const before = await messagesTo(request, visitor.phoneE164)
  const orders: string[] = []
  for (let times = 0; times < 2; times++) {
    await enquiry.open(car.capId, car.offer.id)
    await enquiry.fill(visitor)
    await enquiry.submit.click()
    await expect(enquiry.title).toHaveText('Enter the code')
    orders.push(enquiry.orderRef())
  }
  expect(orders[1]).toBe(orders[0])
  expect(await messagesTo(request, visitor.phoneE164)).toHaveLength(before.length + 1)
})

test('W-84 an address without an offer opens on the best of its car, one that is gone says so @no-script', async ({
  page,
  car,
}) => {
  const enquiry = enquiryPage(page)
  await page.goto(`/vehicles/${car.capId}/offers`)
  const best = await dealPage(page).enquire.getAttribute('href')
  await page.goto(`/vehicles/${car.capId}/get-this-deal`)
  await expect(enquiry.title).toHaveText('Ask for this deal')
  await expect(page.locator('input[name=offerId]')).toHaveValue(
    new URL(best!, page.url()).searchParams.get('offer')!,
  )
  await enquiry.open(car.capId, 'gone')
  await expect(enquiry.title).toHaveText('Nobody quotes this deal now')
  await page.getByRole('main').getByRole('link', { name: 'See this car’s deals' }).click()
  await expect(page).toHaveURL(new RegExp(`/vehicles/${car.capId}/offers`))
})

type Visit = { page: Page; request: APIRequestContext }

/** The number the code goes to in the end, and the code that was sent to the wrong one. */
let right: ReturnType<typeof newVisitor>
let oldCode: string
let orderRef: string

async function changeNumber({ page, request, car }: Visit & { car: SampleCar }): Promise<void> {
  test.slow()
  const enquiry = enquiryPage(page)
  const wrong = newVisitor()
  right = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(wrong)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
  oldCode = await codeSentTo(request, wrong.phoneE164)
  orderRef = enquiry.orderRef()

  await enquiry.changePhone('0300 123 4567')
  await expect(enquiry.phone).toHaveAccessibleDescription(/the phone number you entered is invalid/)
  await expect(enquiry.phone).toHaveValue('0300 123 4567')
  await enquiry.changePhone(wrong.phone)
  await expect(enquiry.phone).toHaveAccessibleDescription(/The code was sent to this number/)
  // A code was sent less than 30 seconds ago (Rule W-30): the number waits in its field.
  await enquiry.changePhone(right.phone)
  await expect(enquiry.errorSummary).toContainText('Wait 30 seconds')
  await expect(enquiry.phone).toHaveValue(right.phone)
  await expect(async () => {
    await enquiry.changePhone(right.phone)
    await expect(enquiry.codeSent).toBeVisible({ timeout: 2000 })
  }).toPass({ intervals: [5000], timeout: 60_000 })
  await expect(enquiry.errorSummary).toHaveCount(0)
  expect(page.url(), 'nothing personal in the address').not.toContain(
    right.phone.replace(/\D/g, '').slice(-6),
  )
}

/** The order is the one that was placed, and only the code of the new number confirms it. */
async function confirmWithNewCode({ page, request }: Visit): Promise<void> {
  const enquiry = enquiryPage(page)
  await enquiry.code.fill(oldCode)
  await enquiry.confirm.click()
  await expect(enquiry.code).toHaveAccessibleDescription(/Try again/)
  await enquiry.code.fill(await codeSentTo(request, right.phoneE164))
  await enquiry.confirm.click()
  await expect(enquiry.title).toHaveText('Thank you, your enquiry is in')
  await expect(enquiry.reference).toContainText(orderRef)
}
