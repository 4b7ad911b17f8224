import { carSearchPage } from '../../../../../car-search-page.tsx'

/** The same derivatives, where a list of vehicles is linked to. */
const { generateMetadata, Page } = carSearchPage({ isVehicles: true })

export { generateMetadata, Page as default }
