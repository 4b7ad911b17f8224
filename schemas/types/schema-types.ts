import { callOut } from './call-out.ts'
import { contentTable } from './content-table.ts'
import { faq } from './faq.ts'
import { guide } from './guide.ts'
import { guideCategory } from './guide-category.ts'
import { marketingClaim } from './marketing-claim.ts'
import { pageContent } from './page-content.ts'
import { richText } from './rich-text.ts'
import { seo } from './seo.ts'
import { siteSettings } from './site-settings.ts'

/** The whole content model. */
export const schemaTypes = [
  siteSettings,
  marketingClaim,
  faq,
  guideCategory,
  guide,
  pageContent,
  richText,
  contentTable,
  callOut,
  seo,
]
