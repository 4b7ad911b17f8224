import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('about-us')

export default function Page() {
  return <ContentRoute pageKey="about-us" />
}
