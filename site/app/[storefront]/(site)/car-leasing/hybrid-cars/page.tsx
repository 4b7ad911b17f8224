import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Hybrid and plug-in hybrid cars. */
const { generateMetadata, Page } = subjectListPage('hybridCars')

export { generateMetadata, Page as default }
