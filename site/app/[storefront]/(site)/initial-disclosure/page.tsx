import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('initialDisclosure')

export default function Page() {
  return <ContentRoute name="initialDisclosure" />
}
