import { carSearchPage } from '#site/app/[storefront]/(site)/car-search/car-search-page.tsx'

/** The cars of a range. */
const { generateMetadata, Page } = carSearchPage()

export { generateMetadata, Page as default }
