import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Vans, at business prices until another finance type is chosen. */
const { generateMetadata, Page } = subjectListPage('vanLeasing')

export { generateMetadata, Page as default }
