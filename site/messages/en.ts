import layout from './en/layout.json' with { type: 'json' }
import account from './en/account.json' with { type: 'json' }
import accountGuard from './en/account-guard.json' with { type: 'json' }
import admin from './en/admin.json' with { type: 'json' }
import adminRateBooks from './en/admin-rate-books.json' with { type: 'json' }
import adminLeads from './en/admin-leads.json' with { type: 'json' }
import adminFigures from './en/admin-figures.json' with { type: 'json' }
import adminActivity from './en/admin-activity.json' with { type: 'json' }
import adminUsers from './en/admin-users.json' with { type: 'json' }
import adDeal from './en/ad-deal.json' with { type: 'json' }
import calculators from './en/calculators.json' with { type: 'json' }
import carChange from './en/car-change.json' with { type: 'json' }
import car from './en/car.json' with { type: 'json' }
import consent from './en/consent.json' with { type: 'json' }
import content from './en/content.json' with { type: 'json' }
import deal from './en/deal.json' with { type: 'json' }
import dealCard from './en/deal-card.json' with { type: 'json' }
import electric from './en/electric.json' with { type: 'json' }
import embedded from './en/embedded.json' with { type: 'json' }
import enquiry from './en/enquiry.json' with { type: 'json' }
import failed from './en/failed.json' with { type: 'json' }
import failure from './en/failure.json' with { type: 'json' }
import fourWays from './en/four-ways.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import mailingList from './en/mailing-list.json' with { type: 'json' }
import make from './en/make.json' with { type: 'json' }
import markdown from './en/markdown.json' with { type: 'json' }
import money from './en/money.json' with { type: 'json' }
import newsletter from './en/newsletter.json' with { type: 'json' }
import priceAlerts from './en/price-alerts.json' with { type: 'json' }
import preview from './en/preview.json' with { type: 'json' }
import returnBill from './en/return-bill.json' with { type: 'json' }
import specialOffer from './en/special-offer.json' with { type: 'json' }
import results from './en/results.json' with { type: 'json' }
import resultsList from './en/results-list.json' with { type: 'json' }
import services from './en/services.json' with { type: 'json' }
import saved from './en/saved.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import value from './en/value.json' with { type: 'json' }
import wizard from './en/wizard.json' with { type: 'json' }
import versions from './en/versions.json' with { type: 'json' }

/** Every sentence of the interface that is neither an editor's nor a message of `core/messages`. */
export const messages = {
  layout,
  // What a guard says has a file of its own: its script comes to guests as well.
  account: { ...account, ...accountGuard },
  admin,
  adminRateBooks,
  adminLeads,
  adminFigures,
  adminActivity,
  adminUsers,
  adDeal,
  calculators,
  car,
  carChange,
  consent,
  content,
  // What a list of deals shows has files of its own: its script comes with them and no other texts.
  deal: { ...deal, ...dealCard },
  electric,
  embedded,
  enquiry,
  failed,
  failure,
  fourWays,
  home,
  mailingList,
  make,
  markdown,
  money,
  newsletter,
  preview,
  priceAlerts,
  results: { ...results, list: resultsList },
  returnBill,
  saved,
  services,
  search,
  specialOffer,
  value,
  versions,
  wizard,
}

export type Messages = typeof messages

/** The named texts of a group alone: a page sends a client component those it shows and no others. */
export function picked<Texts extends object, Name extends keyof Texts>(
  texts: Texts,
  names: readonly Name[],
): Pick<Texts, Name> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<Texts, Name>
}
