import { answerDay } from '#core/organisation/answer-day.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { writtenWeekday } from '#core/time/written-weekday.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { mailAbout } from './larkway/mailbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { newVisitor } from './larkway/visitor.ts'
import { serviceForm } from './pages/service-form.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

const byDay = () => `by ${writtenWeekday(answerDay(londonClock(Date.now()).day)!)}`

for (const how of ['', ' @no-script']) {
  test(`W-120 W-121 a message from empty to its answer${how} @once`, async ({ page, request }) => {
    const form = serviceForm(page)
    const { name, email } = newVisitor()
    await page.goto('/contact-us')
    await expect(page.getByText('We answer messages within 5 business days.')).toBeVisible()
    if (how === '') {
      // The tables of numbers come with the first touch of their field (V-39), after the form's script.
      await form.field('Your name').focus()
      await page.waitForLoadState('networkidle')
      await form.field('Phone (optional)').focus()
      await page.waitForLoadState('networkidle')
    }
    await form.submit.click()
    await expect(form.field('Your name')).toHaveAccessibleDescription(/This field is required/)
    await expect(form.field('Your message')).toHaveAccessibleDescription(/This field is required/)
    if (how === '') {
      await expect(form.errorSummary).toBeFocused()
      await expect(form.errorSummary.getByRole('link')).toHaveText([
        'Your name: This field is required',
        'E-mail: This field is required',
        'Your message: This field is required',
      ])
      await expectSound(page)
    }
    await form.fill({
      'Your name': name,
      'E-mail': 'ada@',
      'Phone (optional)': '0300 123 4567',
      'Your message': 'May I lease at 18?',
    })
    await form.submit.click()
    await expect(form.field('E-mail')).toHaveAccessibleDescription(/This field must be valid email/)
    await expect(form.field('Phone (optional)')).toHaveAccessibleDescription(/Oops - it looks as/)
    await expect(form.field('Your message'), 'nothing typed is lost').toHaveValue(
      'May I lease at 18?',
    )
    await form.fill({ 'E-mail': email, 'Phone (optional)': '' })
    if (how === '') await form.submit.dblclick()
    else await form.submit.click()
    await expect(form.outcome).toContainText('Thank you, we have your message')
    await expect(form.outcome).toContainText(byDay())
    await expect(form.title).toHaveText('Contact us')
    if (how === '') {
      await expect(form.outcome.getByRole('heading')).toBeFocused()
      await expectSound(page)
    }

    const { own, team } = await mailAbout(request, email)
    expect([own.length, team.length], 'however often the button is pressed').toEqual([1, 1])
    expect(own[0]!.body).toContain(byDay())
    const reference = /Your reference: (\S+)/.exec(own[0]!.body)![1]!
    await expect(form.outcome).toContainText(reference)
    await expect(page.locator('form[action="/forms/contact"]')).toHaveCount(0)
    expect(page.url()).not.toContain('%40')
  })
}

test('W-90 the first press of the button counts when the field that is left is wrong @once', async ({
  page,
}) => {
  const form = serviceForm(page)
  await page.goto('/contact-us')
  await form.field('Your name').focus()
  await page.waitForLoadState('networkidle')
  await form.fill({ 'Your name': 'Ada', 'Your message': 'Hello', 'E-mail': 'ada@' })
  await form.submit.hover()
  await page.mouse.down()
  // Time for a message to come and to move the button away.
  await page.waitForTimeout(400)
  await page.mouse.up()
  await expect(form.errorSummary).toBeFocused()
})

test('W-121 G-07 a message that cannot be taken stays, is said to have failed, and is taken later @once', async ({
  page,
  complaints,
}) => {
  const form = serviceForm(page)
  const { name, email } = newVisitor()
  // What is typed and pressed before the script is there is held, and sent by it.
  await page.goto('/contact-us?about=gap')
  await expect(form.field('Your message')).toHaveValue(/GAP insurance/)
  await form.fill({ 'Your name': name, 'E-mail': email })
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }))
  await form.submit.click()
  await expect(form.errorSummary).toContainText('Something went wrong.')
  await expect(form.errorSummary).toContainText('Need help?')
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.abort())
  await form.submit.click()
  await expect(form.errorSummary).toBeFocused()
  await expect(form.field('Your name')).toHaveValue(name)
  await expect(form.field('Your message')).toHaveValue(/GAP insurance/)
  complaints.length = 0
  await page.unroute('**/api/contact')
  await form.submit.click()
  await expect(form.outcome).toContainText('Thank you')
})

for (const how of [' @once', ' @no-script']) {
  test(`W-120 W-121 a quote is asked for, from empty to its answer${how}`, async ({
    page,
    request,
  }) => {
    const form = serviceForm(page)
    const { name, email, phone } = newVisitor()
    await page.goto('/concierge')
    await form.fill({
      'Your name': name,
      'E-mail': email,
      'The car you are looking for (optional)': 'Seven seats, below £350.',
      'How and when may we reach you? (optional)': 'After six',
    })
    await form.submit.click()
    await expect(form.field('Phone')).toHaveAccessibleDescription(/This field is required/)
    await form.fill({ Phone: phone })
    await form.submit.click()
    await expect(form.outcome).toContainText('Thank you, we are looking')
    await expect(form.outcome).toContainText(byDay())
    const [sent] = (await mailAbout(request, email)).team
    for (const text of ['Seven seats, below £350.', 'After six', byDay()]) {
      expect(sent!.body).toContain(text)
    }
  })

  test(`W-122 V-83 an address leaves the lists, by both addresses${how}`, async ({ page }) => {
    const form = serviceForm(page)
    for (const address of ['/unsubscribe', '/unsub']) {
      await page.goto(address)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await form.submit.click()
      await expect(form.field('E-mail')).toHaveAccessibleDescription(/This field is required/)
      await form.fill({ 'E-mail': newVisitor().email })
      await form.submit.click()
      await expect(form.outcome).toContainText('You are off our lists')
      expect(page.url()).not.toContain('example.com')
    }
    // A link that opens nothing says so, and the field stands there.
    await page.goto('/unsubscribe?token=nothing')
    await expect(form.field('E-mail')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Take me off the lists' }).click()
    await expect(form.errorSummary).toContainText('This link does not work any more.')
    await expect(form.field('E-mail')).toBeVisible()
  })
}

test('W-123 a mail program’s click needs no page, and nothing else comes without one @wide', async ({
  request,
  baseURL,
}) => {
  const at = `${baseURL}/forms/unsubscribe`
  const click = { 'List-Unsubscribe': 'One-Click' }
  const wrong = await request.post(`${at}?token=nothing`, { form: click })
  expect([wrong.status(), await wrong.text()]).toEqual([
    422,
    'This link does not work any more. Type your e-mail address instead.\n',
  ])
  const typed = await request.post(at, { form: { email: 'ada@example.com' } })
  expect(typed.status()).toBe(403)
  const elsewhere = await request.post(`${at}?token=nothing`, {
    form: click,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(elsewhere.status()).toBe(403)
  const opened = await request.get(`${at}?token=a.b`, { maxRedirects: 0 })
  expect([opened.status(), opened.headers()['location']]).toEqual([303, '/unsubscribe?token=a.b'])
})
