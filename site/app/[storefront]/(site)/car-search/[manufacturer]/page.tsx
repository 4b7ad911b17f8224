/** The cars of a make. */
export { generateMetadata, Page as default } from '../car-search-page.tsx'
