import type { APIRequestContext, Page } from '@playwright/test'
import { config } from './config.ts'
import { expect, test } from './site-test.ts'
import { leadInMailbox } from './larkway/lead.ts'
import { codeSentTo, messagesTo, type OutboxMessage } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { enquiryPage } from './pages/enquiry-page.ts'
import { serviceForm } from './pages/service-form.ts'

for (const tag of ['@wide', '@no-script']) {
  test(`W-102 W-104 W-105 from a special offer to the provider’s mailbox, onto the list and off it ${tag}`, async ({
    page,
    request,
    car,
  }) => {
    const enquiry = enquiryPage(page)
    const visitor = { ...newVisitor(), email: `walk.${Date.now()}@example.com` }
    await page.goto(`/special-offers/${car.special.id}/details`)
    if (tag === '@wide') await page.getByRole('button', { name: 'Ask for this offer' }).click()
    await enquiry.fill(visitor)
    await page.getByLabel(/^Send me e-mails about new deals/).check()
    await enquiry.submit.click()
    await expect(enquiry.title).toHaveText('Enter the code')
    const orderRef = enquiry.orderRef()
    await enquiry.code.fill(await codeSentTo(request, visitor.phoneE164))
    await enquiry.confirm.click()
    await expect(enquiry.title).toHaveText('Thank you, your enquiry is in')

    const lead = await leadInMailbox(request, orderRef)
    if (lead) {
      expect(lead.body).toContain(visitor.phoneE164)
      expect(lead.body).toContain(visitor.email)
      await expectFits(page, lead)
    }
    const confirmation = await mailTo(request, visitor.email, /^Your enquiry about/)
    expect(confirmation.body).toContain(orderRef)
    await expectFits(page, confirmation)

    const invitation = await mailTo(request, visitor.email, /^Confirm that you want/)
    await expectFits(page, invitation)
    await page.goto(linkIn(invitation, /confirm=/))
    await page.getByRole('button', { name: 'Put me on the list' }).click()
    await expect(enquiry.title).toHaveText('You are on the list')

    const welcome = await mailTo(request, visitor.email, /^You are on the list/)
    await expectFits(page, welcome)
    const leave = linkIn(welcome, /forms\/unsubscribe/)
    expect(welcome.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringContaining(leave),
    })
    await page.goto(leave)
    const form = serviceForm(page)
    await page.getByRole('main').getByRole('button', { name: 'Take me off the lists' }).click()
    await expect(form.outcome).toContainText('You are off our lists')
  })
}

/** The message to somebody whose subject is of a kind, once it is there. */
async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<OutboxMessage> {
  const find = async () =>
    (await messagesTo(request, address)).find((message) => subject.test(message.subject ?? ''))
  await expect.poll(find).toBeDefined()
  return (await find())!
}

/** The first address in a message's plain text that is of a kind, as a path of the site under test. */
function linkIn({ body }: OutboxMessage, kind: RegExp): string {
  const link = body.match(/https?:\/\/\S+/g)!.find((each) => kind.test(each))!
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Nothing in a message is wider than a phone, and its subject is one line. */
async function expectFits(page: Page, { id, subject }: OutboxMessage): Promise<void> {
  expect(subject).not.toMatch(/\n/)
  const mail = await page.context().newPage()
  await mail.setViewportSize({ width: 360, height: 740 })
  await mail.goto(`${config.leasingApiUrl}/outbox/message?id=${id}`)
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible()
  const box = await mail.locator('html').boundingBox()
  const table = await mail
    .getByRole('heading', { level: 1 })
    .locator('xpath=ancestor::table[1]')
    .boundingBox()
  expect(table!.width).toBeLessThanOrEqual(box!.width)
  await mail.close()
}
