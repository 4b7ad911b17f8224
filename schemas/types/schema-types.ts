import { article } from './article.ts'
import { banner } from './banner.ts'
import { calculator } from './calculator.ts'
import { callOut } from './call-out.ts'
import { chart } from './chart.ts'
import { claimNote } from './claim-note.ts'
import { comparison } from './comparison.ts'
import { contentTable } from './content-table.ts'
import { costTable } from './cost-table.ts'
import { experiment } from './experiment.ts'
import { experimentScenario } from './experiment-scenario.ts'
import { faq } from './faq.ts'
import { figure } from './figure.ts'
import { guide } from './guide.ts'
import { guideCategory } from './guide-category.ts'
import { legalReview } from './legal-review.ts'
import { liveFigure } from './live-figure.ts'
import { marketingClaim } from './marketing-claim.ts'
import { menu } from './menu.ts'
import { menuLink } from './menu-link.ts'
import { navigation } from './navigation.ts'
import { openingHours } from './opening-hours.ts'
import { pageContent } from './page-content.ts'
import { redirect } from './redirect.ts'
import { richText } from './rich-text.ts'
import { routeSeo } from './route-seo.ts'
import { seo } from './seo.ts'
import { siteSettings } from './site-settings.ts'
import { socialLink } from './social-link.ts'
import { storefront } from './storefront.ts'
import { storefrontTokens } from './storefront-tokens.ts'

const documentTypes = [
  siteSettings,
  navigation,
  marketingClaim,
  faq,
  guideCategory,
  guide,
  pageContent,
  article,
  banner,
  experiment,
  storefront,
  costTable,
  redirect,
  routeSeo,
]

const textTypes = [
  richText,
  liveFigure,
  contentTable,
  callOut,
  figure,
  comparison,
  chart,
  calculator,
  claimNote,
]

const partTypes = [
  seo,
  legalReview,
  openingHours,
  experimentScenario,
  menu,
  menuLink,
  socialLink,
  storefrontTokens,
]

/** The whole content model. */
export const schemaTypes = [...documentTypes, ...textTypes, ...partTypes]
