import { alertEnd, mostAlerts } from '#core/alerts/alert-terms.ts'
import { watchedDeals } from '#core/alerts/watched-deals.ts'
import type { WatchedWords } from '#core/alerts/watched-words.ts'
import { offerPath } from '#core/landing/offer-path.ts'
import { financeTypeTable, type FinanceType } from '#core/offer/finance-type.ts'
import { isPcpOffer, type Offer } from '#core/offer/offer.ts'
import { currencyInColumn } from '#core/pricing/money/currency.ts'
import { pcpDescription } from '#core/pricing/pcp/pcp-description.ts'
import { formActions, paths } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { DerivativeSummary } from '#core/vehicle/derivative.ts'
import { dealRows } from '../emails/deal-rows.ts'
import { type Email, type EmailBlock, emailOf, textBlock } from '../emails/email-template.ts'

type To = {
  email: string
  siteUrl: string
  /** The address sealed for links. Rule C-113. */
  token: string
}

/** A fall as an e-mail says it. */
export type Fall = {
  page: string
  words: WatchedWords
  /** The lowest offer, and its car. */
  offer: Offer
  car: DerivativeSummary
  since: Date
  requestedAt: Date
  requestedPence: number | null
}

const ownAlerts = ({ siteUrl, token }: To) => `${siteUrl}${paths.priceAlerts(`of=${token}`)}`

/** One click of a mail program stops all alerts of the address, and no other e-mail. Rule W-132. */
const stopUrl = ({ siteUrl, token }: To) => `${siteUrl}${formActions.stopAlerts}?token=${token}`

/** The e-mail whose link confirms an alert, to an address that anybody may have typed. Rule W-127. */
export function confirmAlertEmail(
  { email, siteUrl }: Omit<To, 'token'>,
  { title, terms }: WatchedWords,
  { confirmToken, now }: { confirmToken: string; now: Date },
): Email {
  return emailOf({
    to: email,
    subject: `Confirm your price alert: ${title}`,
    title: 'One press and we watch this price',
    blocks: [
      textBlock(
        `Somebody, probably you, asked to be told at this address when a price falls. Nothing is sent until you confirm it, within seven days.`,
      ),
      { kind: 'facts', title, rows: [['What is watched', terms]] },
      {
        kind: 'link',
        label: 'Yes, watch this price',
        href: `${siteUrl}${paths.priceAlerts(`confirm=${confirmToken}`)}`,
      },
      textBlock(
        `You then get an e-mail when it falls, at most one a day, until ${writtenDay(alertEnd(now).toISOString())} or until you stop it.`,
      ),
      textBlock('If it was not you, you need do nothing: nothing is watched.'),
    ],
    reason:
      'You get this e-mail because this address was typed into a form. It is the only one until you confirm.',
    siteUrl,
  })
}

/** To somebody who asks for what they have: the form itself says nothing of who watches what. Rule C-131. */
export function alreadyWatchingEmail(to: To, { title, terms }: WatchedWords): Email {
  return emailOf({
    to: to.email,
    subject: `You watch this price already: ${title}`,
    blocks: [
      textBlock(
        'Somebody, probably you, asked to be told when this price falls. It is watched already: you need do nothing.',
      ),
      { kind: 'facts', title, rows: [['What is watched', terms]] },
      { kind: 'link', label: 'See your price alerts', href: ownAlerts(to) },
    ],
    ...withWayOut(to, 'You get this e-mail because this address was typed into a form again.'),
  })
}

/** To somebody who has as many alerts as there can be. Rule W-133. */
export function tooManyAlertsEmail(to: To, { title, terms }: WatchedWords): Email {
  return emailOf({
    to: to.email,
    subject: `Your ${mostAlerts} price alerts are taken`,
    blocks: [
      textBlock(
        `Somebody, probably you, asked to be told when another price falls. This address watches ${mostAlerts} already, which is the most there can be. Stop one of them and ask again.`,
      ),
      { kind: 'facts', title, rows: [['What was asked for', terms]] },
      { kind: 'link', label: 'See your price alerts', href: ownAlerts(to) },
    ],
    ...withWayOut(to, 'You get this e-mail because this address was typed into a form.'),
  })
}

/** The e-mail about prices that have fallen, all of an address in one. Rules W-129, W-130. */
export function fallenPricesEmail(to: To, falls: readonly Fall[]): Email {
  const [only, ...others] = falls
  const isOne = others.length === 0
  return emailOf({
    to: to.email,
    subject: isOne
      ? `A price you watch has fallen: ${only!.words.title}`
      : `${falls.length} prices you watch have fallen`,
    blocks: [
      textBlock(
        isOne
          ? 'The price that you asked us to watch has fallen.'
          : 'These prices that you asked us to watch have fallen.',
      ),
      ...falls.flatMap((fall) => fallBlocks(fall, to.siteUrl)),
      textBlock(
        'Prices change with every rate book of a provider. We write again when one is lower still, at most once a day.',
      ),
      { kind: 'link', label: 'See or stop your price alerts', href: ownAlerts(to) },
    ],
    ...withWayOut(to, 'You get this e-mail because you asked for price alerts and confirmed it.'),
  })
}

function fallBlocks(fall: Fall, siteUrl: string): EmailBlock[] {
  const { page, words, offer, car, since, requestedAt, requestedPence } = fall
  const isList = watchedDeals(page)?.kind === 'list'
  const asked = writtenDay(requestedAt.toISOString())
  const { financeType } = offer.profile
  // None of a PCP without its example: then no price stands beside it either.
  const price = dealRows(offer)
  const then =
    requestedPence === null ? 'Nothing was quoted' : monthlyText(requestedPence, financeType)
  return [
    {
      kind: 'facts',
      title: words.title,
      rows: [
        ['What is watched', words.terms],
        ...(isList ? ([['Cheapest now', `${carName(car)} ${car.name}`]] as const) : []),
        ...price,
        ['From', offer.provider.name],
        ['At this price since', writtenDay(since.toISOString())],
        ...(price.length > 0 ? ([[`When you asked, on ${asked}`, then]] as const) : []),
      ],
    },
    ...(isPcpOffer(offer) ? [textBlock(pcpDescription(offer))] : []),
    { kind: 'link', label: 'See this deal', href: `${siteUrl}${offerPath(offer)}` },
    ...(isList
      ? ([
          { kind: 'link', label: 'See all that you watch here', href: `${siteUrl}${page}` },
        ] as const)
      : []),
  ]
}

/** @example monthlyText(18900, 'personal') // '£189.00 a month inc. VAT' */
const monthlyText = (pence: number, financeType: FinanceType): string =>
  `${currencyInColumn(pence)} a month ${financeTypeTable[financeType].vat}`

const withWayOut = (to: To, reason: string) => ({
  reason: `${reason}\nStop all price alerts: ${stopUrl(to)}`,
  siteUrl: to.siteUrl,
  headers: {
    'List-Unsubscribe': `<${stopUrl(to)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
})
