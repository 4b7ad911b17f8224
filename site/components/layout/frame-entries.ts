import type { PlainRoute } from '#core/routes/shown-link.ts'
import type { Messages } from '#site/messages/en.ts'

/** A route without parameters that has a text to be led to by. */
export type EntryName = PlainRoute & keyof Messages['layout']['entries']

type Title = keyof Messages['layout']['headings']
type Part = 'makes' | 'bodyTypes' | 'budgets' | 'guides'
type Column = { title?: Title; part?: Part; entries: readonly EntryName[] }
type List = { title: Title; entries: readonly EntryName[] }

/**
 * What menus, footer and site map lead to, by the names of routes: an entry is shown once its page is
 * built. Menus and footer stand until editors publish theirs. Rule R-26.
 */
export const menuEntries: readonly { title: Title; columns: readonly Column[] }[] = [
  {
    title: 'deals',
    columns: [
      {
        entries: [
          'findMyDeal',
          'compare',
          'specialOffers',
          'inStock',
          'personalCarLeasing',
          'businessCarLeasing',
          'pcp',
          'vanLeasing',
        ],
      },
    ],
  },
  {
    title: 'compare',
    columns: [
      { title: 'byMake', part: 'makes', entries: ['manufacturers', 'carSearch'] },
      { title: 'byBudget', part: 'budgets', entries: ['budgets', 'budgetSearch'] },
      { title: 'byBodyType', part: 'bodyTypes', entries: ['bodyTypes'] },
    ],
  },
  {
    title: 'electric',
    columns: [{ entries: ['electricCars', 'hybridCars', 'electricVsPetrol'] }],
  },
  {
    title: 'services',
    columns: [
      {
        entries: ['gapInsurance', 'sellYourCar', 'carChangeCalculator', 'calculators', 'concierge'],
      },
    ],
  },
  {
    title: 'guides',
    columns: [
      { entries: ['guides', 'whatIsCarLeasing', 'valueScore', 'faq', 'aboutUs', 'contactUs'] },
      { title: 'reading', part: 'guides', entries: [] },
    ],
  },
]

/** What the law wants linked from every page. */
export const legalEntries: readonly EntryName[] = [
  'initialDisclosure',
  'terms',
  'privacyPolicy',
  'cookies',
]

export const footerEntries: readonly List[] = [
  {
    title: 'find',
    entries: [
      'findMyDeal',
      'carSearch',
      'budgetSearch',
      'compare',
      'specialOffers',
      'inStock',
      'businessCarLeasing',
      'vanLeasing',
      'electricCars',
      'hybridCars',
      'manufacturers',
    ],
  },
  {
    title: 'help',
    entries: [
      'guides',
      'whatIsCarLeasing',
      'valueScore',
      'faq',
      'carChangeCalculator',
      'electricVsPetrol',
      'contactUs',
    ],
  },
  { title: 'house', entries: ['aboutUs', 'ourBrokers', ...legalEntries, 'siteMap'] },
]

/** Every page without parameters that search engines may list, the site map itself aside. Rule R-28. */
export const siteMapEntries: readonly List[] = [
  {
    title: 'find',
    entries: [
      'compare',
      'specialOffers',
      'inStock',
      'personalCarLeasing',
      'businessCarLeasing',
      'pcp',
      'vanLeasing',
      'electricCars',
      'hybridCars',
      'findMyDeal',
    ],
  },
  { title: 'search', entries: ['carLeasing', 'manufacturers', 'budgets', 'bodyTypes'] },
  {
    title: 'services',
    entries: [
      'calculators',
      'fourWays',
      'carChangeCalculator',
      'returnBill',
      'electricVsPetrol',
      'electricVsPetrolQuestions',
      'gapInsurance',
      'sellYourCar',
      'concierge',
    ],
  },
  { title: 'guides', entries: ['guides', 'whatIsCarLeasing', 'valueScore', 'faq'] },
  { title: 'house', entries: ['home', 'aboutUs', 'ourBrokers', 'contactUs', ...legalEntries] },
]
