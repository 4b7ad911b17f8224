import { carStep } from '#site/app/[storefront]/(site)/car-search/car-step.tsx'

export const generateStaticParams = () => []

const { generateMetadata, Page } = carStep('carSearchModel')

export { generateMetadata }

/** Who the car is for. */
export default Page
