/** The derivatives of a car model under one finance type. */
export {
  generateMetadata,
  Page as default,
} from '#site/app/[storefront]/(site)/car-search/car-search-page.tsx'
