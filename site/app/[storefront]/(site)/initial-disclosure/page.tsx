import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('initialDisclosure')

export default function Page() {
  return <ContentRoute name="initialDisclosure" />
}
