import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Cars and vans on a business lease, at prices without VAT. */
const { generateMetadata, Page } = subjectListPage('businessCarLeasing')

export { generateMetadata, Page as default }
