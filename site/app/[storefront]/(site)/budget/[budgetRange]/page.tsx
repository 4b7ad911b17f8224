import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** The cars of a budget band. */
const { generateMetadata, Page } = subjectListPage('budget', 'budgetRange')

export { generateMetadata, Page as default }
