import { NotFoundView } from '#site/components/failure/not-found-view.tsx'
import { isBuilt } from '#site/policy/routes.ts'
import { errorWords } from './error-words.tsx'

/** The page of an address without one, inside the default layout, so that menu and footer stay. */
export default async function NotFoundPage() {
  return <NotFoundView isBuilt={isBuilt} words={await errorWords('not-found')} />
}
