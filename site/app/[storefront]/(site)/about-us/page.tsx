import { contentPage } from '../content-route.tsx'

const { generateMetadata, Page } = contentPage('aboutUs')

export { generateMetadata, Page as default }
