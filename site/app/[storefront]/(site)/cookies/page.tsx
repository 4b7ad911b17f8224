import { contentPage } from '../content-route.tsx'

const { generateMetadata, Page } = contentPage('cookies')

export { generateMetadata, Page as default }
