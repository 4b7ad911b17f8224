import { contentPage } from '../content-route.tsx'

const { generateMetadata, Page } = contentPage('privacyPolicy')

export { generateMetadata, Page as default }
