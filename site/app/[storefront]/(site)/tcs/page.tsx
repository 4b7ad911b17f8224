import { contentPage } from '../content-route.tsx'

const { generateMetadata, Page } = contentPage('terms')

export { generateMetadata, Page as default }
