import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Electric cars. */
const { generateMetadata, Page } = subjectListPage('electricCars')

export { generateMetadata, Page as default }
