import type { Page } from '@playwright/test'
import type { Visitor } from '../larkway/visitor.ts'

/** The enquiry: details, code, thank-you, which share one address. */
export function enquiryPage(page: Page) {
  const main = page.getByRole('main')
  const name = main.getByLabel('Your name')
  const email = main.getByLabel('E-mail', { exact: true })
  const phone = main.getByLabel('Phone', { exact: true })
  const code = main.getByLabel('Code from the text message')
  const wrongNumber = main.getByText('Wrong number?', { exact: true })
  return {
    title: main.getByRole('heading', { level: 1 }),
    name,
    email,
    phone,
    message: main.getByLabel('Message (optional)'),
    code,
    submit: main.locator('#enquiry-submit'),
    confirm: main.getByRole('button', { name: 'Confirm my enquiry' }),
    resend: main.getByRole('button', { name: 'Text me a new code' }),
    wrongNumber,
    /** The way out for whoever has the address of the code alone. */
    startAgain: main.getByRole('link', { name: 'Wrong number? Start again' }),
    codeSent: main.getByText(/^A new code is on its way/),
    /** The text service did not take the code's message. Rule W-150. */
    textNotSent: main.getByRole('alert').filter({ hasText: 'We could not send the text message' }),
    /** How long until another code may be asked for. Rule W-81. */
    resendWait: main.locator('#enquiry-resend-wait'),
    changePhone: async (number: string) => {
      if (!(await phone.isVisible())) await wrongNumber.click()
      await phone.fill(number)
      await main.getByRole('button', { name: 'Text the code to this number' }).click()
    },
    errorSummary: main.getByRole('alert').filter({ hasText: 'Please check' }),
    /** What becomes of the enquiry. Rule W-97. */
    handover: main
      .getByText('your enquiry is stored in this installation and goes to nobody')
      .first(),
    /** The one to say, in two groups. Rule W-78. */
    shortReference: main.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    reference: main.getByText(/In full: /),
    /** Car and price. Rule W-87. */
    deal: main.getByRole('region', { name: 'The deal you are asking for' }),
    /** What happens next, one line a day. Rule W-85. */
    next: main.getByRole('listitem').filter({ has: page.locator('strong') }),
    open: (capId: string, offerId: string) =>
      page.goto(`/vehicles/${capId}/get-this-deal?offer=${offerId}`),
    fill: async (visitor: Pick<Visitor, 'name' | 'email' | 'phone'>) => {
      await name.fill(visitor.name)
      await email.fill(visitor.email)
      await phone.fill(visitor.phone)
    },
    /** The order that the address names. */
    orderRef: () => new URL(page.url()).searchParams.get('order') ?? '',
  }
}
