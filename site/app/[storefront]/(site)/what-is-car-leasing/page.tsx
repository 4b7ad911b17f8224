import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('what-is-car-leasing')

export default function Page() {
  return <ContentRoute pageKey="what-is-car-leasing" />
}
