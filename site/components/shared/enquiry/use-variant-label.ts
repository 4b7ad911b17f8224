import { useEffect, useState } from 'react'

/** What is known of the visit, which is loaded when a form is first used and not with its page. */
export const loadVisit = () => import('#site/stores/visit.ts')

/**
 * The words of the variant that a visitor was assigned, once they are known; until then, and for
 * everybody else, those on the page. Rules.
 */
export function useVariantLabel(scenario: string, shown: string): string {
  const [label, setLabel] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    loadVisit()
      .then(({ variantLabel }) => variantLabel(scenario))
      .then(
        (words) => isLeft || setLabel(words),
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [scenario])
  return label ?? shown
}
