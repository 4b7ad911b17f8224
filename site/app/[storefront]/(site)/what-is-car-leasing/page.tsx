import { contentPage } from '../content-route.tsx'

const { generateMetadata, Page } = contentPage('whatIsCarLeasing')

export { generateMetadata, Page as default }
