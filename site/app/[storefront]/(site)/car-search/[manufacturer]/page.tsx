import { carStep } from '../car-step.tsx'

/** Questions of the search by make are rendered when first asked for and kept until rates change. */
export const generateStaticParams = () => []

const { generateMetadata, Page } = carStep('carSearchMake')

export { generateMetadata }

/** Which model of the make. */
export default Page
