import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const dynamic = 'error'

export const generateMetadata = () => contentMetadata('privacy-policy')

export default function Page() {
  return <ContentRoute pageKey="privacy-policy" />
}
