import { ContentRoute, contentMetadata } from '../content-route.tsx'

export const generateMetadata = () => contentMetadata('whatIsCarLeasing')

export default function Page() {
  return <ContentRoute name="whatIsCarLeasing" />
}
