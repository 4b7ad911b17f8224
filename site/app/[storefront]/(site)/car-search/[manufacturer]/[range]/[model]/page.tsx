import { carSearchPage } from '#site/app/[storefront]/(site)/car-search/car-search-page.tsx'

/** The derivatives of a car model. */
const { generateMetadata, Page } = carSearchPage()

export { generateMetadata, Page as default }
