import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('our-brokers')

export default function Page() {
  return <ContentRoute pageKey="our-brokers" />
}
