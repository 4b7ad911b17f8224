import { carSearchPage } from './car-search-page.tsx'

/** Every car, for people who came to search. */
const { generateMetadata, Page } = carSearchPage()

export { generateMetadata, Page as default }
