import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Cars that are in stock. */
const { generateMetadata, Page } = subjectListPage('inStock')

export { generateMetadata, Page as default }
