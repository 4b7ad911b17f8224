import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Cars on a personal lease. */
const { generateMetadata, Page } = subjectListPage('personalCarLeasing')

export { generateMetadata, Page as default }
