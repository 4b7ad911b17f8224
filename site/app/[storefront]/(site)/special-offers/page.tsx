import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Cars with a special offer. */
const { generateMetadata, Page } = subjectListPage('specialOffers')

export { generateMetadata, Page as default }
