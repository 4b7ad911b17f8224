import { carSearchPage } from '../../car-search-page.tsx'

/** The cars of a range. */
const { generateMetadata, Page } = carSearchPage()

export { generateMetadata, Page as default }
