import serverTexts from '#core/messages/en.json' with { type: 'json' }
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { corsa } from '#core/fixtures/vehicles.ts'
import { wrongCodeText } from '#core/wizard/code-refusal.ts'
import { enquiryHandover } from '#core/wizard/enquiry-handover.ts'
import {
  alreadyWatchingEmail,
  confirmAlertEmail,
  fallenPricesEmail,
  tooManyAlertsEmail,
} from '#leasing-api/alerts/alert-emails.ts'
import {
  confirmListEmail,
  customerFormEmail,
  formEmail,
  newsSubject,
  welcomeEmail,
} from '#leasing-api/forms/form-emails.ts'
import { paths } from '#core/routes/paths.ts'
import { codeText } from '#leasing-api/orders/code-text.ts'
import { messages } from '#site/messages/en.ts'
import { textsOf } from './texts-of.ts'
import { documents } from '../content-seed.ts'

const siteUrl = 'https://larkway.example'
const token = 'a-token'
const watched = { title: 'Vauxhall Corsa', terms: 'Personal lease, 36 months.' }
const day = new Date('2026-11-20T09:00:00Z')
const ada = { name: 'Ada Lovelace', email: 'ada@example.com', siteUrl }

/** Every e-mail and text message there is but the confirmation of an enquiry, with sample data. */
export const sentTexts: readonly string[] = [
  ...(['contact', 'concierge', 'carSale', 'dealPreference'] as const).map((kind) =>
    formEmail(kind, ada, { reference: 'a reference', answerBy: '2026-12-02' }),
  ),
  confirmListEmail(ada, newsSubject, 'a-token'),
  welcomeEmail(ada, newsSubject, 'a-token'),
  confirmAlertEmail(ada, watched, { confirmToken: token, now: day }),
  alreadyWatchingEmail({ ...ada, token }, watched),
  tooManyAlertsEmail({ ...ada, token }, watched),
  fallenPricesEmail({ ...ada, token }, [
    {
      page: '/pcp',
      words: watched,
      offer: corsaPersonal36,
      car: corsa,
      since: day,
      requestedAt: day,
      requestedPence: 19_900,
    },
  ]),
  customerFormEmail(ada, {
    ...watched,
    link: siteUrl + paths.findMyDeal('hash=a-hash'),
  }),
]
  .flatMap(({ subject, text }) => [subject, text])
  .concat(codeText('123456', { sender: 'Larkway', host: 'larkway.example' }))

/** The paths that these lead to on our own site. */
export const sentPaths: readonly string[] = sentTexts.flatMap((text) =>
  [...text.matchAll(/https:\/\/larkway\.example(\/[^\s?#]*)/g)].map(([, path]) => path!),
)

/** Every text of ours that a visitor may read, with where it comes from. */
export const ownTexts: readonly { from: string; text: string }[] = [
  ...documents.flatMap((document) =>
    textsOf(document).map((text) => ({ from: document._id, text })),
  ),
  ...textsOf(messages).map((text) => ({ from: 'site/messages/en', text })),
  ...textsOf(serverTexts).map((text) => ({ from: 'core/messages/en.json', text })),
  ...sentTexts.map((text) => ({ from: 'leasing-api', text })),
  ...[1, 4].map((left) => ({ from: 'core/wizard', text: wrongCodeText(left) })),
  ...[true, false].map((is) => ({ from: 'core/wizard', text: enquiryHandover(is) })),
]
