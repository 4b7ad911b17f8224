import { pino } from 'pino'
import { mailchimpNewsletter } from '#leasing-api/adapters/mailchimp.ts'
import { metaConversions } from '#leasing-api/adapters/meta-conversions.ts'
import type { OutsideTools } from '#leasing-api/adapters/outside-service.ts'
import { partnerValuation } from '#leasing-api/adapters/partner-valuation.ts'
import { phoneValidation } from '#leasing-api/adapters/phone-validation.ts'
import { twilioTexts } from '#leasing-api/adapters/twilio-texts.ts'
import { documentedSettings } from './documented-services.ts'

/** Every adapter of an HTTP service, all at one address. */
export function adaptersAt(baseUrl: string, tools: Partial<OutsideTools> = {}) {
  const { twilio, mailchimp, meta, valuation, phoneValidation: phones } = documentedSettings
  const all = { logger: pino({ level: 'silent' }), baseUrl, ...tools }
  return {
    sendText: twilioTexts(twilio, all),
    checkPhone: phoneValidation({ ...phones, url: `${baseUrl}/phone` }, all),
    sendNewsletterMember: mailchimpNewsletter(mailchimp, all),
    sendConversion: metaConversions(meta, all),
    valueCar: partnerValuation({ ...valuation, url: `${baseUrl}/value` }, all),
  }
}

export type AdaptersAt = ReturnType<typeof adaptersAt>

const member = { email: 'Ada@Example.com', firstName: 'Ada', secondName: 'Lovelace' }
const conversion = {
  eventId: 'Zk3v0bWn7x2QfLr9sTqY',
  eventName: 'Lead',
  referer: 'https://www.larkway.example/special-offers',
  fbp: 'fb.1.1.2',
  fbc: '',
  createdAt: new Date('2026-11-20T09:00:00.900Z'),
  clientAddress: '203.0.113.7',
  userAgent: 'Firefox',
}
const car = {
  registration: 'AB23CDE',
  make: null,
  model: null,
  regDate: '2023-03-01',
  mileageMiles: 22_000,
}

/** Each thing that we ask of a service: what comes of it when the service works, and when not. */
export const attempts = [
  {
    name: 'text message',
    limit: 'textMessages',
    run: ({ sendText }: AdaptersAt) =>
      sendText({ to: '+447700900123', body: 'Code 123456', orderRef: 'x' }),
    works: true,
    fails: false,
  },
  {
    name: 'phone validation',
    limit: 'phoneValidation',
    run: ({ checkPhone }: AdaptersAt) => checkPhone('07700 900123'),
    works: { status: 'valid' },
    fails: { status: 'unavailable' },
  },
  {
    name: 'newsletter, joined',
    limit: 'newsletter',
    run: ({ sendNewsletterMember }: AdaptersAt) =>
      sendNewsletterMember({ ...member, isSubscribed: true }),
    works: 'taken',
    fails: 'later',
  },
  {
    name: 'newsletter, left',
    limit: 'newsletter',
    run: ({ sendNewsletterMember }: AdaptersAt) =>
      sendNewsletterMember({ ...member, isSubscribed: false }),
    works: 'taken',
    fails: 'later',
  },
  {
    name: 'conversion',
    limit: 'conversions',
    run: ({ sendConversion }: AdaptersAt) => sendConversion(conversion),
    works: 'taken',
    fails: 'later',
  },
  {
    name: 'valuation',
    limit: 'valuation',
    run: ({ valueCar }: AdaptersAt) => valueCar(car),
    works: expectedValue(),
    fails: null,
  },
] as const

function expectedValue() {
  const value = { lowPence: 950_000, middlePence: 1_000_000, highPence: 1_050_000 }
  return { make: 'Ford', model: 'Puma ST', regDate: '2023-04-02', ...value }
}
