import { NotFoundView } from '#site/components/failure/not-found-view.tsx'
import { isBuilt } from '#site/policy/routes.ts'
import { errorWords } from './error-words.tsx'

/** Inside the default layout, so that menu and footer stay. */
export default async function NotFound() {
  return <NotFoundView isBuilt={isBuilt} words={await errorWords('not-found')} />
}
