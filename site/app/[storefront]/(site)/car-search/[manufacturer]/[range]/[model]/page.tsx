import { carSearchPage } from '../../../car-search-page.tsx'

/** The derivatives of a car model. */
const { generateMetadata, Page } = carSearchPage()

export { generateMetadata, Page as default }
