import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { SampleCar } from './sample-car.ts'
import { newVisitor } from './visitor.ts'
import { messagesTo, newestMessageTo } from './outbox.ts'

/** The form under a price, opened. */
export async function openPriceAlert(page: Page) {
  const form = page.locator('details', { has: page.locator('form[action="/forms/price-alert"]') })
  await form.locator('summary').click()
  return {
    watched: form.locator('input[name=page]'),
    email: form.getByLabel('E-mail'),
    submit: form.getByRole('button', { name: 'Watch this price' }),
  }
}

/** The address of a car's deal on its own terms, as the page itself writes it. */
export const dealOf = ({ capId, offer: { term, annualMileage, depositValue, stock } }: SampleCar) =>
  `/vehicles/${capId}/offers?term=${term}&mileage=${annualMileage}&deposit=${depositValue}&stock=${Number(stock)}`

/** Asks on a deal's page to be told when it falls, and confirms it; gives the new visitor's e-mail address. */
export async function watchDeal(
  page: Page,
  request: APIRequestContext,
  car: SampleCar,
): Promise<string> {
  const { email } = newVisitor()
  await page.goto(dealOf(car))
  const form = await openPriceAlert(page)
  await form.email.fill(email)
  await form.submit.click()
  await confirmPriceAlert(page, request, email)
  return email
}

/** Presses the link of the newest e-mail to an address, and the button that it leads to. */
export async function confirmPriceAlert(page: Page, request: APIRequestContext, email: string) {
  const link = linkOf(await newestMessageTo(request, email), 'confirm')
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: 'Watch this price' }).click()
}

/** Path and query of an e-mail's link to the price alerts. */
export function linkOf({ body }: { body: string }, key: 'confirm' | 'of'): string {
  const link = new RegExp(`/price-alerts\\?${key}=\\S+`).exec(body)?.[0]
  expect(link, body).toBeDefined()
  return link!
}

/** How many e-mails to an address say that a price has fallen. */
export async function fallsSentTo(request: APIRequestContext, email: string): Promise<number> {
  const mail = await messagesTo(request, email)
  return mail.filter(({ body }) => body.includes('At this price since')).length
}
