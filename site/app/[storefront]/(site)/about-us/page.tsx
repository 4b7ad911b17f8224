import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('aboutUs')

export default function Page() {
  return <ContentRoute name="aboutUs" />
}
