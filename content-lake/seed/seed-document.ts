import type {
  Faq,
  Guide,
  GuideCategory,
  MarketingClaim,
  PageContent,
  SiteSettings,
} from '#schemas/generated/sanity.types.ts'

type Authored<T> = T extends unknown ? Omit<T, '_rev' | '_createdAt' | '_updatedAt'> : never

/** A document of the seed, typed by the content model; the lake adds revision and times. */
export type SeedDocument<
  T = SiteSettings | MarketingClaim | Faq | GuideCategory | Guide | PageContent,
> = Authored<T>
