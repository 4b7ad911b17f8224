import { firstVariants } from '#core/experiments/assign-variants.ts'
import { scenarios } from '#core/experiments/scenarios.ts'
import { assignmentStorageKey, assignmentToText } from '#core/experiments/stored-assignment.ts'
import { consentCookieOf, services } from './larkway/consent-cookies.ts'
import { hostsOf, outsideServices } from './larkway/outside-services.ts'
import { codeSentTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { consentBanner, stored, unlisted } from './pages/consent-banner.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { withPictures } from './with-pictures.ts'

test.use({ launchOptions: withPictures, isUndecided: true })

/** A link of a partner in an advert, with everything that could be noted of a visit. */
const campaign = 'utm_source=news&utm_medium=email&fbclid=click1&SSKEY=key1'
const google = ['region1.google-analytics.com', 'www.googletagmanager.com']
const meta = ['connect.facebook.net', 'www.facebook.com']
const ofConsent = {
  cookie: ['SSKEY', '_fbp', '_ga', '_ga_TEST000000', 'larkway_consent'],
  localStorage: ['larkway.experiments'],
  sessionStorage: ['larkway.attribution', 'larkway.seen'],
}
const ofRefusal = {
  cookie: ['larkway_consent'],
  localStorage: [],
  sessionStorage: ['larkway.seen'],
}

test('the Larkway under test has every service that pages ask about @wide', () => {
  expect(services).toEqual(['analytics', 'adPixel', 'chat', 'reviews'])
})

test('A-28 A-30 before a choice nothing is stored or loaded; the answers are alike; after no it stays so @once', async ({
  page,
  context,
  car,
}) => {
  const requests = await outsideServices(context)
  const { banner, accept, refuse, choose, save, again } = consentBanner(page)
  const deal = `/vehicles/${car.capId}/offers?${campaign}`
  for (const address of [`/?${campaign}`, '/compare-car-leasing', deal]) {
    await page.goto(address)
    await expect(banner).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const before = { cookie: [], localStorage: [], sessionStorage: ['larkway.seen'] }
  await expect.poll(() => stored(page)).toEqual(before)
  expect(requests).toEqual([])

  const looks = await Promise.all(
    [accept, refuse, choose].map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(element)
        return [Math.round(width), height, color, backgroundColor, fontWeight, borderColor].join()
      }),
    ),
  )
  expect(new Set(looks).size, looks.join('\n')).toBe(1)
  await expectSound(page)
  await choose.click()
  await expect(save).toBeVisible()
  await expectSound(page)

  await refuse.click()
  await expect(banner).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(banner).toBeHidden()
  expect(await stored(page)).toEqual(ofRefusal)
  expect(requests).toEqual([])

  await page.goto('/cookies')
  await expect(page.getByRole('status').filter({ hasText: 'You refused everything' })).toBeVisible()
  await page.goto(`/vehicles/${car.capId}/get-this-deal`)
  await again.click()
  await expect(banner).toBeVisible()
})

test('A-25 A-31 A-32 A-34 A-35 after yes what the table says is stored, and a withdrawal takes it away @wide', async ({
  page,
  context,
  car,
  request,
}) => {
  const requests = await outsideServices(context)
  const { banner, accept, refuse, again } = consentBanner(page)
  const [told, views]: [string[], string[]] = [[], []]
  page.on('request', (each) => {
    if (each.url().endsWith('/api/fb-convert')) told.push(each.postData() ?? '')
    if (each.url().endsWith('/api/experiment-views')) views.push(each.postData() ?? '')
  })
  await page.goto(`/vehicles/${car.capId}/offers?${campaign}`)
  await accept.click()
  await expect(banner).toBeHidden()
  await expect.poll(() => stored(page)).toEqual(ofConsent)
  expect(unlisted(await stored(page))).toEqual([])
  await expect.poll(() => hostsOf(requests)).toEqual([...meta, ...google].toSorted())
  await expect.poll(() => told.length).toBe(1)
  await expect.poll(() => views.join()).toMatch(/"deliverButton=on,enquiryButton=(send|check)"/)
  const viewed = JSON.parse(told[0]!)
  expect(viewed).toMatchObject({ eventName: 'PageView', fbp: 'fb.1.1700000000000.42' })
  expect(viewed.fbc).toMatch(/^fb\.1\.\d+\.click1$/)
  expect(viewed.eventId).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(requests.some((url) => url.includes(`&ev=PageView&eid=${viewed.eventId}`))).toBe(true)

  const enquiry = enquiryPage(page)
  const visitor = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(visitor)
  const [order] = await Promise.all([page.waitForRequest('**/api/orders'), enquiry.submit.click()])
  expect(order.postDataJSON()).toMatchObject({
    utm_source: 'news',
    fbclid: 'click1',
    sskey: 'key1',
    gaToken: '111.222',
    variant: expect.stringMatching(
      /^dataCaptureDrawer=off,dataCaptureDrawerFb=\w+,deliverButton=on,enquiryButton=(send|check)$/,
    ),
  })
  // The request is seen before its text message is there.
  await expect(enquiry.code).toBeVisible()
  await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
  await enquiry.confirm.click()
  await expect(enquiry.shortReference).toBeVisible()
  const lead = () => told.map((each) => JSON.parse(each)).find((each) => each.eventName === 'Lead')
  await expect.poll(lead).toBeTruthy()
  expect(lead().referer).not.toContain('?')
  await expect
    .poll(() => requests.some((url) => url.includes(`&ev=Lead&eid=${lead().eventId}`)))
    .toBe(true)

  const other = await context.newPage()
  await other.goto('/about-us')
  await expect.poll(() => other.evaluate(() => 'fbq' in window)).toBe(true)
  await again.click()
  await expect(banner).toBeVisible()
  await Promise.all([page.waitForEvent('load'), other.waitForEvent('load'), refuse.click()])
  expect(await other.evaluate(() => 'fbq' in window), 'the other tab runs on').toBe(false)
  await other.close()
  await expect(banner).toBeHidden()
  expect(await stored(page)).toEqual(ofRefusal)
  requests.length = 0
  await page.goto('/cookies')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await stored(page)).toEqual(ofRefusal)
  for (const { id } of [{ id: 'experiments' }, { id: 'sessionKey' }, { id: 'adBrowser' }]) {
    await expect(page.locator(`[data-stored=${id}]`)).toBeVisible()
  }
})

test('A-26 A-27 A-28 A-29 each category is agreed to by itself, anew for another table, and never for who signals no @wide', async ({
  page,
  context,
}) => {
  const requests = await outsideServices(context)
  const { banner, choose, save, box } = consentBanner(page)
  await page.goto(`/cookies?${campaign}`)
  await choose.click()
  await expect(box('Necessary')).toBeDisabled()
  await expect(box('Statistics')).toBeFocused()
  await page.keyboard.press('Space')
  await save.click()
  await expect
    .poll(() => stored(page))
    .toEqual({
      cookie: ['_ga', '_ga_TEST000000', 'larkway_consent'],
      localStorage: ['larkway.experiments'],
      sessionStorage: [],
    })
  expect(hostsOf(requests)).toEqual(google)
  await expect(page.getByRole('status').filter({ hasText: 'to: statistics.' })).toBeVisible()
  await page.getByRole('button', { name: 'Change my choice' }).click()
  await expect(box('Statistics')).toBeChecked()
  await expect(box('Advertising')).not.toBeChecked()

  const cookie = consentCookieOf(['statistics'])
  await context.addCookies([{ ...cookie, value: cookie.value.replace(/^\w+/, 'older') }])
  await page.goto('/about-us')
  await expect(banner).toBeVisible()

  await context.clearCookies()
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/cookies')
  await expect(page.getByRole('status').filter({ hasText: 'Global Privacy Control' })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('X-04 X-09 X-10 other words on the button come to whom they were assigned, when the form is used @wide', async ({
  page,
  context,
  car,
}) => {
  await outsideServices(context)
  await context.addCookies([consentCookieOf(['statistics'])])
  const assigned = { ...firstVariants(scenarios), enquiryButton: 'check' as const }
  await context.addInitScript(
    ([name, text]) => localStorage.setItem(name!, text!),
    [assignmentStorageKey, assignmentToText(assigned, scenarios, Date.now())],
  )
  const enquiry = enquiryPage(page)
  await enquiry.open(car.capId, car.offer.id)
  await expect(enquiry.submit).toHaveText('Send my enquiry')
  await enquiry.name.fill('Ada')
  await expect(enquiry.submit).toHaveText('Check this price')
})

test('A-33 D-13 reviews come with the footer and a live chat at a press, both after consent to them @wide', async ({
  page,
  context,
}) => {
  const isWide = page.viewportSize()!.width >= 992
  const requests = await outsideServices(context)
  const { banner, accept, refuse, again } = consentBanner(page)
  const reviews = page.frameLocator('iframe[title*=Trustpilot]').owner()
  await page.goto('/about-us')
  await refuse.click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  if (isWide) {
    await page.getByRole('button', { name: 'Live chat' }).click()
    await expect(banner).toBeVisible()
    await refuse.click()
    await expect(page.getByRole('complementary').getByRole('link', { name: /^020/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Live chat' }).click()
  } else {
    await page.getByRole('button', { name: 'Talk to us' }).click()
    await expect(page.getByRole('complementary').getByRole('link', { name: /^020/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await again.click()
  }
  expect(requests).toEqual([])
  await accept.click()
  await expect(page.getByRole('button', { name: 'The chat itself' })).toHaveCount(isWide ? 1 : 0)
  await page.getByText('No customer has reviewed us yet.').scrollIntoViewIfNeeded()
  await expect(reviews).toBeVisible()
  expect(
    hostsOf(requests).filter((host) => !google.includes(host) && !meta.includes(host)),
  ).toEqual([...(isWide ? ['chat.example'] : []), 'widget.trustpilot.com'])
  await again.click()
  await Promise.all([page.waitForEvent('load'), refuse.click()])
  expect(await stored(page)).toEqual({ ...ofRefusal, sessionStorage: [] })
  await expect(reviews).toHaveCount(0)
})

test('A-30 without script nothing is asked, stored or loaded, and the cookie page says so @no-script', async ({
  page,
  context,
}) => {
  const requests = await outsideServices(context)
  await page.goto(`/about-us?${campaign}`)
  await expect(consentBanner(page).banner).toBeHidden()
  await consentBanner(page).again.click()
  await expect(page).toHaveURL(/\/cookies#choices$/)
  await expect(page.locator('#choices noscript p')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change my choice' })).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'larkway_consent' })).toContainText(
    '182 days',
  )
  expect(await context.cookies()).toEqual([])
  expect(requests).toEqual([])
})
