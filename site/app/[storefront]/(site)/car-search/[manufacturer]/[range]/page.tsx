import { carStep } from '#site/app/[storefront]/(site)/car-search/car-step.tsx'

export const generateStaticParams = () => []

const { generateMetadata, Page } = carStep('carSearchRange')

export { generateMetadata }

/** Which variant of the model; where there is but one, who the car is for. */
export default Page
