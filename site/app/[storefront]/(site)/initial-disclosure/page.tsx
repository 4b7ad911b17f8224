import { contentPage } from '../content-route.tsx'

const { generateMetadata, Page } = contentPage('initialDisclosure')

export { generateMetadata, Page as default }
