import type {
  Article,
  Banner,
  CostTable,
  Experiment,
  Faq,
  Guide,
  GuideCategory,
  MarketingClaim,
  Navigation,
  PageContent,
  Redirect,
  RouteSeo,
  SiteSettings,
  Storefront,
} from '#schemas/generated/sanity.types.ts'

type Authored<T> = T extends unknown ? Omit<T, '_rev' | '_createdAt' | '_updatedAt'> : never

type Authorable =
  | Article
  | Banner
  | CostTable
  | Experiment
  | Faq
  | Guide
  | GuideCategory
  | MarketingClaim
  | Navigation
  | PageContent
  | Redirect
  | RouteSeo
  | SiteSettings
  | Storefront

/** A document of the seed, typed by the content model; the lake adds revision and times. */
export type SeedDocument<T = Authorable> = Authored<T>
