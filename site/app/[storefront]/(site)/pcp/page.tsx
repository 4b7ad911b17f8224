import { subjectListPage } from '#site/app/[storefront]/(site)/subject-list-page.tsx'

/** Cars on PCP, with a representative example. */
const { generateMetadata, Page } = subjectListPage('pcp')

export { generateMetadata, Page as default }
