import { contentMetadata } from '../content-route.tsx'
import { FaqRoute } from './faq-route.tsx'

export const generateMetadata = () => contentMetadata('faq')

/** Every question there is, by topic. */
export default function Page() {
  return <FaqRoute />
}
