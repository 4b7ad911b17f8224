import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** The cars of a body type. */
const { generateMetadata, Page } = subjectListPage('bodyType', 'bodyType')

export { generateMetadata, Page as default }
