/** Every car, for people who came to search. */
export { generateMetadata, Page as default } from './car-search-page.tsx'
