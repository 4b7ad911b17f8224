import { NotFoundView } from '#site/components/failure/not-found-view.tsx'
import { isBuilt } from '#site/policy/routes.ts'

/** Where no layout stands around it. */
export default function NotFound() {
  return <NotFoundView isBuilt={isBuilt} />
}
