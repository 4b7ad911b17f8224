import { carSearchPage } from '#site/app/[storefront]/(site)/car-search/car-search-page.tsx'

/** The same derivatives, where a list of vehicles is linked to. */
const { generateMetadata, Page } = carSearchPage({ isVehicles: true })

export { generateMetadata, Page as default }
