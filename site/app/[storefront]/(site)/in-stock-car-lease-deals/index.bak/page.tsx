import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** A copy of the page of cars in stock, which search engines leave out. Rule R-15. */
const { generateMetadata, Page } = subjectListPage('inStockCopy')

export { generateMetadata, Page as default }
