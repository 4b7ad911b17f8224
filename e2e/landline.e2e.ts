import { expect, test } from './site-test.ts'
import { expectSound } from './sound-page.ts'
import { leadInMailbox } from './larkway/lead.ts'
import { newestMessageTo } from './larkway/outbox.ts'
import { newVisitor } from './larkway/visitor.ts'
import { enquiryPage } from './pages/enquiry-page.ts'

/** Of the landlines in Leeds that the regulator keeps free for fiction. */
const landlineOf = (digits: string) => `0113 496 0${digits}`

for (const tag of ['@wide', '@no-script']) {
  test(`W-106 R-41 an enquiry with a landline is confirmed by the link in its e-mail ${tag}`, async ({
    page,
    request,
    car,
  }) => {
    const enquiry = enquiryPage(page)
    const visitor = newVisitor()
    // As many links go to an address as codes go to a phone, so everybody has one of their own.
    const email = `landline.${Date.now()}@example.com`
    const phone = landlineOf(visitor.phone.slice(-3))
    await enquiry.open(car.capId, car.offer.id)
    await enquiry.fill({ ...visitor, email, phone })
    await enquiry.submit.click()
    await expect(enquiry.title).toHaveText('Open the link in our e-mail')
    await expect(page.getByRole('main')).toContainText(/e-mailed a link/)
    await expect(page.getByRole('main')).not.toContainText('text message')
    await expect(enquiry.code).toHaveCount(0)
    if (tag === '@wide') await expectSound(page)
    const orderRef = enquiry.orderRef()

    const mail = await newestMessageTo(request, email)
    const link = /https?:\S+step=link\S+/.exec(mail.body)![0]
    // Opening it confirms nothing, since mail programs open links by themselves.
    await page.goto(new URL(link).pathname + new URL(link).search)
    await expect(enquiry.title).toHaveText('Confirm your enquiry')
    await enquiry.confirm.click()
    await expect(enquiry.title).toHaveText('Thank you, your enquiry is in')
    await expect(enquiry.reference).toContainText(orderRef)
    const lead = await leadInMailbox(request, orderRef)
    if (lead) expect(lead.body).toContain('Phone not confirmed')
  })
}
