import { answerDay } from '#core/organisation/answer-day.ts'
import { londonClock } from '#core/time/london-clock.ts'
import { writtenWeekday } from '#core/time/written-weekday.ts'
import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { mailAbout } from './larkway/mailbox.ts'
import { ownAddress } from './larkway/own-address.ts'
import { codeSentTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { serviceForm } from './pages/service-form.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(ownAddress()))

const byDay = () => `by ${writtenWeekday(answerDay(londonClock(Date.now()).day)!)}`
const pounds = (text: string) => Number(/£([\d,]+)/.exec(text)![1]!.replace(',', ''))

test('D-64 K-14 GAP insurance is priced for a car and a term, without script too @no-script', async ({
  page,
  car,
}) => {
  await page.goto('/car-leasing/gap-insurance')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('GAP insurance for leased cars')
  await main.getByLabel('Your leased car').selectOption(`${car.make}.${car.range}`)
  await main.getByLabel('Length of the lease').selectOption('24')
  await main.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(/car=vauxhall\.\w+&term=24#prices$/)
  const covers = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(covers).toHaveCount(2)
  await expect(covers.first()).toContainText('once, for 24 months')
  const [plain, full] = (await covers.allInnerTexts()).map(pounds)
  expect(full).toBeGreaterThan(plain!)
  await expect(main).toContainText('No insurer quotes them.')
  await main.getByLabel('Length of the lease').selectOption('48')
  await main.getByRole('button', { name: 'Show prices' }).click()
  await expect(covers.first()).toContainText('once, for 48 months')
  expect(pounds(await covers.first().innerText())).toBeGreaterThan(plain!)
  await page.goto('/car-leasing/gap-insurance?car=wartburg.trabant')
  await expect(main).toContainText('There is no such car')
})

for (const how of [' @once', ' @no-script']) {
  test(`W-124 C-110 a car is valued and an offer for it asked, from empty to its answer${how}`, async ({
    page,
    request,
  }) => {
    const form = serviceForm(page)
    const { name, email } = newVisitor()
    await page.goto('/car-leasing/sell-your-car')
    await expect(page.getByRole('main')).toContainText('within 24 hours')
    await form.submit.click()
    await expect(form.field('Number plate')).toHaveAccessibleDescription(/This field is required/)
    await form.fill({
      'Number plate': 'no plate at all',
      Make: 'Ford',
      Model: 'Puma',
      'Miles on the clock': 'many',
      'Your name': name,
      'E-mail': email,
    })
    await form.submit.click()
    await expect(form.field('Number plate')).toHaveAccessibleDescription(
      /This field must be a UK registration number/,
    )
    await expect(form.field('Miles on the clock')).toHaveAccessibleDescription(
      /This field must an integer/,
    )
    if (how === ' @once') await expectSound(page)
    await form.fill({ 'Number plate': 'AB23 CDE', 'Miles on the clock': '22,000' })
    await form.submit.click()
    await expect(form.outcome).toContainText(/Your Ford Puma .*may be worth/)
    await expect(form.outcome).toContainText(/Between £[\d,]+ and £[\d,]+\. Our own estimate/)
    await expect(form.outcome).toContainText(byDay())
    const [sent] = (await mailAbout(request, email)).team
    expect(sent!.body).toContain('Number plate: AB23 CDE')
  })
}

test('D-65 W-124 from a confirmed enquiry to what goes with it, and to an estimate @once', async ({
  page,
  request,
  car,
}) => {
  const enquiry = enquiryPage(page)
  const form = serviceForm(page)
  const visitor = newVisitor()
  await enquiry.open(car.capId, car.offer.id)
  await enquiry.fill(visitor)
  await enquiry.submit.click()
  await expect(enquiry.title).toHaveText('Enter the code')
  const orderRef = enquiry.orderRef()
  await page.goto(`/additional-services/${orderRef}`)
  await expect(enquiry.title, 'nothing before the code').toHaveText('Enter the code')
  await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
  await enquiry.confirm.click()
  await page.getByRole('link', { name: /^GAP insurance, selling/ }).click()
  await expect(page).toHaveURL(`/additional-services/${orderRef}`)
  await expect(form.title).toHaveText('What goes with a new lease')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const main = page.getByRole('main')
  await expect(main).toContainText(`once, for ${car.offer.term} months`)
  for (const secret of [visitor.email, visitor.name, visitor.phone]) {
    await expect(main).not.toContainText(secret)
  }
  await expectSound(page)
  await form.fill({
    'Number plate': 'AB73 CDE',
    Make: 'Nobody',
    Model: 'Knows it',
    'Miles on the clock': '22000',
    'Your name': visitor.name,
    'E-mail': visitor.email,
  })
  await form.submit.click()
  await expect(form.outcome).toContainText('a person looks at it')
  await expect(form.outcome).toContainText(byDay())
  await main.getByRole('link', { name: 'Prices for other cars and terms' }).click()
  await expect(main.getByLabel('Your leased car')).toHaveValue(`${car.make}.${car.range}`)
  await page.goto('/additional-services/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(form.title).toContainText('404')
})

test('R-26 the menu of other services leads to what is built @wide', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['GAP insurance', 'Sell your car', 'Car concierge', 'Contact us']) {
    await expect(nav.getByRole('link', { name, includeHidden: true })).toHaveCount(1)
  }
})
