import type { APIRequestContext, Page } from '@playwright/test'
import { config } from './config.ts'
import { hiddenStops } from './hidden-stops.ts'
import { expectSound } from './sound-page.ts'
import { expect, test } from './site-test.ts'
import { codeSentTo, codeOfOrder, messagesTo, wrongCode } from './larkway/outbox.ts'
import { readOrder } from './larkway/order.ts'
import { newUntextedVisitor, newVisitor, type Visitor } from './larkway/visitor.ts'
import { enquiryPage } from './pages/enquiry-page.ts'

test('W-79 W-80 W-81 W-83 W-86 the code’s page, Back to the form, and the thank-you, by keyboard alone @once', async ({
  page,
  request,
  car,
}) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await page.clock.install()
  await enquiry.open(car.capId, car.offer.id)
  await expect(page).toHaveTitle(/^Ask for this deal/)
  await enquiry.fill(visitor)
  await page.keyboard.press('Enter')

  await expect(enquiry.title).toHaveText('Enter the code')
  await expect(page).toHaveTitle(/^Enter the code/)
  await expect(enquiry.code).toBeFocused()
  await expect(enquiry.code).toHaveAccessibleDescription(
    new RegExp(`to the number ending ${visitor.phone.slice(-3)}\\.`),
  )
  const orderRef = enquiry.orderRef()
  const code = await codeSentTo(request, visitor.phoneE164)
  await expect(enquiry.resendWait).toHaveText(/^You can ask for a new code in \d+ seconds?\.$/)
  const texts = await messagesTo(request, visitor.phoneE164)
  await enquiry.resend.press('Enter')
  await expect(enquiry.errorSummary).toHaveCount(0)
  await page.clock.fastForward(31_000)
  await expect(enquiry.resend).not.toHaveAttribute('aria-disabled')

  await enquiry.code.fill('12')
  await page.keyboard.press('Enter')
  await expect(enquiry.code).toHaveAccessibleDescription(/Try again\. The code has six digits\./)
  await enquiry.code.fill(wrongCode(code))
  await page.keyboard.press('Enter')
  await expect(enquiry.code).toHaveAccessibleDescription(/Try again\. .* 4 tries are left\./)
  await expectSound(page)

  await page.goBack()
  await expect(enquiry.title).toHaveText('Ask for this deal')
  await expect(enquiry.title).toBeFocused()
  await expect(enquiry.name).toHaveValue(visitor.name)
  await expect(enquiry.email).toHaveValue(visitor.email)
  await expect(enquiry.phone).toHaveValue(visitor.phone)
  // Sent as it is, it is the enquiry that it was: nobody is texted again.
  await enquiry.phone.press('Enter')
  await expect(enquiry.title).toHaveText('Enter the code')
  expect(enquiry.orderRef()).toBe(orderRef)
  expect(await messagesTo(request, visitor.phoneE164)).toEqual(texts)

  await enquiry.code.fill(code)
  await page.keyboard.press('Enter')
  await expectThanks(page, request, orderRef)
  await expect(enquiry.title).toBeFocused()
  await expectSound(page)
})

test('W-80 W-83 the same without script @no-script', async ({ page, request, car }) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await send(page, car, visitor)
  await expect(page).toHaveTitle(/^Enter the code/)
  const ending = new RegExp(`to the number ending ${visitor.phone.slice(-3)}\\.`)
  await expect(enquiry.code).toHaveAccessibleDescription(ending)
  await expect(enquiry.resendWait).toHaveText(/another 30 seconds after the last one/)
  await page.goBack()
  await expect(enquiry.name).toHaveValue(visitor.name)
  await expect(enquiry.email).toHaveValue(visitor.email)
  await expect(enquiry.phone).toHaveValue(visitor.phone)
  await page.goForward()
  const code = await codeSentTo(request, visitor.phoneE164)
  await enquiry.code.fill(wrongCode(code))
  await enquiry.confirm.click()
  await expect(enquiry.code).toHaveAccessibleDescription(/Try again\. .* 4 tries are left\./)
  await expect(enquiry.code, 'the number is still known').toHaveAccessibleDescription(ending)
  const orderRef = enquiry.orderRef()
  await enquiry.code.fill(code)
  await enquiry.confirm.click()
  await expectThanks(page, request, orderRef)
})

for (const tag of ['@wide @whole', '@no-script']) {
  test(`W-150 a text that could not be sent is not said to be, and another number helps ${tag}`, async ({
    page,
    request,
    car,
  }, { project }) => {
    const enquiry = enquiryPage(page)
    const visitor = newUntextedVisitor()
    await send(page, car, visitor)
    await expect(enquiry.textNotSent).toContainText(`the number ending ${visitor.phone.slice(-3)}.`)
    await expect(enquiry.textNotSent).toContainText('Your enquiry is saved')
    await expect(enquiry.textNotSent.locator('a[href^="tel:"]')).toBeVisible()
    await expect(enquiry.code).toHaveAccessibleDescription('Six digits, once a text has come.')
    await expect(page.getByRole('main')).not.toContainText('We sent a text')
    // As long as another code must not be asked for.
    const waited = new Promise((resolve) => setTimeout(resolve, 30_500))
    if (project.name === 'wide') {
      await expectSound(page)
      await waited
      await enquiry.resend.click()
      await expect(enquiry.textNotSent).toBeVisible()
      await expect(enquiry.resendWait).toHaveText(/^You can ask for a new code in/)
      await expect(enquiry.codeSent).toHaveCount(0)
    } else {
      // Nor by whoever has the address alone.
      const address = new URL(page.url())
      address.searchParams.delete('draft')
      const other = await page.context().newPage()
      await other.goto(address.href)
      await expect(enquiryPage(other).textNotSent).toContainText('Your enquiry is saved')
      await other.close()
      await waited
      const { phone, phoneE164 } = newVisitor()
      await enquiry.changePhone(phone)
      await expect(enquiry.codeSent).toContainText(`ending ${phone.slice(-3)}.`)
      await expect(enquiry.textNotSent).toHaveCount(0)
      const orderRef = enquiry.orderRef()
      await enquiry.code.fill(await codeSentTo(request, phoneE164))
      await enquiry.confirm.click()
      await expectThanks(page, request, orderRef)
    }
  })
}

for (const tag of ['@once', '@no-script']) {
  test(`V-66 W-27 an enquiry reached by a customer form is filled with it, masked ${tag}`, async ({
    page,
    request,
    car,
  }) => {
    const enquiry = enquiryPage(page)
    const visitor = newVisitor()
    const answer = await request.post(`${config.leasingApiUrl}/api/customer-forms`, {
      data: {
        type: 'car',
        manufacturerId: car.make,
        capId: car.capId,
        financeType: 'personal',
        userName: visitor.name,
        userEmail: visitor.email,
        userPhone: visitor.phone,
      },
    })
    const { hash } = (await answer.json()) as { hash: string }
    await page.goto(`/vehicles/${car.capId}/get-this-deal?offer=${car.offer.id}&hash=${hash}`)
    await expect(enquiry.name).toHaveValue(visitor.name)
    await expect(enquiry.email).toHaveValue('a••@example.com')
    await expect(enquiry.phone).toHaveValue(`•••••••••${visitor.phone.slice(-3)}`)
    // Written over, a detail is checked like any other, and the rest stays stored.
    await enquiry.email.fill('ada@')
    await enquiry.submit.click()
    await expect(enquiry.errorSummary.getByRole('link')).toHaveText([
      'E-mail: This field must be valid email',
    ])
    await enquiry.email.fill(`new.${visitor.email}`)
    await enquiry.submit.click()
    await expect(enquiry.title).toHaveText('Enter the code')
    await codeSentTo(request, visitor.phoneE164)
  })
}

for (const [words, tag] of [
  ['in two tabs', '@wide @whole'],
  ['twice without script', '@no-script'],
]) {
  test(`W-76 the same deal asked for ${words} is one enquiry ${tag}`, async ({
    page,
    context,
    request,
    car,
  }) => {
    const visitor = newVisitor()
    const second = { ...visitor, name: `${visitor.name} King`, email: `king.${visitor.email}` }
    const other = await context.newPage()
    await send(page, car, visitor)
    await send(other, car, second)
    const refs = [page, other].map((each) => enquiryPage(each).orderRef())
    expect(refs[0]).not.toBe(refs[1])
    for (const [index, each] of [page, other].entries()) {
      const enquiry = enquiryPage(each)
      await enquiry.code.fill(await codeOfOrder(request, visitor.phoneE164, refs[index]!))
      await enquiry.confirm.click()
      await expectThanks(each, request, refs[0]!)
    }
    expect((await readOrder(request, refs[1]!)).order.orderRef).toBe(refs[0])
  })
}

test('the form’s script comes with its first use, keeps what was typed before, and sends what was sent before @wide', async ({
  page,
  request,
  car,
}) => {
  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await page.waitForLoadState('networkidle')
  const late: string[] = []
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    late.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const posted = page.waitForRequest('**/api/orders')
  await enquiry.fill(visitor)
  await enquiry.phone.press('Enter')
  expect((await posted).postDataJSON()).toMatchObject({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
  })
  expect(late.length).toBeGreaterThan(0)
  await expect(enquiry.title).toHaveText('Enter the code')
  expect(await messagesTo(request, visitor.phoneE164)).toHaveLength(1)
})

test('W-90 a message that comes with leaving a field does not take the click on the button @once', async ({
  page,
  car,
}) => {
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  // The form's script comes with its first use and did not see a field that was left before it.
  await expect(async () => {
    await enquiry.email.fill('ada@')
    await enquiry.phone.focus()
    const described = expect(enquiry.email)
    await described.toHaveAccessibleDescription(/must be valid email/, { timeout: 1_000 })
  }).toPass()
  await enquiry.phone.fill('0300')
  await enquiry.submit.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await enquiry.submit.boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 4)
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(enquiry.errorSummary).toBeFocused()
})

test('W-87 W-106 W-89 the deal, the kind of number and our phone stand by the form', async ({
  page,
  car,
  complaints,
}, { project }) => {
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  const [deal, name] = await Promise.all([enquiry.deal.boundingBox(), enquiry.name.boundingBox()])
  await expect(enquiry.deal).toContainText(`£${car.offer.monthlyPayment.toFixed(2)}`)
  if (project.name === 'narrow') expect(deal!.y + deal!.height).toBeLessThan(name!.y)
  else expect(deal!.x).toBeGreaterThan(name!.x + name!.width)
  await expect(enquiry.phone).toHaveAccessibleDescription(
    /A UK mobile.* For a landline we e-mail you a link/,
  )
  await expect(page.getByRole('main').getByText('Need help?')).toContainText(/Call us on/)

  await enquiry.fill(newVisitor())
  await page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '' }))
  await enquiry.submit.click()
  await expect(enquiry.errorSummary).toContainText('please contact us')
  await expect(enquiry.errorSummary.locator('a[href^="tel:"]')).toBeVisible()
  // The browser's line about the status.
  complaints.length = 0
  await expectSound(page)
})

for (const { width, height, text, how } of [
  { width: 360, height: 780, text: 100, how: '@whole' },
  { width: 1366, height: 768, text: 100, how: '@whole' },
  { width: 320, height: 256, text: 100, how: '' },
  { width: 1366, height: 768, text: 200, how: '@whole' },
]) {
  test(`what has the focus is never hidden at ${width} × ${height}, text ${text} % @wide ${how}`, async ({
    page,
    car,
    setTextSize,
  }) => {
    const enquiry = enquiryPage(page)
    await page.setViewportSize({ width, height })
    await setTextSize(text)
    await enquiry.open(car.capId, car.offer.id)
    const there = await hiddenStops(page, 'Tab', 40)
    expect([...there, ...(await hiddenStops(page, 'Shift+Tab', 40))]).toEqual([])
    await expectSound(page)
  })
}

async function send(
  page: Page,
  car: { capId: string; offer: { id: string } },
  visitor: Pick<Visitor, 'name' | 'email' | 'phone'>,
): Promise<void> {
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(visitor)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
}

/** The thank-you of an order: its references, whom to call, and the days of what happens next. */
async function expectThanks(
  page: Page,
  request: APIRequestContext,
  orderRef: string,
): Promise<void> {
  const enquiry = enquiryPage(page)
  await expect(enquiry.title).toHaveText('Thank you, your enquiry is in')
  await expect(page).toHaveTitle(/^Thank you/)
  const { order } = await readOrder(request, orderRef)
  await expect(enquiry.shortReference).toHaveText(order.shortReference)
  await expect(enquiry.reference).toContainText(orderRef)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('link', { name: order.offer.brandPhone, exact: true }),
  ).toHaveAttribute('href', `tel:${order.offer.brandPhone.replaceAll(' ', '')}`)
  await expect(main.getByText(/^Mon\S* \d+:\d\d–\d+:\d\d/), 'its hours').toBeVisible()
  await expect(main.getByText(/The provider will be in touch/)).toContainText(
    'In this demonstration nothing goes to',
  )
  const days = await enquiry.next.locator('strong').allInnerTexts()
  expect(days).toHaveLength(5)
  for (const day of days)
    expect(day).toMatch(/^Now$|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ [A-Z]/)
  const handover = enquiry.next.filter({ hasText: 'the outbox of this installation' })
  await expect(handover, 'W-98').toHaveCount(1)
  expect(days[2], 'a working day').toMatch(/^From (?!Saturday|Sunday)/)
}
